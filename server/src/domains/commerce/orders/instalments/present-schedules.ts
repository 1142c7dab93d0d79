import type { InstalmentSchedule } from '@abhyas/contract/commerce/shapes';
import type { Context } from '../../../../kernel/context.ts';
import { listParts, listPartsOfOrders, listSchedules } from './schedules.store.ts';

/** The schedules to which these orders belong, by order: the first order and those of later parts show the same. */
export async function presentSchedules(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, InstalmentSchedule>> {
  const own = await listPartsOfOrders(ctx, orderIds);
  if (own.length === 0) return new Map();
  const firsts = [...new Set(own.map(({ orderId }) => orderId))];
  const parts = await listParts(ctx, firsts);
  const shown = new Map(
    (await listSchedules(ctx, firsts)).map(({ orderId, state, graceDays }): [string, InstalmentSchedule] => [
      orderId,
      {
        orderId,
        state,
        graceDays,
        parts: parts
          .filter((part) => part.orderId === orderId)
          .map(({ part, amountPaise, dueAt, paidAt, payOrderId }) => ({
            part,
            amountPaise,
            dueAt: dueAt.toISOString(),
            paidAt: paidAt?.toISOString() ?? null,
            orderId: payOrderId,
          })),
      },
    ]),
  );
  return new Map(
    own.flatMap(({ payOrderId, orderId }) => {
      const schedule = shown.get(orderId);
      return payOrderId !== null && schedule ? [[payOrderId, schedule] as const] : [];
    }),
  );
}
