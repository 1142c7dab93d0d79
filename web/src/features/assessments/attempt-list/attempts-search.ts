export const attemptSorts = ['rank', 'name', 'started'] as const;
export type AttemptSort = (typeof attemptSorts)[number];

/** What the address of the list of attempts says. */
export interface AttemptsSearch {
  readonly sort?: AttemptSort;
  readonly search?: string;
  readonly page?: number;
}
export type AttemptsPatch = { readonly [K in keyof AttemptsSearch]?: AttemptsSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out, and so is the usual order. */
export function readAttemptsSearch(raw: Readonly<Record<string, unknown>>): AttemptsSearch {
  const sort = attemptSorts.find((one) => one === raw['sort'] && one !== 'rank');
  const search =
    typeof raw['search'] === 'string' || typeof raw['search'] === 'number' ? String(raw['search']).slice(0, 120) : '';
  const page = Number(raw['page']);
  return { ...(sort && { sort }), ...(search && { search }), ...(Number.isInteger(page) && page > 1 && { page }) };
}

/** Applies a change; another order or search begins at the first page. */
export const patchAttempts = (search: AttemptsSearch, patch: AttemptsPatch): AttemptsSearch =>
  readAttemptsSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
