/** What the address of the list of absent students says. */
export interface AbsentSearch {
  readonly search?: string;
  readonly batchId?: string;
  readonly page?: number;
}
export type AbsentPatch = { readonly [K in keyof AbsentSearch]?: AbsentSearch[K] | undefined };

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Reads the address; what nobody could have chosen is left out. */
export function readAbsentSearch(raw: Readonly<Record<string, unknown>>): AbsentSearch {
  const search =
    typeof raw['search'] === 'string' || typeof raw['search'] === 'number' ? String(raw['search']).slice(0, 120) : '';
  const batchId = typeof raw['batchId'] === 'string' && UUID.test(raw['batchId']) ? raw['batchId'] : undefined;
  const page = Number(raw['page']);
  return {
    ...(search && { search }),
    ...(batchId && { batchId }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Applies a change; another filter begins at the first page. */
export const patchAbsent = (search: AbsentSearch, patch: AbsentPatch): AbsentSearch =>
  readAbsentSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
