import type { Presence } from '@abhyas/contract/assessments/invigilation';

export const liveSorts = ['attention', 'name', 'left', 'answered'] as const;
export type LiveSort = (typeof liveSorts)[number];
export const presences: readonly Presence[] = ['in', 'offline', 'paused', 'done', 'not_started', 'absent'];

/** What the address of the live page says. */
export interface LiveSearch {
  readonly view?: 'similar';
  readonly presence?: Presence;
  readonly search?: string;
  readonly batchId?: string;
  readonly sort?: LiveSort;
  readonly page?: number;
}
export type LivePatch = { readonly [K in keyof LiveSearch]?: LiveSearch[K] | undefined };

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);

/** Reads the address; what nobody could have chosen is left out, and so is what is usual. */
export function readLiveSearch(raw: Readonly<Record<string, unknown>>): LiveSearch {
  const where = presences.find((one) => one === raw['presence']);
  const sort = liveSorts.find((one) => one === raw['sort'] && one !== 'attention');
  const search =
    typeof raw['search'] === 'string' || typeof raw['search'] === 'number' ? String(raw['search']).slice(0, 120) : '';
  const page = Number(raw['page']);
  return {
    ...(raw['view'] === 'similar' && { view: 'similar' }),
    ...(where && { presence: where }),
    ...(search && { search }),
    ...(isId(raw['batchId']) && { batchId: raw['batchId'] }),
    ...(sort && { sort }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Applies a change; another filter or order begins at the first page. */
export const patchLive = (search: LiveSearch, patch: LivePatch): LiveSearch =>
  readLiveSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
