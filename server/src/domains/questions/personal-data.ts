import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData } from '../identity/index.ts';
import { countAuthored, forgetLearnerHistory, listHistory, moveAuthored, moveHistory } from './history/owned.store.ts';

/**
 * What a student answered so far, and what an author wrote. A hand-over moves questions and imports; who wrote a version or a key of the
 * past stays with that version. Questions of somebody who is gone stay the institute's.
 */
export const questionsPersonalData: PersonalData = {
  domain: 'questions',
  tables: ['answer_history', 'questions', 'question_versions', 'question_keys', 'question_imports'],
  export: async (ctx: Context, accountId: string) => ({
    answerHistory: await listHistory(ctx, accountId),
    questionsWritten: await countAuthored(ctx, accountId),
  }),
  erase: (tx: TransactionContext, accountId: string) => forgetLearnerHistory(tx, accountId),
  reassign: async (tx: TransactionContext, from: string, to: string) => {
    await moveHistory(tx, from, to);
    await moveAuthored(tx, from, to);
  },
};
