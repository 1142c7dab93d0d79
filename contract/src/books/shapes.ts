import { z } from 'zod';
import { questionType } from '../questions/shapes.ts';
import { id, instant, language, richText, text, whole } from '../shapes.ts';

/** What a book is made of. A part holds chapters, a chapter theory and exercises, an exercise questions. */
export const bookItemKinds = ['part', 'chapter', 'page', 'pdf', 'video', 'exercise', 'question'] as const;
export const bookItemKind = z.enum(bookItemKinds);
export type BookItemKind = z.infer<typeof bookItemKind>;

/** What each kind may lie in; null: the book itself. */
export const bookParents = {
  part: [null],
  chapter: [null, 'part'],
  page: ['chapter'],
  pdf: ['chapter'],
  video: ['chapter'],
  exercise: ['chapter'],
  question: ['exercise'],
} as const satisfies Readonly<Record<BookItemKind, readonly (BookItemKind | null)[]>>;

export const bookLimits = {
  /** Lines of one book, questions included. */
  items: 6000,
  questionsAtOnce: 200,
  /** A million rupees. */
  pricePaise: 100_000_000,
} as const;

export const bookStatus = z.enum(['draft', 'published', 'archived']);
export type BookStatus = z.infer<typeof bookStatus>;

/** `everyone`: all students of the institute. `granted`: those who were given it. */
export const bookOpensTo = z.enum(['everyone', 'granted']);
export type BookOpensTo = z.infer<typeof bookOpensTo>;

export const bookDetails = z.object({
  title: text(120, 1),
  authors: text(200).default(''),
  about: text(2000).default(''),
  subjectId: whole.nullable().default(null),
  language: language.default('en'),
  opensTo: bookOpensTo.default('granted'),
  /** What those pay who were not given it, in whole paise, GST included; 0: it is not sold. */
  pricePaise: whole.max(bookLimits.pricePaise).default(0),
  coverId: id.nullable().default(null),
  /** Plain text; an empty line between paragraphs. */
  preface: text(4000).default(''),
});
export type BookDetails = z.infer<typeof bookDetails>;

/** A number as it is printed: `7`, `7.2`, `14`, `A-3`. */
export const printedNumber = text(12);

/** A code as it is printed: `PH7-2K4`. Pure. */
export const writtenCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;

/** One line of the builder. */
export const bookLine = z.object({
  itemId: id,
  parentId: id.nullable(),
  kind: bookItemKind,
  title: z.string(),
  number: z.string(),
  printedPage: whole.nullable(),
  /** Of a chapter: anybody of the institute may open it before the book is theirs. */
  free: z.boolean(),
  code: z.string(),
  /** Theory that nobody wrote or chose yet. */
  empty: z.boolean(),
  question: z
    .object({ questionId: id, number: whole, type: questionType, stem: richText, ready: z.boolean() })
    .nullable(),
});
export type BookLine = z.infer<typeof bookLine>;

/** What hinders publishing, and the line that it is about. */
export const bookProblem = z.object({
  code: z.enum([
    'NO_CHAPTERS',
    'EMPTY_PART',
    'EMPTY_CHAPTER',
    'EMPTY_EXERCISE',
    'EMPTY_THEORY',
    'MEDIA_NOT_READY',
    'NUMBER_MISSING',
    'NUMBER_TWICE',
    'QUESTION_NOT_READY',
    'QUESTION_OF_PERSON',
  ]),
  name: z.string(),
  itemId: id.nullable(),
});
export type BookProblem = z.infer<typeof bookProblem>;

export const bookVersion = z.object({
  version: whole,
  note: z.string(),
  chapters: whole,
  exercises: whole,
  questions: whole,
  publishedAt: instant,
  publishedBy: z.string(),
});
export type BookVersion = z.infer<typeof bookVersion>;

/** A book as its authors have it. */
export const authoredBook = z.object({
  bookId: id,
  status: bookStatus,
  version: whole,
  changed: z.boolean(),
  details: bookDetails,
  lines: z.array(bookLine),
  problems: z.array(bookProblem),
  versions: z.array(bookVersion),
  updatedAt: instant,
  /** Of a publisher’s book that this institute sells under its own cover. */
  edition: z
    .object({
      publisher: z.string(),
      basisPoints: whole,
      leastPricePaise: whole,
      terms: z.string(),
      agreedAt: instant,
      endedAt: instant.nullable(),
    })
    .nullable(),
  coverUrl: z.string().nullable(),
  can: z.object({ edit: z.boolean(), publish: z.boolean() }),
});
export type AuthoredBook = z.infer<typeof authoredBook>;

export const bookRow = z.object({
  bookId: id,
  title: z.string(),
  authors: z.string(),
  status: bookStatus,
  version: whole,
  changed: z.boolean(),
  opensTo: bookOpensTo,
  chapters: whole,
  questions: whole,
  /** Of an edition: whose book it is. */
  publisher: z.string().nullable(),
  updatedAt: instant,
});
export type BookRow = z.infer<typeof bookRow>;

/** What can be written of one line; `body` of a page, `mediaId` of a PDF or a video. */
export const bookItemFields = z.object({
  title: text(160).default(''),
  number: printedNumber.default(''),
  printedPage: z.int().min(1).max(9999).nullable().default(null),
  free: z.boolean().default(false),
  body: richText.optional(),
  mediaId: id.nullable().optional(),
});
export type BookItemFields = z.infer<typeof bookItemFields>;
