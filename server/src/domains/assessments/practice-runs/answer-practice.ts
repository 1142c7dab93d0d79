import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { recordAnswers } from '../../questions/index.ts';
import { markAnswers } from '../marking/mark-answers.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { checkStillPractised } from './may-practise.ts';
import {
  finishRun,
  getRun,
  insertPracticeAnswer,
  listPracticeAnswers,
  type PracticeAnswerRow,
  type PracticeRunRow,
} from './practice-runs.store.ts';
import { keysOfRun, presentAnswers, verdictsOfRun, versionOfRun } from './run-questions.ts';

type Endpoint = typeof api.assessments.answerPractice;
type Given = Input<Endpoint>['body'];

/** Marks one answer at once and explains it. The first answer stands, sent again it says the same; CONFLICT in a run that has ended. */
export async function answerPractice(ctx: Context, { params, body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  await checkStillPractised(ctx, await getRun(ctx, accountId, params.runId));
  const { run, answer } = await inTransaction(ctx, async (tx) => {
    const locked = await getRun(tx, accountId, params.runId, true);
    if (!locked.questionIds.includes(body.questionId)) fail('NOT_FOUND');
    const before = await listPracticeAnswers(tx, locked.id);
    const known = before.get(body.questionId);
    if (known) return { run: locked, answer: known };
    if (locked.state === 'finished') fail('CONFLICT');
    const made = await markOne(tx, locked, body);
    await insertPracticeAnswer(tx, locked.id, made);
    await remember(tx, accountId, made);
    if (before.size + 1 < locked.questionIds.length) return { run: locked, answer: made };
    await finishRun(tx, locked.id);
    return { run: { ...locked, state: 'finished' as const }, answer: made };
  });
  const [shown] = await presentAnswers(ctx, run, [answer]);
  return { ...shown!, state: run.state };
}

/** Marked as in the paper, alone: in practice every answer counts, also where the paper counts only some. */
async function markOne(
  tx: TransactionContext,
  run: PracticeRunRow,
  { questionId, response, seconds }: Given,
): Promise<PracticeAnswerRow> {
  const version = alone(await versionOfRun(tx, run), questionId);
  const stored = {
    questionId,
    kind: 'answer' as const,
    seat: 1,
    sequence: 1,
    answer: { response, review: false, seconds },
  };
  const [keys, verdicts] = [await keysOfRun(tx, run), await verdictsOfRun(tx, run)];
  const { outcome, marks, full, explanation } = markAnswers(version, keys, [stored], verdicts).answers[0]!;
  return { questionId, response, outcome, marks, full, explanation, seconds };
}

function alone(version: PaperVersion, questionId: string): PaperVersion {
  const sections = version.sections.flatMap(({ counted: _counted, ...section }) => {
    const questions = section.questions.filter(({ id }) => id === questionId);
    return questions.length === 0 ? [] : [{ ...section, questions }];
  });
  return { ...version, sections };
}

/** Into the answer history; the statistics of the question count papers alone. Who only looked up the solution answered nothing. */
async function remember(
  tx: TransactionContext,
  accountId: string,
  { questionId, response, outcome, seconds }: PracticeAnswerRow,
): Promise<void> {
  if (response !== null) await recordAnswers(tx, [{ accountId, questionId, outcome, seconds, at: tx.clock.now() }]);
}
