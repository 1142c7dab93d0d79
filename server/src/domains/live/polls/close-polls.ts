import type { TransactionContext } from '../../../kernel/context.ts';
import { studentsAmong } from '../../identity/index.ts';
import { recordAnswers } from '../../questions/index.ts';
import { closeOpenPolls, listVotes } from './polls.store.ts';

/** Closes what is open in a class. Answers to a question of the bank enter the history of the students who gave them. */
export async function closePolls(tx: TransactionContext, classId: string): Promise<void> {
  for (const { id, questionId, rightOption, openedAt } of await closeOpenPolls(tx, classId)) {
    if (questionId === null) continue;
    const votes = await listVotes(tx, [id]);
    const ids = votes.map(({ accountId }) => accountId);
    const students = new Set(await studentsAmong(tx, ids));
    await recordAnswers(
      tx,
      votes
        .filter(({ accountId }) => students.has(accountId))
        .map(({ accountId, choice, votedAt: at }) => ({
          accountId,
          questionId,
          outcome: choice === rightOption ? ('right' as const) : ('wrong' as const),
          seconds: Math.max(0, Math.round((at.getTime() - openedAt.getTime()) / 1000)),
          at,
        })),
    );
  }
}
