import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import type { NoticeParams } from '../kinds/notice-kind.ts';

export interface NewNotice {
  readonly accountId: string;
  readonly kind: string;
  readonly params: NoticeParams;
  readonly link: string | null;
  readonly key: string;
  readonly inInbox: boolean;
}

/** Writes what is new; of a key that somebody has already, nothing. Answers the rows that were written. */
export async function insertNotices(
  tx: TransactionContext,
  rows: readonly NewNotice[],
): Promise<{ readonly id: string; readonly accountId: string }[]> {
  const written = await tx.db
    .insertInto('notices')
    .values(
      rows.map((row) => ({
        institute_id: tx.instituteId,
        id: newId(),
        account_id: row.accountId,
        kind: row.kind,
        params: json(row.params),
        link: row.link,
        key: row.key,
        in_inbox: row.inInbox,
        created_at: tx.clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.columns(['institute_id', 'account_id', 'key']).doNothing())
    .returning(['id', 'account_id as accountId'])
    .execute();
  return written;
}

const inboxOf = ({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, accountId: string) =>
  db
    .selectFrom('notices')
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .where('in_inbox', '=', true);

export interface InboxFilter {
  readonly unreadOnly: boolean;
  readonly kinds: readonly string[];
  readonly page: number;
  readonly size: number;
}

export async function listInbox(ctx: Context, accountId: string, filter: InboxFilter) {
  let query = inboxOf(ctx, accountId).where('kind', 'in', [...filter.kinds]);
  if (filter.unreadOnly) query = query.where('read_at', 'is', null);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['id', 'kind', 'params', 'link', 'created_at', 'read_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { rows: rows.map((row) => ({ ...row, params: row.params as NoticeParams })), total };
}

export async function countUnreadRows(ctx: Context, accountId: string, kinds: readonly string[]): Promise<number> {
  const row = await inboxOf(ctx, accountId)
    .where('read_at', 'is', null)
    .where('kind', 'in', [...kinds])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Marks one notice, or all of an inbox. Answers whether the one is there. */
export async function markRows(ctx: Context, accountId: string, noticeId?: string): Promise<boolean> {
  if (noticeId !== undefined) {
    const found = await inboxOf(ctx, accountId).select('id').where('id', '=', noticeId).executeTakeFirst();
    if (!found) return false;
  }
  let query = ctx.db
    .updateTable('notices')
    .set({ read_at: ctx.clock.now() })
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  if (noticeId !== undefined) query = query.where('id', '=', noticeId);
  await query.execute();
  return true;
}

/** Takes what leads to this link out of these inboxes. */
export async function hideRows(tx: TransactionContext, accountIds: readonly string[], link: string): Promise<void> {
  await tx.db
    .updateTable('notices')
    .set({ in_inbox: false })
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', 'in', [...accountIds])
    .where('in_inbox', '=', true)
    .where('link', '=', link)
    .execute();
}
