export const figureViews = ['overview', 'learners', 'certificates'] as const;
export type FigureView = (typeof figureViews)[number];
export const learnerFilters = ['all', 'new', 'underWay', 'stopped', 'completed'] as const;
export type LearnerFilter = (typeof learnerFilters)[number];
export const learnerOrders = ['last', 'progress', 'enrolled'] as const;
export type LearnerOrder = (typeof learnerOrders)[number];
export const certificateFilters = ['all', 'valid', 'revoked'] as const;
export type CertificateFilter = (typeof certificateFilters)[number];

/** What the address of the figures says. */
export interface FiguresSearch {
  readonly view?: FigureView;
  /** The lesson whose heat line is shown. */
  readonly lesson?: string;
  readonly state?: LearnerFilter;
  readonly order?: LearnerOrder;
  readonly valid?: CertificateFilter;
  readonly search?: string;
  readonly page?: number;
  /** The open learner. */
  readonly learner?: string;
}
export type FiguresPatch = { readonly [K in keyof FiguresSearch]?: FiguresSearch[K] | undefined };

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const idOf = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined);
/** One of the words but the first, which is what an empty address means. */
const chosen = <T extends string>(words: readonly T[], value: unknown): T | undefined =>
  words.slice(1).find((one) => one === value);

/** Reads the address; what nobody could have chosen is left out. */
export function readFiguresSearch(raw: Readonly<Record<string, unknown>>): FiguresSearch {
  const search = typeof raw['search'] === 'string' ? raw['search'].slice(0, 100) : '';
  const page = Number(raw['page']);
  const read = {
    view: chosen(figureViews, raw['view']),
    lesson: idOf(raw['lesson']),
    state: chosen(learnerFilters, raw['state']),
    order: chosen(learnerOrders, raw['order']),
    valid: chosen(certificateFilters, raw['valid']),
    search: search || undefined,
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    learner: idOf(raw['learner']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as FiguresSearch;
}

/** What the queue of doubts is asked for, so that it shows exactly those that the figures of a course count, whoever teaches it. */
export const waitingDoubtsOf = (courseId: string) => ({ courses: 'all', courseId }) as const;
