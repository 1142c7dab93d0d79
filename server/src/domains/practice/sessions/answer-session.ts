import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { difficultyNames } from '@abhyas/contract/questions/shapes';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { isSittingOneOf } from '../../assessments/index.ts';
import { getForPaper, judge, recordAnswers, type Verdict, versionsOf } from '../../questions/index.ts';
import { creditOf, guessOf } from '../beliefs/hear-answers.ts';
import { learnAnswers } from '../beliefs/learn-answers.ts';
import { keyOf, presentSession } from './present-session.ts';
import { type AskedQuestion, getSession, listAsked, lockSession, saveAnswer, type Session } from './sessions.store.ts';

type Endpoint = typeof api.practice.answerSession;
type Given = Input<Endpoint>['body'];

/** Judges one answer at once, and learns from it in the same transaction. The first answer stands, sent again it says the same. */
export async function answerSession(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const session = await getSession(ctx, accountId, params.sessionId);
  await inTransaction(ctx, async (tx) => {
    const locked = await lockSession(tx, accountId, params.sessionId);
    const asked =
      (await listAsked(tx, locked.id)).find(({ position }) => position === body.position) ?? fail('NOT_FOUND');
    if (asked.outcome !== null) return;
    if (locked.state === 'finished') fail('PRACTICE_SESSION_ENDED');
    if (await isSittingOneOf(tx, accountId, [asked.questionId])) fail('PRACTICE_NOT_NOW');
    await takeAnswer(tx, locked, asked, body);
  });
  return presentSession(ctx, session);
}

/** Judges an answer, keeps it and learns from it. The set is locked by whoever calls. */
export async function takeAnswer(
  tx: TransactionContext,
  session: Session,
  asked: AskedQuestion,
  given: Given,
): Promise<void> {
  const { response, seconds, hinted } = given;
  const { questionId, chapterId } = asked;
  const version = (await versionsOf(tx, [asked])).get(questionId)!;
  const verdict = judge(version, await keyOf(tx, asked), response);
  const { outcome } = verdict;
  const at = tx.clock.now();
  await saveAnswer(tx, session.id, { ...asked, response, outcome, seconds, answeredAt: at });
  const { accountId } = session;
  await recordAnswers(tx, [{ accountId, questionId, outcome, seconds, at }], { heard: true });
  const question = (await getForPaper(tx, [questionId])).get(questionId);
  await learnAnswers(tx, { accountId, sourceId: session.id, at }, [
    {
      questionId,
      chapterId,
      // What is left out in practice is wrong: nothing is lost by trying.
      credit: creditOf({ questionId, outcome, costly: false, credit: shareOf(verdict), hinted }) ?? 0,
      guess: guessOf(version.type, { costly: false, options: Math.max(2, version.optionCount) }),
      difficulty: difficultyNames[question?.difficulty ?? 1],
    },
  ]);
}

/** How much of it is right. */
const shareOf = ({ rightChosen, correctCount }: Verdict): number => rightChosen / Math.max(1, correctCount);
