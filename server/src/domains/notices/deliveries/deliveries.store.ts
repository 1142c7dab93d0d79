import type { DeliveryState } from './delivery-state.ts';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
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
