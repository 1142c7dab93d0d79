import { sql } from 'kysely';
import type { Bound } from '../../../../kernel/context.ts';
import { rows } from '../../../../kernel/database/rows.ts';

export interface KeptOrder {
  readonly accountId: string;
  readonly totalPaise: number;
  readonly paidAt: Date;
}

/** Every order of these people that is paid and was not given back, the first first; money for wallets is none. */
export async function listKeptOrders(ctx: Bound, accountIds: readonly string[]): Promise<KeptOrder[]> {
  const { rows: found } = await sql<KeptOrder>`
    select o.account_id, o.total_paise, o.paid_at from orders o
    where o.institute_id = ${ctx.instituteId} and o.account_id = any(${accountIds as string[]}::uuid[]) and o.state = 'paid'
      and exists (select 1 from order_lines l where l.institute_id = ${ctx.instituteId} and l.order_id = o.id
        and l.thing_kind not in ('topUp', 'seats'))
    order by o.paid_at, o.id`.execute(rows(ctx));
  return found;
}
