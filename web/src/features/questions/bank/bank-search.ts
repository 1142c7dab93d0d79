import type { Difficulty, QuestionType } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { difficulties, questionTypes, subjects } from '../preview/question-words.ts';

/** What the address of the question bank says: filters, page and the question that is open. */
export interface BankSearch {
  readonly search?: string;
  readonly subject?: SubjectName;
  readonly area?: string;
  readonly type?: QuestionType;
  readonly difficulty?: Difficulty;
  readonly status?: 'archived' | 'removed';
  readonly language?: 'hi';
  readonly tag?: string;
  readonly import?: string;
  readonly page?: number;
  readonly question?: string;
}
export type BankPatch = { readonly [K in keyof BankSearch]?: BankSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readBankSearch(raw: Readonly<Record<string, unknown>>): BankSearch {
  const page = Number(raw['page']);
  return trimmed({
    search: textOf(raw['search']),
    subject: subjects.find((subject) => subject === raw['subject']),
    area: textOf(raw['area']),
    type: questionTypes.find((type) => type === raw['type']),
    difficulty: difficulties.find((difficulty) => String(difficulty) === String(raw['difficulty'])),
    status: (['archived', 'removed'] as const).find((status) => status === raw['status']),
    language: raw['language'] === 'hi' ? 'hi' : undefined,
    tag: textOf(raw['tag'])?.slice(0, 40),
    import: textOf(raw['import']),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    question: textOf(raw['question']),
  });
}

/** The router reads `?search=42` as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value).slice(0, 200) : undefined;

const trimmed = (patch: BankPatch): BankSearch =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined && value !== '')) as BankSearch;

/** Applies a change; another filter begins at the first page. */
export function patchBank(search: BankSearch, patch: BankPatch): BankSearch {
  const still = 'page' in patch || Object.keys(patch).every((key) => key === 'question');
  return trimmed({ ...search, ...(still ? {} : { page: undefined }), ...patch });
}

/** What the server is asked for. */
export function bankQuery(search: BankSearch, size = 25) {
  const { area, import: importId, question: _, status, page = 1, ...rest } = search;
  return {
    ...rest,
    status: status ?? ('active' as const),
    page,
    size,
    ...(area && { knowledgeAreaId: area }),
    ...(importId && { importId }),
  };
}

/** Any filter beyond the status: an empty list then means "nothing matches", not "nothing there". */
export const isFiltered = (from: BankSearch): boolean =>
  [from.search, from.subject, from.area, from.type, from.difficulty, from.language, from.tag, from.import].some(
    (value) => value !== undefined,
  );
