import type { DeliveryState } from './delivery-state.ts';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { sql } from 'kysely';
import { newId } from '../../../kernel/ids.ts';
import type { NoticeParams } from '../kinds/notice-kind.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;

export interface NewDelivery {
  readonly noticeId: string;
  readonly accountId: string;
  readonly channel: 'mail' | 'sms';
}

export async function insertDeliveries(tx: TransactionContext, rows: readonly NewDelivery[]): Promise<string[]> {
  const written = await tx.db
    .insertInto('notice_deliveries')
    .values(
      rows.map((row) => ({
        institute_id: tx.instituteId,
        id: newId(),
        notice_id: row.noticeId,
        account_id: row.accountId,
        channel: row.channel,
        state: 'queued',
        queued_at: tx.clock.now(),
      })),
    )
    .returning('id')
    .execute();
  return written.map(({ id }) => id);
}

const joined = ({ db, instituteId }: Db) =>
  db
    .selectFrom('notice_deliveries as d')
    .innerJoin('notices as n', (join) =>
      join.onRef('n.institute_id', '=', 'd.institute_id').onRef('n.id', '=', 'd.notice_id'),
    )
    .where('d.institute_id', '=', instituteId)
    .where('n.institute_id', '=', instituteId);
const columns = [
  'd.id',
  'd.account_id',
  'd.channel',
  'd.state',
  'd.reason',
  'd.tries',
  'd.queued_at',
  'd.finished_at',
  'n.kind',
  'n.params',
  'n.link',
] as const;

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

export async function findDelivery(ctx: Db, id: string) {
  const row = await joined(ctx).select(columns).where('d.id', '=', id).executeTakeFirst();
  return row && { ...row, params: row.params as NoticeParams };
}

export interface DeliveryFilter {
  readonly accountIds: readonly string[] | undefined;
  readonly state: DeliveryState | undefined;
  readonly channel: 'mail' | 'sms' | undefined;
  readonly page: number;
  readonly size: number;
}

export async function listDeliveryRows(ctx: Db, filter: DeliveryFilter) {
  let query = joined(ctx);
  if (filter.state) query = query.where('d.state', '=', filter.state);
  if (filter.channel) query = query.where('d.channel', '=', filter.channel);
  if (filter.accountIds)
    query = query.where('d.account_id', '=', sql<string>`any(${filter.accountIds as string[]}::uuid[])`);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(columns)
    .orderBy('d.queued_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { rows: rows.map((row) => ({ ...row, params: row.params as NoticeParams })), total };
}

export async function saveDelivery(
  { db, instituteId, clock }: Pick<Context, 'db' | 'instituteId' | 'clock'>,
  id: string,
  { state, reason, tries }: { readonly state: DeliveryState; readonly reason: string; readonly tries: number },
): Promise<void> {
  await db
    .updateTable('notice_deliveries')
    .set({ state, reason, tries, finished_at: state === 'queued' ? null : clock.now() })
    .where('institute_id', '=', instituteId)
    .where('id', '=', id)
    .execute();
}
