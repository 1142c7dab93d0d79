import { comparedPapers } from '@abhyas/contract/assessments/analysis';
import type { Presence } from '@abhyas/contract/assessments/invigilation';
import type { Paper } from '@abhyas/contract/assessments/shapes';
import {
  flag,
  id,
  isId,
  oneOf,
  page,
  type PatchOf,
  search,
  type SearchOf,
  text,
  whole,
  withDefault,
} from '../../lib/url-search.ts';

export const paperKinds = ['PREDEFINED', 'CUSTOM', 'OVERVIEW'] as const satisfies readonly Paper['kind'][];
export const paperStatuses = ['draft', 'published', 'archived'] as const satisfies readonly Paper['status'][];

/** What the address of the list of tests says. */
export const papersSearch = search({
  status: oneOf(...paperStatuses),
  kind: oneOf(...paperKinds),
  search: text(120),
  page: page(),
});
export type PapersSearch = SearchOf<typeof papersSearch>;
export type PapersPatch = PatchOf<typeof papersSearch>;

export const builderTabs = ['details', 'sections', 'questions', 'schedule', 'results'] as const;
export type BuilderTab = (typeof builderTabs)[number];

/** What the address of a paper that is written says: the open tab and the section at hand. */
export const builderSearch = search({ tab: oneOf(...builderTabs), section: text(200) });
export type BuilderSearch = SearchOf<typeof builderSearch>;

export const attemptSorts = ['rank', 'name', 'started'] as const;
export type AttemptSort = (typeof attemptSorts)[number];

/** What the address of the list of attempts says. */
export const attemptsSearch = search({
  sort: withDefault(oneOf(...attemptSorts), 'rank'),
  search: text(120),
  page: page(),
});
export type AttemptsSearch = SearchOf<typeof attemptsSearch>;
export type AttemptsPatch = PatchOf<typeof attemptsSearch>;

/** What the address of the list of absent students says. */
export const absentSearch = search({ search: text(120), batchId: id(), page: page() });
export type AbsentSearch = SearchOf<typeof absentSearch>;
export type AbsentPatch = PatchOf<typeof absentSearch>;

export const liveSorts = ['attention', 'name', 'left', 'answered'] as const;
export type LiveSort = (typeof liveSorts)[number];
export const presences: readonly Presence[] = ['in', 'offline', 'paused', 'done', 'not_started', 'absent'];

/** What the address of the live page says. */
export const liveSearch = search({
  view: oneOf('similar'),
  presence: oneOf(...presences),
  search: text(120),
  batchId: id(),
  sort: withDefault(oneOf(...liveSorts), 'attention'),
  page: page(),
});
export type LiveSearch = SearchOf<typeof liveSearch>;
export type LivePatch = PatchOf<typeof liveSearch>;

/** What the address of the page of keys says. */
export const keysSearch = search({
  /** Left out: challenged or decided ones. */
  show: oneOf('all', 'open'),
  version: whole(),
  /** The question whose case is open. */
  question: id(),
});
export type KeysSearch = SearchOf<typeof keysSearch>;
export type KeysPatch = PatchOf<typeof keysSearch>;

export const questionSorts = ['number', 'facility', 'discrimination', 'skipped', 'time'] as const;
export type QuestionSort = (typeof questionSorts)[number];

/** What the address of an analysis says: whose results, of which version, and which questions in which order. */
export const analysisSearch = search({
  batchId: id(),
  version: whole(),
  sort: withDefault(oneOf(...questionSorts), 'number'),
  /** Only questions that a teacher should look at. */
  flagged: flag(),
  find: text(80),
});
export type AnalysisSearch = SearchOf<typeof analysisSearch>;
export type AnalysisPatch = PatchOf<typeof analysisSearch>;

/** The papers that a comparison names with commas between them: each once, and no more than can be compared. */
export const papersOf = ({ papers = '' }: { readonly papers?: string }): readonly string[] =>
  [...new Set(papers.split(',').filter(isId))].slice(0, comparedPapers.most);

/** What the address of a comparison says: ids of papers, and whose results. */
export const compareSearch = search({
  papers: { read: (raw) => papersOf({ papers: String(raw) }).join(',') || undefined },
  batchId: id(),
});
export type CompareSearch = SearchOf<typeof compareSearch>;

/** What the address of the list of rank lists, and of the entries of one, says. */
export const ranksSearch = search({ search: text(120), page: page() });
export type RanksSearch = SearchOf<typeof ranksSearch>;
export type RanksPatch = PatchOf<typeof ranksSearch>;
