import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { insertRows, rows } from '../../../../kernel/database/rows.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Payee } from './payees.store.ts';

/** What a payee earned with a line of an order, or what was taken back of it. */
export interface ShareEntry {
  readonly payeeId: string;
  readonly orderId: string;
  readonly line: number;
  /** Why; a line has each once for each payee. */
  readonly purpose: string;
  readonly at: Date;
  /** The price without its tax, of which it is a part; what went back of it is negative. */
  readonly taxablePaise: number;
  readonly basisPoints: number;
  /** Earned is positive, taken back negative. */
  readonly paise: number;
  /** When it can be paid out. */
  readonly freeAt: Date;
}

export const insertEntries = (tx: TransactionContext, entries: readonly ShareEntry[]): Promise<void> =>
  insertRows(
    tx,
    'shareEntries',
    entries.map((entry) => ({ id: newId(), ...entry })),
  );

export interface Earned extends Pick<Payee, 'kind'> {
  readonly payeeId: string;
  readonly basisPoints: number;
  readonly freeAt: Date;
  /** What is left of it. */
  readonly paise: number;
}
/** What each payee has of a line. */
export async function listEarned(ctx: Bound, orderId: string, line: number): Promise<Earned[]> {
  const found = await sql<Earned>`select p.kind, e.payee_id, e.basis_points, max(e.free_at) as free_at,
      sum(e.paise)::bigint as paise
    from share_entries e join payees p on p.institute_id = e.institute_id and p.id = e.payee_id
    where e.institute_id = ${ctx.instituteId} and e.order_id = ${orderId} and e.line = ${line}
    group by p.kind, e.payee_id, e.basis_points order by e.payee_id`.execute(rows(ctx));
  return found.rows.map((row) => ({ ...row, paise: Number(row.paise) }));
}
