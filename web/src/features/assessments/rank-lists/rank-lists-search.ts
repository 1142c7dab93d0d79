/** What the address of the list of rank lists, and of the entries of one, says. */
export interface RanksSearch {
  readonly search?: string;
  readonly page?: number;
}
export type RanksPatch = { readonly [K in keyof RanksSearch]?: RanksSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readRanksSearch(raw: Readonly<Record<string, unknown>>): RanksSearch {
  const typed = raw['search'];
  const search = typeof typed === 'string' || typeof typed === 'number' ? String(typed).slice(0, 120) : '';
  const page = Number(raw['page']);
  return { ...(search && { search }), ...(Number.isInteger(page) && page > 1 && { page }) };
}

/** Applies a change; another search begins at the first page. */
export const patchRanks = (search: RanksSearch, patch: RanksPatch): RanksSearch =>
  readRanksSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
