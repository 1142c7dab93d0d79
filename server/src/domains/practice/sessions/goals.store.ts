import type { PracticeGoal } from '@abhyas/contract/practice/chapter-map';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { rows, upsertRows } from '../../../kernel/database/rows.ts';

/** What holds until somebody says otherwise: Sunday is a day of rest. */
const usual: PracticeGoal = { questions: 20, restDays: [0] };

export async function goalOf(ctx: Bound, accountId: string): Promise<PracticeGoal> {
  const found = rows(ctx).selectFrom('practiceGoals').select(['questions', 'restDays']);
  return (await found.where('accountId', '=', accountId).executeTakeFirst()) ?? usual;
}

export async function saveGoal(
  tx: TransactionContext,
  accountId: string,
  { questions, restDays }: PracticeGoal,
): Promise<void> {
  await upsertRows(tx, 'practiceGoals', { accountId, questions, restDays }, { key: ['accountId'] });
}
