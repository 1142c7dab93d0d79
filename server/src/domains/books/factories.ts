import type { BookDetails } from '@abhyas/contract/books/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { actorOf, type Context } from '../../kernel/context.ts';
import { addBookItem } from './contents/add-book-item.ts';
import { addBookQuestions } from './contents/add-book-questions.ts';
import { saveBookItem } from './contents/save-book-item.ts';
import { createBook } from './publishing/create-book.ts';
import { publishBook } from './publishing/publish-book.ts';
import { openBookItem } from './reading/open-book-item.ts';

/** A chapter as it is told: theory pages by their texts, exercises by their questions. */
export interface ChapterOfBook {
  /** The part in which it lies; chapters of one part follow each other. */
  readonly part?: string;
  readonly title: string;
  readonly free?: boolean;
  readonly pages?: readonly { readonly title: string; readonly text: string; readonly printedPage?: number }[];
  readonly exercises: readonly {
    readonly title: string;
    readonly questionIds: readonly string[];
    readonly printedPage?: number;
  }[];
}

/** Whoever acts, with the rights of an author: tests and the demonstration act by a bare context. */
const asAuthor = (ctx: Context): Context => {
  const actor = actorOf(ctx);
  const capabilities = new Set([...actor.capabilities, 'courses.write', 'courses.publish'] as const);
  return { ...ctx, actor: { ...actor, capabilities } };
};

/** A published book, made by the use cases; `ctx` has an actor. Chapters are numbered from 1, exercises 1.1, 1.2 … */
export async function aBook(
  given: Context,
  {
    chapters,
    ...details
  }: Partial<BookDetails> & { readonly title: string; readonly chapters: readonly ChapterOfBook[] },
): Promise<{ bookId: string; chapterIds: string[]; exerciseIds: string[] }> {
  const ctx = asAuthor(given);
  const nothing = { authors: '', about: '', subjectId: null, pricePaise: 0, coverId: null, preface: '' };
  const all = { ...nothing, language: 'en', opensTo: 'granted', ...details } as const;
  const { bookId } = await createBook(ctx, { body: all });
  const made = { bookId, chapterIds: [] as string[], exerciseIds: [] as string[] };
  const parts = new Map<string, string>();
  for (const [at, chapter] of chapters.entries()) {
    const number = String(at + 1);
    const { itemId } = await addBookItem(ctx, {
      params: { bookId },
      body: { kind: 'chapter', parentId: await partOf(ctx, bookId, chapter, parts), title: chapter.title, number },
    });
    made.chapterIds.push(itemId);
    if (chapter.free) await save(ctx, itemId, { title: chapter.title, number, free: true });
    await addTheory(ctx, bookId, itemId, chapter);
    made.exerciseIds.push(...(await addExercises(ctx, { bookId, parentId: itemId, number }, chapter)));
  }
  await publishBook(ctx, { params: { bookId }, body: { note: '' } });
  return made;
}

async function partOf(ctx: Context, bookId: string, { part }: ChapterOfBook, parts: Map<string, string>) {
  if (part === undefined) return null;
  if (!parts.has(part)) {
    const body = { kind: 'part', parentId: null, title: part, number: '' } as const;
    parts.set(part, (await addBookItem(ctx, { params: { bookId }, body })).itemId);
  }
  return parts.get(part)!;
}

/** The questions of an exercise in their order, as a reader finds them. */
export async function questionsOf(reader: Context, bookId: string, itemId: string): Promise<string[]> {
  const { questions } = await openBookItem(reader, { params: { bookId, itemId } });
  return questions.map((question) => question.itemId);
}

const save = (ctx: Context, itemId: string, fields: Partial<Parameters<typeof saveBookItem>[1]['body']>) =>
  saveBookItem(ctx, {
    params: { itemId },
    body: { title: '', number: '', printedPage: null, free: false, ...fields },
  });

async function addTheory(ctx: Context, bookId: string, parentId: string, { pages = [] }: ChapterOfBook): Promise<void> {
  for (const { title, text, printedPage = null } of pages) {
    const body = { kind: 'page', parentId, title, number: '' } as const;
    const { itemId } = await addBookItem(ctx, { params: { bookId }, body });
    await save(ctx, itemId, { title, printedPage, body: fromSource(text) });
  }
}

async function addExercises(
  ctx: Context,
  { bookId, parentId, number }: { readonly bookId: string; readonly parentId: string; readonly number: string },
  { exercises }: ChapterOfBook,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, { title, questionIds, printedPage }] of exercises.entries()) {
    const body = { kind: 'exercise', parentId, title, number: `${number}.${at + 1}` } as const;
    const { itemId } = await addBookItem(ctx, { params: { bookId }, body });
    if (printedPage !== undefined) await save(ctx, itemId, { title, number: body.number, printedPage });
    await addBookQuestions(ctx, { params: { itemId }, body: { questionIds: [...questionIds] } });
    ids.push(itemId);
  }
  return ids;
}
