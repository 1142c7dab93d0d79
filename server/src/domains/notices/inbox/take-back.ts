import type { TransactionContext } from '../../../kernel/context.ts';
import { hideRows } from './inbox.store.ts';

/** What a notice told is not so any more, and there is nothing left where it leads: it leaves the inboxes, read or not. Messages that went out have gone. */
export async function takeBackNotices(
  tx: TransactionContext,
  notice: { readonly accountIds: readonly string[]; readonly link: string },
): Promise<void> {
  if (notice.accountIds.length > 0) await hideRows(tx, notice.accountIds, notice.link);
}
