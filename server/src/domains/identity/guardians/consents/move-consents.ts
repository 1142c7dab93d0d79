import type { TransactionContext } from '../../../../kernel/context.ts';
import { copyConsent, listConsents } from '../consents.store.ts';

/** What was agreed to for one account counts for the other as well, under the same receipts; the first rows stay as they are. */
export async function moveConsents(tx: TransactionContext, from: string, to: string): Promise<void> {
  const there = new Set((await listConsents(tx, to)).map((row) => row.receipt_id));
  for (const row of await listConsents(tx, from)) if (!there.has(row.receipt_id)) await copyConsent(tx, row, to);
}
