import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Variant } from '@abhyas/contract/questions/variables';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { drawVariant } from '../../questions/index.ts';
import { variedQuestions } from '../variants/varied-questions.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';
import { seenResult } from '../visibility/seen-result.ts';
import { practisedVersion } from './may-practise.ts';
import { insertRun, listRunning } from './practice-runs.store.ts';

type Endpoint = typeof api.assessments.startPracticeRun;

/** What a run asks, and of which version. */
export interface Asked {
  readonly version: PaperVersion;
  readonly questionIds: readonly string[];
}

/** Starts to practise a paper, or only what went wrong in an attempt at it; names the run that waits where there is one. The attempt and its result stay as they are. */
export async function startPracticeRun(
  ctx: Context,
  { params: { paperId }, body: { wrongOf } }: Input<Endpoint>,
): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const attemptId = wrongOf ?? null;
  const asked = wrongOf === undefined ? await whole(ctx, accountId, paperId) : await wrongOnes(ctx, paperId, wrongOf);
  return inTransaction(ctx, async (tx) => {
    const waiting = async () =>
      (await listRunning(tx, accountId, paperId)).find((run) => run.attemptId === attemptId)?.id;
    const known = await waiting();
    if (known !== undefined) return { runId: known, started: false };
    const runId = newId();
    const inserted = await insertRun(tx, {
      id: runId,
      paperId,
      paperVersion: asked.version.version,
      accountId,
      attemptId,
      wish: null,
      questionIds: asked.questionIds,
      variants: await drawFor(tx, runId, asked),
      state: 'running',
      startedAt: tx.clock.now(),
      endedAt: null,
    });
    if (!inserted) return { runId: (await waiting()) ?? fail('CONFLICT'), started: false };
    await record(tx, { action: 'practice_run.started', subjectKind: 'paper', subjectId: paperId });
    return { runId, started: true };
  });
}

async function whole(ctx: Context, accountId: string, paperId: string): Promise<Asked> {
  const number = (await practisedVersion(ctx, accountId, paperId)) ?? fail('PRACTICE_NOT_OPEN');
  const version = await paperVersion(ctx, paperId, number);
  return { version, questionIds: questionsOf(version).map(({ id }) => id) };
}

/** Wrong and half right ones of one's own attempt, in the order of the paper. */
async function wrongOnes(ctx: Context, paperId: string, attemptId: string): Promise<Asked> {
  const { attempt, result } = await seenResult(ctx, attemptId);
  if (attempt.accountId !== actorOf(ctx).accountId || attempt.paperId !== paperId) fail('NOT_FOUND');
  const version = await paperVersion(ctx, paperId, attempt.paperVersion);
  const wrong = new Set(
    result.answers.flatMap(({ questionId, outcome }) =>
      outcome === 'wrong' || outcome === 'partial' ? questionId : [],
    ),
  );
  const questionIds = questionsOf(version).flatMap(({ id }) => (wrong.has(id) ? id : []));
  if (questionIds.length === 0) fail('PRACTICE_NOT_OPEN');
  return { version, questionIds };
}

/** Numbers of its own for each of its questions with variables. */
export async function drawFor(
  tx: TransactionContext,
  runId: string,
  { version, questionIds }: Asked,
): Promise<Record<string, Variant>> {
  const varied = await variedQuestions(tx, version);
  return Object.fromEntries(
    questionIds.flatMap((id) => {
      const variables = varied.get(id)?.variables;
      return variables ? [[id, drawVariant(variables, `${runId}/${id}`)]] : [];
    }),
  );
}
