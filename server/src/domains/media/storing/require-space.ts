import type { TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { planOf } from '../../tenancy/index.ts';
import { lockSpace, usedBytes } from './storage-use.store.ts';

/** STORAGE_LIMIT where the plan of the institute does not hold so many more bytes, uploads under way included. */
export async function requireSpace(tx: TransactionContext, bytes: number): Promise<void> {
  const { storageLimit } = await planOf(tx.instituteId);
  if (storageLimit === null) return;
  await lockSpace(tx);
  if ((await usedBytes(tx)) + bytes > storageLimit) fail('STORAGE_LIMIT', { maxBytes: storageLimit });
}
