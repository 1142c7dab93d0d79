import { isMarkedByPerson } from '@abhyas/contract/questions/question-types';
import { difficultyNames } from '@abhyas/contract/questions/shapes';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import type { Jobs, Sweep } from '../../../kernel/jobs/worker.ts';
import { getForPaper, listAnswerers, listMetBefore, type MetQuestion } from '../../questions/index.ts';
import { areasOf, chapterOf } from '../../taxonomy/index.ts';
import { lockStudent } from './beliefs.store.ts';
import { listNotCaughtUp, listTakenQuestions, markCaughtUp } from './caught-up.store.ts';
import { guessOf } from './hear-answers.ts';
import { learnAnswers, type LearnedAnswer } from './learn-answers.ts';

const CATCH_UP = 'practice.catch_up';
const PART = 200;
/** What is younger comes by its own event. */
const SETTLED_MS = 86_400_000;

/** Learns once from what students answered before practice existed. A night that is interrupted goes on with those who are left. */
async function catchUp(ctx: Context): Promise<void> {
  for (let part: string[] = [], after: string | undefined; ; after = part.at(-1)) {
    part = await listAnswerers(ctx, after, PART);
    for (const accountId of await listNotCaughtUp(ctx, part))
      await inTransaction(ctx, (tx) => catchUpWith(tx, accountId));
    if (part.length < PART) return;
  }
}

async function catchUpWith(tx: TransactionContext, accountId: string): Promise<void> {
  await lockStudent(tx, accountId);
  const before = new Date(tx.clock.now().getTime() - SETTLED_MS);
  const known = await listTakenQuestions(tx, accountId);
  const met = (await listMetBefore(tx, accountId, before)).filter(({ questionId }) => !known.has(questionId));
  const days = Map.groupBy(met, ({ lastAt }) => lastAt.toISOString().slice(0, 10));
  for (const [, own] of days) {
    const source = { accountId, sourceId: accountId, at: own.at(-1)!.lastAt };
    await learnAnswers(tx, source, await learnedFrom(tx, own));
  }
  await markCaughtUp(tx, accountId);
}

/** The history says how often a question was right, not each answer: the share counts as one answer. */
async function learnedFrom(tx: TransactionContext, met: readonly MetQuestion[]): Promise<LearnedAnswer[]> {
  const questions = await getForPaper(
    tx,
    met.map(({ questionId }) => questionId),
  );
  const areas = new Map((await areasOf(tx)).map((area) => [area.id, area]));
  return met.flatMap(({ questionId, seen, right }): LearnedAnswer[] => {
    const question = questions.get(questionId);
    if (!question || isMarkedByPerson(question.type) || seen === 0) return [];
    return [
      {
        questionId,
        chapterId: chapterOf(question.knowledgeAreaId, areas).id,
        credit: right / seen,
        guess: guessOf(question.type, { costly: false }),
        difficulty: difficultyNames[question.difficulty],
      },
    ];
  });
}

export const catchUpJobs: Jobs = { [CATCH_UP]: catchUp };
export const catchUpSweeps: readonly Sweep[] = [{ job: CATCH_UP, every: '47 1 * * *' }];
