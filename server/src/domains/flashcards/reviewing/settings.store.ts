import type { ReviewSettings } from '@abhyas/contract/flashcards/reviewing';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { rows, upsertRows } from '../../../kernel/database/rows.ts';

/** What holds until somebody says otherwise. */
const usual: ReviewSettings = { retention: 90, newPerDay: 15 };

export async function reviewSettingsOf(ctx: Bound, accountId: string): Promise<ReviewSettings> {
  const found = rows(ctx).selectFrom('cardSettings').select(['retention', 'newPerDay']);
  return (await found.where('accountId', '=', accountId).executeTakeFirst()) ?? usual;
}

export async function saveSettings(
  tx: TransactionContext,
  accountId: string,
  { retention, newPerDay }: ReviewSettings,
): Promise<void> {
  await upsertRows(tx, 'cardSettings', { accountId, retention, newPerDay }, { key: ['accountId'] });
}
