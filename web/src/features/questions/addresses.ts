import type { ReviewScope } from '@abhyas/contract/questions/review';
import {
  beside,
  id,
  matching,
  oneOf,
  page,
  type PatchOf,
  search,
  type SearchOf,
  text,
  whole,
  withDefault,
} from '../../lib/url-search.ts';
import { reportReasons, reportStates } from './life/report-words.ts';
import { difficulties, questionTypes, subjects } from './preview/question-lists.ts';

/** What the address of the question bank says: filters, page and the question that is open. */
export const bankSearch = search({
  search: text(200),
  subject: oneOf(...subjects),
  /** Id of a knowledge area. */
  area: text(200),
  type: oneOf(...questionTypes),
  difficulty: oneOf(...difficulties),
  status: oneOf('archived', 'removed'),
  language: oneOf('hi'),
  tag: text(40),
  /** Id of the import that they came with. */
  import: text(200),
  /** Id of a named set. */
  set: id(),
  page: page(),
  question: beside(text(200)),
});
export type BankSearch = SearchOf<typeof bankSearch>;
export type BankPatch = PatchOf<typeof bankSearch>;

export const reviewScopes: readonly ReviewScope[] = ['review', 'own', 'all'];

/** What the address of the queue of reviews says. */
export const reviewSearch = search({
  scope: oneOf(...reviewScopes),
  subject: text(40),
  author: id(),
  search: text(200),
  page: page(),
  /** The question that is open beside the list. */
  question: beside(id()),
});
export type ReviewSearch = SearchOf<typeof reviewSearch>;
export type ReviewPatch = PatchOf<typeof reviewSearch>;

export const rowFilters = ['problems', 'refused', 'fixable', 'duplicate', 'otherKey', 'ready', 'all'] as const;
export type RowFilter = (typeof rowFilters)[number];

/** What the address of an import says: which rows, which page, and the row that is open. */
export const importSearch = search({
  show: oneOf(...rowFilters),
  page: page(),
  row: beside(whole()),
  /** Kind of fault. */
  code: matching(/^[A-Z_]{3,60}$/),
});
export type ImportSearch = SearchOf<typeof importSearch>;
export type ImportPatch = PatchOf<typeof importSearch>;

/** What the address of the list of groups says. */
export const groupsSearch = search({ search: text(120), page: page() });
export type GroupsSearch = SearchOf<typeof groupsSearch>;
export type GroupsPatch = PatchOf<typeof groupsSearch>;

/** What the address of the reported questions says. */
export const reportsSearch = search({
  state: withDefault(oneOf(...reportStates), 'open'),
  reason: oneOf(...reportReasons),
  page: page(),
});
export type ReportsSearch = SearchOf<typeof reportsSearch>;
export type ReportsPatch = PatchOf<typeof reportsSearch>;

/** What the address of the knowledge areas says. */
export const areasSearch = search({
  subject: withDefault(oneOf(...subjects), 'physics'),
  search: text(120),
  /** The area that is open beside the tree. */
  area: beside(id()),
});
export type AreasSearch = SearchOf<typeof areasSearch>;
export type AreasPatch = PatchOf<typeof areasSearch>;
