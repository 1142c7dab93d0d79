export const paperFilters = ['all', 'now', 'upcoming', 'done', 'missed'] as const;
export type PaperFilter = (typeof paperFilters)[number];

/** What the address of the tests says: which of them, and the words sought. */
export interface PapersSearch {
  readonly show?: PaperFilter;
  readonly find?: string;
}
export type PapersPatch = { readonly [K in keyof PapersSearch]?: PapersSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readPapersSearch(raw: Readonly<Record<string, unknown>>): PapersSearch {
  const show = paperFilters.find((filter) => filter === raw['show']);
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 80) : '';
  const find = text(raw['find']);
  return { ...(show && show !== 'all' && { show }), ...(find && { find }) };
}

/** Applies a change of the filters. */
export const patchPapers = (search: PapersSearch, patch: PapersPatch): PapersSearch =>
  readPapersSearch({ ...search, ...patch });
