import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

/**
 * The next number of a series, from 1. Whoever takes one holds its row until the transaction ends, so that a transaction that fails leaves
 * no gap.
 */
export async function nextNumber(tx: TransactionContext, series: string): Promise<number> {
  const found = await sql<{ last: number }>`
    insert into number_series as s (institute_id, series, last) values (${tx.instituteId}, ${series}, 1)
    on conflict (institute_id, series) do update set last = s.last + 1
    returning last`.execute(rows(tx));
  return found.rows[0]!.last;
}
