import type { AuthoredBook, BookLine } from '@abhyas/contract/books/shapes';
import { leadOf } from '@abhyas/contract/questions/question-types';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { mediaOf } from '../../media/index.ts';
import { getForPaper, getOfHistory, type QuestionVersion, versionsOf } from '../../questions/index.ts';
import type { Book } from '../books/books.store.ts';
import { coversOf } from '../books/covers-of.ts';
import { type Edition, findEdition } from '../books/editions.store.ts';
import { type BookVersionRow, listVersionRows } from '../books/versions.store.ts';
import { canEditBook, canPublishBook } from '../policies.ts';
import { bookProblems, isEmptyTheory, isReady, type UsedByBook } from './book-problems.ts';
import { type BookItem, listItems } from './items.store.ts';
import { inOrder } from './tree.ts';

/** The files and questions that these lines name. */
export async function usedBy(ctx: Context, lines: readonly BookItem[], of = getForPaper): Promise<UsedByBook> {
  const media = await mediaOf(
    ctx,
    lines.flatMap(({ mediaId }) => mediaId ?? []),
  );
  const questions = await of(
    ctx,
    lines.flatMap(({ questionId }) => questionId ?? []),
  );
  return { media, questions };
}

/** A book as its authors have it. */
export async function presentBook(ctx: Context, book: Book): Promise<AuthoredBook> {
  const lines = inOrder(await listItems(ctx, book.id));
  const edition = await findEdition(ctx, book.id);
  // What a publisher published is ready, and the bank does not have its questions.
  const used = await usedBy(ctx, lines, edition ? getOfHistory : getForPaper);
  const words = await versionsOf(ctx, [...used.questions.values()]);
  const versions = await listVersionRows(ctx, book.id);
  const actor = actorOf(ctx);
  const { id, status, version, changed, title, authors, about, subjectId, language, opensTo } = book;
  const { pricePaise, coverId, preface } = book;
  return {
    bookId: id,
    status,
    version,
    changed,
    details: { title, authors, about, subjectId, language, opensTo, pricePaise, coverId, preface },
    lines: lines.map((line) => presentLine(line, used, words, edition !== undefined)),
    problems: edition ? [] : bookProblems(lines, used),
    versions: await presentVersions(ctx, versions, edition?.publisher ?? ''),
    updatedAt: book.updatedAt.toISOString(),
    edition: edition ? presentEdition(edition) : null,
    coverUrl: (await coversOf(ctx, [book])).get(coverId ?? '') ?? null,
    can: { edit: !edition && canEditBook(actor, book), publish: canPublishBook(actor, book) },
  };
}

const presentEdition = ({ publisher, basisPoints, leastPricePaise, terms, agreedAt, endedAt }: Edition) => ({
  publisher,
  basisPoints,
  leastPricePaise,
  terms,
  agreedAt: agreedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

export function presentLine(
  line: BookItem,
  used: UsedByBook,
  words: ReadonlyMap<string, QuestionVersion>,
  licensed = false,
): BookLine {
  const { id, parentId, kind, title, number, printedPage, free, code, questionId } = line;
  const question = questionId === null ? undefined : used.questions.get(questionId);
  const version = questionId === null ? undefined : words.get(questionId);
  return {
    itemId: id,
    parentId,
    kind,
    title,
    number,
    printedPage,
    free,
    code,
    empty: isEmptyTheory(line),
    question:
      question && version
        ? {
            questionId: question.questionId,
            number: question.number,
            type: question.type,
            stem: leadOf(version.content.en),
            ready: licensed || isReady(question),
          }
        : null,
  };
}

async function presentVersions(
  ctx: Context,
  versions: readonly BookVersionRow[],
  publisher: string,
): Promise<AuthoredBook['versions']> {
  const names = await namesOf(ctx, [...new Set(versions.map(({ publishedBy }) => publishedBy))]);
  return versions.map(({ version, note, chapters, exercises, questions, publishedAt, publishedBy }) => ({
    version,
    note,
    chapters,
    exercises,
    questions,
    publishedAt: publishedAt.toISOString(),
    publishedBy: names.get(publishedBy)?.name ?? publisher,
  }));
}
