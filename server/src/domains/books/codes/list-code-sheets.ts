import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listFiles } from '../../../kernel/made-files/made-files.store.ts';
import { presentFile } from '../../../kernel/made-files/made-files.ts';
import { getBook } from '../books/books.store.ts';
import { codeSheet } from './make-code-sheet.ts';

type List = typeof api.books.listCodeSheets;
/** Sheets of a book that were asked for, the newest first. */
export async function listCodeSheets(ctx: Context, { params }: Input<List>): Promise<Answer<List>> {
  const { id: subjectId } = await getBook(ctx, params.bookId);
  const files = await listFiles(ctx, codeSheet, { subjectId });
  return {
    rows: files.map((file) => {
      const { format, version } = file.about;
      return { ...presentFile(ctx, file), format, version, askedAt: file.askedAt.toISOString() };
    }),
  };
}
