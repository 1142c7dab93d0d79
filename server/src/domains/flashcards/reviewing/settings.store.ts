import type { ExamPlan } from '@abhyas/contract/flashcards/exam';
import type { ReviewSettings } from '@abhyas/contract/flashcards/reviewing';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, rows, upsertRows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';

/** An exam somebody learns towards, and since when new cards are counted for it. */
export interface KeptExam extends ExamPlan {
  readonly since: string;
}
declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    cardSettings: { exam: KeptExam | null; holiday: ReviewSettings['holiday'] };
  }
}

/** What holds until somebody says otherwise. */
const usual: ReviewSettings = { retention: 90, newPerDay: 15, easyDays: [], holiday: null };

export async function reviewSettingsOf(ctx: Bound, accountId: string): Promise<ReviewSettings> {
  const found = rows(ctx).selectFrom('cardSettings').select(['retention', 'newPerDay', 'easyDays', 'holiday']);
  return (await found.where('accountId', '=', accountId).executeTakeFirst()) ?? usual;
}

export async function saveSettings(
  tx: TransactionContext,
  accountId: string,
  { retention, newPerDay, easyDays, holiday }: ReviewSettings,
): Promise<void> {
  const written = { accountId, retention, newPerDay, easyDays, holiday: holiday && json(holiday) };
  await upsertRows(tx, 'cardSettings', written, { key: ['accountId'] });
}

export async function examPlanOf(ctx: Bound, accountId: string): Promise<KeptExam | undefined> {
  const found = rows(ctx).selectFrom('cardSettings').select('exam').where('accountId', '=', accountId);
  return (await found.executeTakeFirst())?.exam ?? undefined;
}

/** Keeps the exam, and learns as it asks for. */
export async function saveExam(tx: TransactionContext, accountId: string, exam: KeptExam): Promise<void> {
  const { retention, newPerDay } = exam;
  await upsertRows(tx, 'cardSettings', { accountId, retention, newPerDay, exam: json(exam) }, { key: ['accountId'] });
}

export async function dropExam(tx: TransactionContext, accountId: string): Promise<boolean> {
  const had = (await examPlanOf(tx, accountId)) !== undefined;
  if (had) await changeRows(tx, 'cardSettings', { accountId }, { exam: null });
  return had;
}
