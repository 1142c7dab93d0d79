import type { Language } from '@abhyas/contract/shapes';
import type { BookItemKind } from '@abhyas/contract/books/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { insertRows, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    bookVersions: { language: Language };
    bookVersionItems: { kind: BookItemKind; body: RichTextDoc | null };
  }
}
export interface BookVersionRow {
  readonly bookId: string;
  readonly version: number;
  readonly title: string;
  readonly authors: string;
  readonly about: string;
  readonly subjectId: number | null;
  readonly language: Language;
  readonly note: string;
  readonly chapters: number;
  readonly exercises: number;
  readonly questions: number;
  readonly publishedBy: string;
  readonly publishedAt: Date;
}
/** A line of one version; questions have the words and the key of when it was published. */
export interface VersionItem {
  readonly itemId: string;
  readonly parentId: string | null;
  readonly kind: BookItemKind;
  readonly place: number;
  readonly title: string;
  readonly number: string;
  readonly printedPage: number | null;
  readonly free: boolean;
  readonly body: RichTextDoc | null;
  readonly mediaId: string | null;
  readonly questionId: string | null;
  readonly questionVersion: number | null;
  readonly keyVersion: number | null;
  readonly areaId: string | null;
}

export const listVersionRows = (ctx: Bound, bookId: string): Promise<BookVersionRow[]> =>
  rows(ctx)
    .selectFrom('bookVersions')
    .select(['bookId', 'version', 'title', 'authors', 'about', 'subjectId', 'language', 'note'])
    .select(['chapters', 'exercises', 'questions', 'publishedBy', 'publishedAt'])
    .where('bookId', '=', bookId)
    .orderBy('version', 'desc')
    .execute();

/** Every line of a version without its text, in the order of the book. */
export const listVersionItems = (ctx: Bound, bookId: string, version: number) =>
  rows(ctx)
    .selectFrom('bookVersionItems')
    .select(['itemId', 'parentId', 'kind', 'place', 'title', 'number', 'printedPage', 'free', 'mediaId'])
    .select(['questionId', 'questionVersion', 'keyVersion', 'areaId'])
    .where('bookId', '=', bookId)
    .where('version', '=', version)
    .orderBy('place')
    .execute();

/** The text of a page of a version; null where it has none. */
export async function findBody(
  ctx: Bound,
  bookId: string,
  version: number,
  itemId: string,
): Promise<RichTextDoc | null> {
  const page = rows(ctx).selectFrom('bookVersionItems').select('body').where('bookId', '=', bookId);
  const found = await page.where('version', '=', version).where('itemId', '=', itemId).executeTakeFirst();
  return found?.body ?? null;
}

/** The texts of all theory pages of a version, by line. */
export async function listBodies(ctx: Bound, bookId: string, version: number): Promise<Map<string, RichTextDoc>> {
  const found = await rows(ctx)
    .selectFrom('bookVersionItems')
    .select(['itemId', 'body'])
    .where('bookId', '=', bookId)
    .where('version', '=', version)
    .where('body', 'is not', null)
    .execute();
  return new Map(found.flatMap(({ itemId, body }) => (body ? [[itemId, body]] : [])));
}

/** Chapters of any version that was ever published. */
export async function listChaptersEver(ctx: Bound, bookId: string): Promise<string[]> {
  const found = await rows(ctx)
    .selectFrom('bookVersionItems')
    .select('itemId')
    .distinct()
    .where('bookId', '=', bookId)
    .where('kind', '=', 'chapter')
    .execute();
  return found.map(({ itemId }) => itemId);
}

export async function insertVersion(
  tx: TransactionContext,
  version: BookVersionRow,
  items: readonly VersionItem[],
): Promise<void> {
  const { bookId, title, authors, about, subjectId, language, note, chapters, exercises, questions } = version;
  const { publishedBy, publishedAt } = version;
  const said = { bookId, version: version.version, title, authors, about, subjectId, language, note };
  await insertRows(tx, 'bookVersions', { ...said, chapters, exercises, questions, publishedBy, publishedAt });
  const written = items.map(({ body, itemId, parentId, kind, place, title: name, number, printedPage, ...rest }) => {
    const { free, mediaId, questionId, questionVersion, keyVersion, areaId } = rest;
    const line = { bookId, version: version.version, itemId, parentId, kind, place, title: name, number, printedPage };
    const shown = { free, mediaId, questionId, questionVersion, keyVersion, areaId };
    return { ...line, ...shown, body: body === null ? null : json(body) };
  });
  await insertRows(tx, 'bookVersionItems', written);
}
