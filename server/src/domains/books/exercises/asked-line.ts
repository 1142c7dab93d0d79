import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { drawVariant, questionUsage, type SeenQuestion, versionsOf } from '../../questions/index.ts';
import { lineOf, seatOf } from './seat-of.ts';

/**
 * A question of a book as its reader meets it, for bookmarks and reports. NOT_FOUND for another line and for one that a test keeps secret;
 * BOOK_CHAPTER_LOCKED.
 */
export async function askedLine(
  ctx: Context,
  { bookId, itemId }: { readonly bookId: string; readonly itemId: string },
): Promise<SeenQuestion> {
  const seat = await seatOf(ctx, bookId);
  const { questionId, questionVersion: version, parentId } = lineOf(seat, itemId);
  if (questionId === null || version === null) return fail('NOT_FOUND');
  if ((await questionUsage().secretFrom(ctx, seat.accountId)).includes(questionId)) fail('NOT_FOUND');
  const variables = (await versionsOf(ctx, [{ questionId, version }])).get(questionId)?.variables;
  const path = `/student/books/${bookId}/${parentId}/${itemId}`;
  const variant = variables ? drawVariant(variables, questionId) : undefined;
  return { questionId, version, attemptId: null, path, variant };
}
