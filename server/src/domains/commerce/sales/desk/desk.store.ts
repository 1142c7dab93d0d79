import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import { sql } from 'kysely';
import type { Bound } from '../../../../kernel/context.ts';
import { rows } from '../../../../kernel/database/rows.ts';

export interface GatewayTries {
  readonly gateway: GatewayName;
  readonly tried: number;
  readonly failed: number;
}
/** Payments that were begun since a moment, and those that failed otherwise than by their payer's wish. */
export async function listTries(ctx: Bound, since: Date): Promise<GatewayTries[]> {
  const found = await sql<GatewayTries>`select gateway, count(*)::int as tried,
      count(*) filter (where state = 'failed' and failure is distinct from 'cancelled')::int as failed
    from payments where institute_id = ${ctx.instituteId} and started_at >= ${since}
    group by gateway order by gateway`.execute(rows(ctx));
  return found.rows;
}

/** What was invoiced since a moment. */
export async function sumInvoiced(ctx: Bound, since: Date): Promise<number> {
  const found = await sql<{
    sold: number;
  }>`select coalesce(sum((body->'sums'->>'totalPaise')::bigint), 0)::bigint as sold
    from sales_documents where institute_id = ${ctx.instituteId} and issued_at >= ${since}
      and kind <> 'creditNote'`.execute(rows(ctx));
  return found.rows[0]!.sold;
}

export async function countWaitingPayouts(ctx: Bound): Promise<number> {
  const { many } = await rows(ctx)
    .selectFrom('payouts')
    .select((eb) => eb.fn.countAll<number>().as('many'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return many;
}
