import type { api } from '@abhyas/contract';
import { keysOfVerdict, populationsOf } from '@abhyas/contract/assessments/key-rules';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { FieldError } from '@abhyas/contract/envelope';
import { actorOf, authorize, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { keyProblems, versionsOf } from '../../questions/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { canDecideKeys } from '../policies.ts';
import { listOf } from '../results/list-of.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { type PlacedQuestion, questionsOf } from '../versions/paper-version.ts';
import { droppedPopulation } from './dropped-population.store.ts';
import { openRound } from './rounds.store.ts';
import { showQuestionKey } from './show-question-key.ts';
import { insertVerdict, lockKeys } from '../marking/verdicts.store.ts';

type Decide = Input<(typeof api.assessments)['decideKey']>;

/**
 * exams: keys. Decides about the key of a question, in the version named and in every other one of its rank list that has the
 * question with the same key. The decision waits in the open round until that is applied.
 */
export async function decideKey(
  ctx: Context,
  { params, body }: Decide,
): Promise<Reply<(typeof api.assessments)['decideKey']>> {
  const { paperId, questionId } = params;
  authorize(ctx, canDecideKeys, await getPaper(ctx, paperId));
  const placed = await placedIn(ctx, paperId, params.version, questionId);
  const problems = await verdictProblems(ctx, placed ?? fail('NOT_FOUND'), body);
  if (problems.length > 0) failFields('INVALID_INPUT', problems);
  await inTransaction(ctx, async (tx) => {
    await lockKeys(tx, paperId);
    await insertAlike(tx, params, placed!, body);
    await record(tx, {
      action: 'paper.key_decided',
      subjectKind: 'paper',
      subjectId: paperId,
      reason: body.reason,
      details: { version: params.version, questionId, kind: body.kind },
    });
  });
  return showQuestionKey(ctx, { params });
}

async function placedIn(ctx: Context, paperId: string, version: number, questionId: string) {
  return questionsOf(await paperVersion(ctx, paperId, version)).find(({ id }) => id === questionId);
}

async function insertAlike(
  tx: TransactionContext,
  { paperId, version, questionId }: Decide['params'],
  placed: PlacedQuestion,
  body: Decide['body'],
): Promise<void> {
  const round = await openRound(tx, paperId);
  const usual = body.kind === 'drop' ? await droppedPopulation(tx, paperId, version) : populationsOf[body.kind][0];
  for (const listed of new Set([version, ...(await listOf(tx, paperId, version)).versions])) {
    const there = await placedIn(tx, paperId, listed, questionId);
    if (there?.keyVersion !== placed.keyVersion) continue;
    await insertVerdict(tx, paperId, {
      paperVersion: listed,
      questionId,
      round,
      kind: body.kind,
      keys: body.keys,
      population: body.population ?? usual,
      reason: body.reason,
      decidedBy: actorOf(tx).accountId,
      decidedAt: tx.clock.now(),
    });
  }
}

async function verdictProblems(
  ctx: Context,
  { id, version }: PlacedQuestion,
  { kind, keys, population }: Decide['body'],
): Promise<FieldError[]> {
  const { least, most } = keysOfVerdict[kind];
  const problems: FieldError[] = [];
  if (keys.length < least || keys.length > most)
    problems.push({ path: 'keys', messageKey: 'errors.fields.verdictKeys', values: { least, most } });
  if (population && !populationsOf[kind].includes(population))
    problems.push({ path: 'population', messageKey: 'errors.fields.verdictPopulation' });
  const words = (await versionsOf(ctx, [{ questionId: id, version }])).get(id) ?? fail('NOT_FOUND');
  for (const [at, key] of keys.entries())
    for (const { path, ...problem } of keyProblems(words, key))
      problems.push({ ...problem, path: path.replace('key', `keys.${at}`) });
  return problems;
}
