export const batchTabs = ['members', 'assignments', 'history'] as const;
export type BatchTab = (typeof batchTabs)[number];

/** What the address of a batch says. */
export interface BatchSearch {
  readonly tab?: BatchTab;
  readonly search?: string;
  readonly page?: number;
}
export type BatchPatch = { readonly [K in keyof BatchSearch]?: BatchSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readBatchSearch(raw: Readonly<Record<string, unknown>>): BatchSearch {
  const tab = batchTabs.find((one) => one === raw['tab']);
  const search = ['string', 'number'].includes(typeof raw['search']) ? String(raw['search']).slice(0, 100) : '';
  const page = Number(raw['page']);
  return {
    ...(tab && tab !== 'members' && { tab }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Applies a change; another tab or other words begin at the first page. */
export const patchBatch = (search: BatchSearch, patch: BatchPatch): BatchSearch =>
  readBatchSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
