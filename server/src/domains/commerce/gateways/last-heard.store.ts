import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

/** When each gateway last told us something by itself with a right signature: who never does has no webhook set up. */
export async function lastHeardOf(ctx: Bound): Promise<ReadonlyMap<GatewayName, Date>> {
  const found = await rows(ctx)
    .selectFrom('paymentMessages')
    .select(['gateway', sql<Date>`max(received_at)`.as('at')])
    .where('way', '=', 'webhook')
    .where('genuine', '=', true)
    .groupBy('gateway')
    .execute();
  return new Map(found.map(({ gateway, at }) => [gateway as GatewayName, at]));
}
