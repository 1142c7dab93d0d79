import { ownCriteria, ownPaperLimits } from '@abhyas/contract/assessments/own-papers';
import {
  matching,
  oneOf,
  type PatchOf,
  search,
  type SearchOf,
  text,
  whole,
  withDefault,
} from '../../lib/url-search.ts';

export const paperFilters = ['all', 'now', 'upcoming', 'done', 'missed'] as const;
export type PaperFilter = (typeof paperFilters)[number];

/** What the address of the tests says: which of them, and the words sought. */
export const testsSearch = search({ show: withDefault(oneOf(...paperFilters), 'all'), find: text(80) });
export type TestsSearch = SearchOf<typeof testsSearch>;
export type TestsPatch = PatchOf<typeof testsSearch>;

const { least, most } = ownPaperLimits.questions;

/** What a link may choose beforehand for a test of one's own. */
export const ownSearch = search({
  exam: whole(),
  /** Ids of chapters with commas between them. */
  chapters: matching(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/),
  /** Where the questions come from. */
  from: oneOf(...Object.values(ownCriteria)),
  /** How hard they are. */
  level: oneOf(0, 1, 2),
  /** How many. */
  questions: whole(least, most),
});
export type OwnSearch = SearchOf<typeof ownSearch>;

/** What the solutions show, as chips; the cells of the speed grid and changed answers are further ones, which stand there when chosen. */
export const usualFilters = ['all', 'mistakes', 'wrong', 'skipped', 'slow', 'review', 'kept'] as const;
const speedFilters = ['fastRight', 'slowRight', 'fastWrong', 'slowWrong'] as const;
export const solutionFilters = [...usualFilters, ...speedFilters, 'changed'] as const;
export type SpeedFilter = (typeof speedFilters)[number];
export type SolutionFilter = (typeof solutionFilters)[number];

export const resultTabs = ['overview', 'questions', 'chapters'] as const;
export type ResultTab = (typeof resultTabs)[number];

/** What the address of a result says: which solutions, of which chapter, the words sought, the one that is open. */
export const resultSearch = search({
  /** Of a phone; without it the one that shows what else the address says. */
  tab: oneOf(...resultTabs),
  show: oneOf(...solutionFilters),
  /** Id of a chapter. */
  chapter: text(80),
  find: text(80),
  open: whole(),
  /** Id of the one that is open, where a link from elsewhere does not know its number. */
  question: text(80),
});
export type ResultSearch = SearchOf<typeof resultSearch>;
export type ResultPatch = PatchOf<typeof resultSearch>;
