import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { getBook } from '../books/books.store.ts';
import { presentBook } from '../contents/present-book.ts';

type Show = typeof api.books.showBook;
/** A book as its authors have it. */
export const showBook = async (ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> =>
  presentBook(ctx, await getBook(ctx, params.bookId));
