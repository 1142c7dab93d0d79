import { type MessageAbout, messageAbouts } from '@abhyas/contract/notices/messages';
import { sql } from 'kysely';
import type { Bound, Context, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';
import type { DeliveryProgress, LoggedMessage } from '../../../kernel/messages/delivery-log.ts';
import type { NoticeParams } from '../kinds/notice-kind.ts';
import type { DeliveryState } from './delivery-state.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    messageDeliveries: { about: MessageAbout; channel: 'mail' | 'sms'; state: DeliveryState };
  }
}

export async function insertMessages(tx: TransactionContext, messages: readonly LoggedMessage[]): Promise<void> {
  const queued = { state: 'queued', queuedAt: tx.clock.now() } as const;
  const made = messages.map(({ id, accountId = null, about, channel, sentTo, sentToHash }) => ({
    id,
    accountId,
    about,
    channel,
    sentTo,
    sentToHash,
    ...queued,
  }));
  await insertRows(tx, 'messageDeliveries', made);
}

export async function saveMessage(ctx: Context, id: string, { state, reason, tries }: DeliveryProgress): Promise<void> {
  const finishedAt = state === 'queued' ? null : ctx.clock.now();
  await changeRows(ctx, 'messageDeliveries', { id }, { state, reason, tries, finishedAt });
}

/** Removes what was queued before then. */
export async function removeMessages(ctx: Bound, before: Date): Promise<void> {
  await rows(ctx).deleteFrom('messageDeliveries').where('queuedAt', '<', before).execute();
}

export interface LogFilter {
  /** Accounts whose messages are wanted, and the hash of an address that they may have gone to. */
  readonly about: { readonly accountIds: readonly string[]; readonly sentToHash: Buffer } | undefined;
  readonly state: DeliveryState | undefined;
  readonly channel: 'mail' | 'sms' | undefined;
  /** Notices, or messages for one of these; undefined: everything. */
  readonly only: 'notice' | readonly MessageAbout[] | undefined;
  readonly page: number;
  readonly size: number;
}

/** One page of everything that left or did not, newest first: notices by their own log, and the messages that are no notices. */
export async function listLog(ctx: Bound, filter: LogFilter) {
  const notices = sql`select d.id, d.account_id, d.channel, d.state, d.reason, d.tries, d.queued_at, d.finished_at,
      'notice' as about, n.kind, n.params, '' as sent_to
    from notice_deliveries d
    join notices n on n.institute_id = d.institute_id and n.id = d.notice_id
    where d.institute_id = ${ctx.instituteId} and n.institute_id = ${ctx.instituteId}
      and ${narrowed(filter, 'd')} ${theirs(filter, false)}`;
  const messages = sql`select d.id, d.account_id, d.channel, d.state, d.reason, d.tries, d.queued_at, d.finished_at,
      d.about, '' as kind, '{}'::jsonb as params, d.sent_to
    from message_deliveries d
    where d.institute_id = ${ctx.instituteId} and d.about = any(${wantedAbouts(filter) as MessageAbout[]}::text[])
      and ${narrowed(filter, 'd')} ${theirs(filter, true)}`;
  const wanted = filter.only === undefined ? [notices, messages] : filter.only === 'notice' ? [notices] : [messages];
  const all = sql.join(wanted, sql` union all `);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from (${all}) as log`.execute(
    rows(ctx),
  );
  const { rows: found } = await sql<LogRow>`select * from (${all}) as log order by queued_at desc, id desc
    limit ${filter.size} offset ${(filter.page - 1) * filter.size}`.execute(rows(ctx));
  return { rows: found, total: counted[0]?.total ?? 0 };
}

export interface LogRow {
  readonly id: string;
  readonly accountId: string | null;
  readonly channel: 'mail' | 'sms';
  readonly state: DeliveryState;
  readonly reason: string;
  readonly tries: number;
  readonly queuedAt: Date;
  readonly finishedAt: Date | null;
  readonly about: MessageAbout | 'notice';
  /** Kind of the notice, and what fills its text; empty for a message that is none. */
  readonly kind: string;
  readonly params: NoticeParams;
  readonly sentTo: string;
}

const wantedAbouts = ({ only }: LogFilter) => (typeof only === 'object' ? only : messageAbouts);

function narrowed({ state, channel }: LogFilter, table: string) {
  return sql`(${state ?? null}::text is null or ${sql.ref(`${table}.state`)} = ${state ?? null})
      and (${channel ?? null}::text is null or ${sql.ref(`${table}.channel`)} = ${channel ?? null})`;
}

/** Where somebody is searched: what is theirs by account, and what went to this very address. */
function theirs({ about }: LogFilter, hasContact: boolean) {
  if (!about) return sql``;
  const byAccount = sql`d.account_id = any(${about.accountIds as string[]}::uuid[])`;
  return hasContact ? sql`and (${byAccount} or d.sent_to_hash = ${about.sentToHash})` : sql`and ${byAccount}`;
}
