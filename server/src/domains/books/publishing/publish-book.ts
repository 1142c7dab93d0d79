import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { holdForPaper, type PaperQuestion } from '../../questions/index.ts';
import { lockBook, saveBookRow } from '../books/books.store.ts';
import { checkOwn } from '../books/open-book.ts';
import { recordBook } from '../books/record-book.ts';
import { insertVersion, type VersionItem } from '../books/versions.store.ts';
import { bookProblems } from '../contents/book-problems.ts';
import { type BookItem, listItems } from '../contents/items.store.ts';
import { presentBook, usedBy } from '../contents/present-book.ts';
import { inOrder } from '../contents/tree.ts';
import { canPublishBook } from '../policies.ts';
import { openToStudents } from './open-to-students.ts';
import { tellEditions } from './tell-editions.ts';

type Publish = typeof api.books.publishBook;
/** Makes the draft the next version. BOOK_NOT_READY with every problem, BOOK_UNCHANGED where nothing is new, BOOK_LICENSED. */
export async function publishBook(ctx: Context, { params, body }: Input<Publish>): Promise<Answer<Publish>> {
  const published = await inTransaction(ctx, async (tx) => {
    const locked = await lockBook(tx, params.bookId);
    if (locked.status === 'archived') fail('BOOK_ARCHIVED');
    const book = authorize(tx, canPublishBook, locked);
    await checkOwn(tx, book.id);
    const lines = inOrder(await listItems(tx, book.id));
    // Nobody removes one of them before the version is written.
    const questions = await holdForPaper(
      tx,
      lines.flatMap(({ questionId }) => questionId ?? []),
    );
    const problems = bookProblems(lines, { ...(await usedBy(tx, lines)), questions });
    if (problems.length > 0) fail('BOOK_NOT_READY', { problems });
    if (!book.changed) fail('BOOK_UNCHANGED', { version: book.version });
    const after = { ...book, version: book.version + 1, status: 'published' as const, changed: false };
    const { id: bookId, version, title, authors, about, subjectId, language } = after;
    const count = (kind: BookItem['kind']) => lines.filter((line) => line.kind === kind).length;
    const counts = { chapters: count('chapter'), exercises: count('exercise'), questions: count('question') };
    const by = { publishedBy: actorOf(tx).accountId, publishedAt: tx.clock.now() };
    const said = { bookId, version, title, authors, about, subjectId, language, note: body.note };
    await insertVersion(tx, { ...said, ...counts, ...by }, pinned(lines, questions));
    await saveBookRow(tx, after);
    await openToStudents(tx, after);
    await tellEditions(tx, after.id);
    await recordBook(tx, after, 'book.published', { version });
    return after;
  });
  return presentBook(ctx, published);
}

/** The lines as the version keeps them: of each question the words and the key that papers get now. Pure. */
const pinned = (lines: readonly BookItem[], questions: ReadonlyMap<string, PaperQuestion>): VersionItem[] =>
  lines.map((line, place) => {
    const { id, parentId, kind, title, number, printedPage, free, body, mediaId, questionId } = line;
    const question = questionId === null ? undefined : questions.get(questionId);
    return {
      itemId: id,
      parentId,
      kind,
      place,
      title,
      number,
      printedPage,
      free,
      body,
      mediaId,
      questionId,
      questionVersion: question?.version ?? null,
      keyVersion: question?.keyVersion ?? null,
      areaId: question?.knowledgeAreaId ?? null,
    };
  });
