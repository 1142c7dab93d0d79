import type { TransactionContext } from '../../../kernel/context.ts';
import type { RowCounts } from '../imports/imports.store.ts';
import { isSameKey } from '../reading/answers/same-key.ts';
import { recount } from './import-rows.store.ts';
import { listUncompared, saveCompared } from './other-keys.store.ts';

/** So many are compared in one turn of the processor, a few milliseconds. */
const AT_ONCE = 100;

/**
 * Compares the keys of rows that repeat a question, then counts the rows of an import anew. Whoever changes rows does so before the
 * transaction ends.
 */
export async function recountRows(tx: TransactionContext, importId: string): Promise<RowCounts> {
  for (;;) {
    const rows = await listUncompared(tx, importId, AT_ONCE);
    const compared = rows.map(({ row, content, key, otherContent, otherKey }) => ({
      row,
      differs:
        otherContent !== null &&
        otherKey !== null &&
        !isSameKey({ content, key }, { content: otherContent, key: otherKey }),
    }));
    if (compared.length > 0) await saveCompared(tx, importId, compared);
    if (rows.length < AT_ONCE) return recount(tx, importId);
  }
}
