import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../../kernel/database/rows.ts';
import { fail } from '../../../../kernel/errors.ts';
import type { InPartsKind } from '../../offers/instalments/terms.store.ts';

export type ScheduleState = 'waiting' | 'running' | 'paused' | 'done' | 'ended';
/** What a buyer was told of a part: it is due soon, it is late, it has closed what was bought. */
export type ToldOfPart = 'due' | 'late' | 'paused';
declare module '../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    instalmentSchedules: { thingKind: InPartsKind; state: ScheduleState };
    instalmentParts: { told: ToldOfPart | '' };
  }
}
export interface StoredSchedule {
  /** The order that pays the first part. */
  readonly orderId: string;
  readonly thingKind: InPartsKind;
  readonly thingId: string;
  readonly title: string;
  readonly state: ScheduleState;
  readonly graceDays: number;
}
export interface StoredPart {
  readonly orderId: string;
  readonly part: number;
  readonly amountPaise: number;
  readonly dueAt: Date;
  readonly payOrderId: string | null;
  readonly paidAt: Date | null;
  readonly told: ToldOfPart | '';
}
const columns = ['orderId', 'thingKind', 'thingId', 'title', 'state', 'graceDays'] as const;
const partColumns = ['orderId', 'part', 'amountPaise', 'dueAt', 'payOrderId', 'paidAt', 'told'] as const;

export async function insertSchedule(
  tx: TransactionContext,
  schedule: StoredSchedule,
  parts: readonly StoredPart[],
): Promise<void> {
  await insertRows(tx, 'instalmentSchedules', schedule);
  await insertRows(tx, 'instalmentParts', [...parts]);
}

/** The parts that these orders pay: each order pays one. */
export const listPartsOfOrders = (ctx: Bound, payOrderIds: readonly string[]): Promise<StoredPart[]> =>
  rows(ctx).selectFrom('instalmentParts').select(partColumns).where('payOrderId', '=', anyOf(payOrderIds)).execute();

export const listSchedules = (ctx: Bound, orderIds: readonly string[]): Promise<StoredSchedule[]> =>
  rows(ctx).selectFrom('instalmentSchedules').select(columns).where('orderId', '=', anyOf(orderIds)).execute();

/** All parts of schedules, the first part first. */
export const listParts = (ctx: Bound, orderIds: readonly string[]): Promise<StoredPart[]> =>
  rows(ctx)
    .selectFrom('instalmentParts')
    .select(partColumns)
    .where('orderId', '=', anyOf(orderIds))
    .orderBy('part')
    .execute();

/** A schedule with its parts, locked until the transaction ends: payments, refunds and the daily look wait for each other here. */
export async function lockSchedule(tx: TransactionContext, orderId: string) {
  const schedule = await rows(tx)
    .selectFrom('instalmentSchedules')
    .select(columns)
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return { schedule: schedule ?? fail('NOT_FOUND'), parts: await listParts(tx, [orderId]) };
}

/** The schedule of a thing that a person pays now; undefined where there is none. */
export const findOpenSchedule = (ctx: Bound, accountId: string, thingIds: readonly string[]) =>
  rows(ctx)
    .selectFrom('instalmentSchedules as s')
    .innerJoin('orders as o', 'o.id', 's.orderId')
    .select('s.orderId')
    .where('o.accountId', '=', accountId)
    .where('s.thingId', '=', anyOf(thingIds))
    .where('s.state', 'in', ['running', 'paused'])
    .executeTakeFirst();

export async function changeSchedule(tx: TransactionContext, orderId: string, state: ScheduleState): Promise<void> {
  await changeRows(tx, 'instalmentSchedules', { orderId }, { state });
}

export async function changePart(
  tx: TransactionContext,
  { orderId, part }: Pick<StoredPart, 'orderId' | 'part'>,
  change: Partial<Pick<StoredPart, 'payOrderId' | 'paidAt' | 'told'>>,
): Promise<void> {
  await changeRows(tx, 'instalmentParts', { orderId, part }, change);
}

/**
 * Schedules whose next part is due before a moment and whose buyer has not heard the last of it, in pages: those behind an order. Parts
 * behind the next one do not count, for nobody is told of them yet.
 */
export const listToLookAt = (
  ctx: Bound,
  { until, behind, most }: { readonly until: Date; readonly behind: string | undefined; readonly most: number },
): Promise<{ orderId: string }[]> =>
  rows(ctx)
    .selectFrom('instalmentSchedules as s')
    .innerJoin('instalmentParts as p', 'p.orderId', 's.orderId')
    .select('s.orderId')
    .where('s.state', 'in', ['running', 'paused'])
    .$if(behind !== undefined, (found) => found.where('s.orderId', '>', behind!))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('instalmentParts as earlier')
            .select('earlier.part')
            .whereRef('earlier.orderId', '=', 'p.orderId')
            .whereRef('earlier.part', '<', 'p.part')
            .where('earlier.paidAt', 'is', null),
        ),
      ),
    )
    .where('p.paidAt', 'is', null)
    .where('p.dueAt', '<', until)
    .where('p.told', '<>', 'paused')
    .orderBy('s.orderId')
    .limit(most)
    .execute();
