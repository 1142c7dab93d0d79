import type { Bound, Context, TransactionContext } from '../../../kernel/context.ts';
import { pageOf, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import type { NoticeParams } from '../kinds/notice-kind.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    notices: { params: NoticeParams };
  }
}

export interface NewNotice {
  readonly accountId: string;
  readonly kind: string;
  readonly params: NoticeParams;
  readonly link: string | null;
  readonly key: string;
  readonly inInbox: boolean;
}

/** Writes what is new; of a key that somebody has already, nothing. Answers the rows that were written. */
export function insertNotices(
  tx: TransactionContext,
  given: readonly NewNotice[],
): Promise<{ readonly id: string; readonly accountId: string }[]> {
  const createdAt = tx.clock.now();
  return rows(tx)
    .insertInto('notices')
    .values(
      given.map(({ accountId, kind, params, link, key, inInbox }) => ({
        id: newId(),
        accountId,
        kind,
        params: json(params),
        link,
        key,
        inInbox,
        createdAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['accountId', 'key']).doNothing())
    .returning(['id', 'accountId'])
    .execute();
}

const inboxOf = (ctx: Bound, accountId: string) =>
  rows(ctx).selectFrom('notices').where('accountId', '=', accountId).where('inInbox', '=', true);

export interface InboxFilter {
  readonly unreadOnly: boolean;
  readonly kinds: readonly string[];
  readonly page: number;
  readonly size: number;
}

export function listInbox(ctx: Context, accountId: string, filter: InboxFilter) {
  let query = inboxOf(ctx, accountId).where('kind', 'in', [...filter.kinds]);
  if (filter.unreadOnly) query = query.where('readAt', 'is', null);
  const columns = ['id', 'kind', 'params', 'link', 'createdAt', 'readAt'] as const;
  return pageOf(query.select(columns).orderBy('createdAt', 'desc').orderBy('id', 'desc'), filter);
}

export async function countUnreadRows(ctx: Context, accountId: string, kinds: readonly string[]): Promise<number> {
  const row = await inboxOf(ctx, accountId)
    .where('readAt', 'is', null)
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
  let query = rows(ctx)
    .updateTable('notices')
    .set({ readAt: ctx.clock.now() })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null);
  if (noticeId !== undefined) query = query.where('id', '=', noticeId);
  await query.execute();
  return true;
}

/** Takes what leads to this link out of these inboxes. */
export async function hideRows(tx: TransactionContext, accountIds: readonly string[], link: string): Promise<void> {
  await rows(tx)
    .updateTable('notices')
    .set({ inInbox: false })
    .where('accountId', 'in', [...accountIds])
    .where('inInbox', '=', true)
    .where('link', '=', link)
    .execute();
}
