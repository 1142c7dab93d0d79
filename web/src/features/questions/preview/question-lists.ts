import type { Difficulty, QuestionType } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { oneOf, page, type PatchOf, search, type SearchOf } from '../../../lib/url-search.ts';

/** In the order in which people choose; the texts stand under `questions.types`. */
export const questionTypes = [
  'SINGLE',
  'MULTIPLE',
  'INTEGER',
  'DECIMAL',
  'FILL-BLANK-NUMBER',
  'FILL-BLANK-TEXT',
  'ASSERTION-REASON',
  'MATCH-LIST',
  'MATRIX',
  'SUBJECTIVE-SHORT',
  'SUBJECTIVE-MEDIUM',
  'SUBJECTIVE-LONG',
] as const satisfies readonly QuestionType[];

export const subjects = ['physics', 'chemistry', 'maths', 'biology'] as const satisfies readonly SubjectName[];

/** Spec §9: easy 0, medium 1, hard 2; the texts stand under `questions.difficulties`. */
export const difficulties = [0, 1, 2] as const satisfies readonly Difficulty[];

/** What the address of a student's bookmarks says. It stands apart from the addresses of staff, which students do not fetch. */
export const bookmarksSearch = search({ subject: oneOf(...subjects), type: oneOf(...questionTypes), page: page() });
export type BookmarksSearch = SearchOf<typeof bookmarksSearch>;
export type BookmarksPatch = PatchOf<typeof bookmarksSearch>;
