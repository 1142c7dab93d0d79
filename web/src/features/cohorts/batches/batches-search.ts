import type { BatchKind } from '@abhyas/contract/cohorts/batches';

/** The type fails to compile when the contract's kinds change. */
export const kinds = ['batch', 'group'] as const satisfies readonly BatchKind[];

/** What the address of the list says. */
export interface BatchesSearch {
  readonly kind?: BatchKind;
  readonly state?: 'archived';
  readonly search?: string;
  readonly page?: number;
}
export type BatchesPatch = { readonly [K in keyof BatchesSearch]?: BatchesSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readBatchesSearch(raw: Readonly<Record<string, unknown>>): BatchesSearch {
  const kind = kinds.find((one) => one === raw['kind']);
  const search = ['string', 'number'].includes(typeof raw['search']) ? String(raw['search']).slice(0, 100) : '';
  const page = Number(raw['page']);
  return {
    ...(kind && { kind }),
    ...(raw['state'] === 'archived' && { state: 'archived' as const }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Applies a change; another filter begins at the first page. */
export const patchBatches = (search: BatchesSearch, patch: BatchesPatch): BatchesSearch =>
  readBatchesSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
