import type { api } from '@abhyas/contract';
import { codeSheetDays, type CodeSheetFormat } from '@abhyas/contract/books/codes';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { fileKind, type Made, type StoredFile } from '../../../kernel/made-files/file-kind.ts';
import { askForFiles } from '../../../kernel/made-files/made-files.ts';
import { getBook } from '../books/books.store.ts';
import { recordBook } from '../books/record-book.ts';
import { listVersionItems } from '../books/versions.store.ts';
import { canWriteBooks } from '../policies.ts';
import { codeLabels } from './code-labels.ts';
import { listCodes } from './codes.store.ts';
import { drawCodeSheet } from './draw-code-sheet.ts';
import { drawCodePictures } from './draw-code-pictures.ts';

/** What a sheet is made of: one version of a book, and the address under which its institute is reached. */
interface AskedSheet {
  readonly bookId: string;
  readonly version: number;
  readonly format: CodeSheetFormat;
  readonly address: string;
}

export const codeSheet = fileKind<AskedSheet>({
  kind: 'codeSheet',
  keptDays: codeSheetDays,
  afterwards: 'forgotten',
  onErase: 'keep',
  onMerge: 'move',
  make: writeSheet,
});

type Make = typeof api.books.makeCodeSheet;
/** Asks for the codes of the newest version. BOOK_UNPUBLISHED: no code would open anything. */
export async function makeCodeSheet(
  ctx: Context,
  { params, body: { format } }: Input<Make>,
  { request }: Call,
): Promise<Answer<Make>> {
  const address = addressOf(request);
  const book = authorize(ctx, canWriteBooks, await getBook(ctx, params.bookId));
  const { id: bookId, version } = book;
  if (version === 0) fail('BOOK_UNPUBLISHED');
  const [sheetId] = await inTransaction(ctx, async (tx) => {
    await recordBook(tx, book, 'book.codes_taken', { version, format });
    return askForFiles(tx, codeSheet, [{ about: { bookId, version, format, address }, subjectId: bookId }]);
  });
  return { sheetId: sheetId! };
}

async function writeSheet(
  ctx: Context,
  { about: { bookId, version, format, address } }: StoredFile<AskedSheet>,
  tell: (progress: number) => Promise<void>,
): Promise<Made> {
  const { title, language } = await getBook(ctx, bookId);
  const lines = await listVersionItems(ctx, bookId, version);
  const labels = codeLabels(lines, await listCodes(ctx, bookId), { language, address });
  if (format === 'svg') {
    const bytes = await drawCodePictures(labels, tell);
    return { contents: [{ name: 'codes.zip', bytes }], facts: { rows: labels.length } };
  }
  const { bytes, pages } = await drawCodeSheet({ title, version, language, labels }, tell);
  return { contents: [{ name: 'codes.pdf', bytes }], facts: { pages } };
}
