import type { api } from '@abhyas/contract';
import type { BookItemFields, BookItemKind } from '@abhyas/contract/books/shapes';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { imagesOf } from '@abhyas/contract/rich-text';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { mediaOf, useMedia } from '../../media/index.ts';
import { recordBook } from '../books/record-book.ts';
import { changeLines } from './change-lines.ts';
import { type BookItem, getItem, saveItem } from './items.store.ts';

const mediaKinds: Partial<Record<BookItemKind, string>> = { pdf: 'document', video: 'video' };

type Save = typeof api.books.saveBookItem;
/** What is written of one line. What its kind does not have stays empty, whatever was sent. */
export async function saveBookItem(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const { bookId } = await getItem(ctx, params.itemId);
  return changeLines(ctx, bookId, async (tx, book) => {
    const after = written(await getItem(tx, params.itemId), body);
    await checkMedia(tx, after);
    await saveItem(tx, after);
    await useMedia(tx, { kind: 'book', id: after.id, title: book.title }, mediaOfItem(after));
    await recordBook(tx, book, 'book.line_changed', { line: after.kind, name: after.title || after.number });
  });
}

function written(before: BookItem, given: BookItemFields): BookItem {
  const { kind } = before;
  const { title, number, printedPage, free } = given;
  return {
    ...before,
    title,
    number,
    printedPage,
    free: kind === 'chapter' && free,
    body: kind === 'page' && given.body ? given.body : before.body,
    mediaId: kind in mediaKinds && given.mediaId !== undefined ? given.mediaId : before.mediaId,
  };
}

/** BOOK_MEDIA beside the field where the file is not here, or of another kind. */
async function checkMedia(tx: TransactionContext, { kind, mediaId }: BookItem): Promise<void> {
  if (mediaId === null) return;
  if ((await mediaOf(tx, [mediaId])).get(mediaId)?.kind !== mediaKinds[kind])
    failFields('BOOK_MEDIA', [{ path: 'mediaId', messageKey: 'errors.BOOK_MEDIA' }]);
}

/** The files that a line holds: its own, and the pictures of its text. Pure. */
const mediaOfItem = ({ mediaId, body }: BookItem): string[] => [
  ...(mediaId === null ? [] : [mediaId]),
  ...(body === null ? [] : imagesOf(body).map(({ attrs }) => attrs.mediaId)),
];
