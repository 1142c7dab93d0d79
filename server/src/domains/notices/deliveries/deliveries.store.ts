import type { Bound, Context, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';
import type { DeliveryState } from './delivery-state.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    noticeDeliveries: { channel: 'mail' | 'sms'; state: DeliveryState };
  }
}

export interface NewDelivery {
  readonly noticeId: string;
  readonly accountId: string;
  readonly channel: 'mail' | 'sms';
}

export async function insertDeliveries(tx: TransactionContext, given: readonly NewDelivery[]): Promise<string[]> {
  const queuedAt = tx.clock.now();
  const deliveries = given.map(({ noticeId, accountId, channel }) => ({
    id: newId(),
    noticeId,
    accountId,
    channel,
    state: 'queued' as const,
    queuedAt,
  }));
  await insertRows(tx, 'noticeDeliveries', deliveries);
  return deliveries.map(({ id }) => id);
}

const joined = (ctx: Bound) =>
  rows(ctx).selectFrom('noticeDeliveries as d').innerJoin('notices as n', 'n.id', 'd.noticeId');
const columns = [
  'd.id',
  'd.accountId',
  'd.channel',
  'd.state',
  'd.reason',
  'd.tries',
  'd.queuedAt',
  'd.finishedAt',
  'n.kind',
  'n.params',
  'n.link',
] as const;

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

export const findDelivery = (ctx: Bound, id: string) =>
  joined(ctx).select(columns).where('d.id', '=', id).executeTakeFirst();

export async function saveDelivery(
  ctx: Bound & Pick<Context, 'clock'>,
  id: string,
  { state, reason, tries }: { readonly state: DeliveryState; readonly reason: string; readonly tries: number },
): Promise<void> {
  const finishedAt = state === 'queued' ? null : ctx.clock.now();
  await changeRows(ctx, 'noticeDeliveries', { id }, { state, reason, tries, finishedAt });
}

/** Messages of what was told under each key, by way and state. */
export const countDeliveriesOf = (ctx: Bound, keys: readonly string[]) =>
  joined(ctx)
    .select((eb) => ['n.key', 'd.channel', 'd.state', eb.fn.countAll<number>().as('count')])
    .where('n.key', 'in', [...keys])
    .groupBy(['n.key', 'd.channel', 'd.state'])
    .execute();

/** How many have read in the inbox what was told under each key. */
export const countReadersOf = (ctx: Bound, keys: readonly string[]) =>
  rows(ctx)
    .selectFrom('notices')
    .select((eb) => ['key', eb.fn.countAll<number>().as('count')])
    .where('key', 'in', [...keys])
    .where('readAt', 'is not', null)
    .groupBy('key')
    .execute();
