import type { BookItemKind } from '@abhyas/contract/books/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows, upsertRows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    bookItems: { kind: BookItemKind; body: RichTextDoc | null };
  }
}
/** One line of the draft. */
export interface BookItem {
  readonly id: string;
  readonly bookId: string;
  readonly parentId: string | null;
  readonly kind: BookItemKind;
  readonly position: number;
  readonly title: string;
  readonly number: string;
  readonly printedPage: number | null;
  readonly free: boolean;
  readonly body: RichTextDoc | null;
  readonly mediaId: string | null;
  readonly questionId: string | null;
  readonly code: string;
}
const columns = [
  'id',
  'bookId',
  'parentId',
  'kind',
  'position',
  'title',
  'number',
  'printedPage',
  'free',
  'body',
  'mediaId',
  'questionId',
  'code',
] as const;
const items = (ctx: Bound) => rows(ctx).selectFrom('bookItems').where('removedAt', 'is', null);

/** Every line of a draft, beside each other as they lie in the same one. */
export const listItems = (ctx: Bound, bookId: string): Promise<BookItem[]> =>
  items(ctx).select(columns).where('bookId', '=', bookId).orderBy('position').orderBy('id').execute();

export const getItem = async (ctx: Bound, id: string): Promise<BookItem> =>
  (await items(ctx).select(columns).where('id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND');

export const insertItems = (tx: TransactionContext, added: readonly BookItem[]): Promise<void> =>
  insertRows(tx, 'bookItems', added.map(written));

/** Inserts lines, or changes those that are there, brings back what was taken out, and leaves each its code. */
export const saveLines = (tx: TransactionContext, lines: readonly BookItem[]): Promise<void> =>
  upsertRows(
    tx,
    'bookItems',
    lines.map((line) => ({ ...written(line), removedAt: null })),
    { key: ['id'], keep: ['bookId', 'kind', 'code'] },
  );

function written({ body, id, bookId, parentId, kind, position, title, number, ...rest }: BookItem) {
  const { printedPage, free, mediaId, questionId, code } = rest;
  const line = { id, bookId, parentId, kind, position, title, number, printedPage, free, mediaId, questionId, code };
  return { ...line, body: body === null ? null : json(body) };
}

export async function saveItem(tx: TransactionContext, item: BookItem): Promise<void> {
  const { id, title, number, printedPage, free, body, mediaId } = item;
  const shown = { body: body === null ? null : json(body), mediaId };
  await changeRows(tx, 'bookItems', { id }, { title, number, printedPage, free, ...shown });
}

/** Puts lines where they are named: each in its parent, after those before it. */
export async function placeItems(
  tx: TransactionContext,
  bookId: string,
  placed: readonly { readonly itemId: string; readonly parentId: string | null }[],
): Promise<void> {
  await sql`
    update book_items i set parent_id = w.parent_id, position = w.position
    from unnest(${placed.map(({ itemId }) => itemId)}::uuid[], ${placed.map(({ parentId }) => parentId)}::uuid[])
      with ordinality as w (id, parent_id, position)
    where i.institute_id = ${tx.instituteId} and i.book_id = ${bookId}::uuid and i.id = w.id`.execute(rows(tx));
}

/** Hides these lines; their codes stay theirs. */
export async function removeItems(tx: TransactionContext, ids: readonly string[]): Promise<void> {
  await changeRows(tx, 'bookItems', { id: anyOf(ids) }, { removedAt: tx.clock.now() });
}
