import type { librarySorts } from '@abhyas/contract/media/library';
import type { MediaKind } from '@abhyas/contract/media/shapes';
import { kinds } from '../sending/accepted.ts';

/** The types fail to compile when the contract's choices change. */
export const shows = ['all', 'mine', 'unused', 'failed'] as const;
export const sorts: typeof librarySorts = ['newest', 'largest', 'name'];

/** What the address of the library says. */
export interface LibrarySearch {
  readonly search?: string;
  readonly kind?: MediaKind;
  readonly show?: (typeof shows)[number];
  readonly sort?: (typeof sorts)[number];
  readonly page?: number;
  /** The file whose panel is open. */
  readonly file?: string;
}
export type LibraryPatch = { readonly [K in keyof LibrarySearch]?: LibrarySearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readLibrarySearch(raw: Readonly<Record<string, unknown>>): LibrarySearch {
  const search = ['string', 'number'].includes(typeof raw['search']) ? String(raw['search']).slice(0, 100) : '';
  const kind = kinds.find((one) => one === raw['kind']);
  const show = shows.find((one) => one !== 'all' && one === raw['show']);
  const sort = sorts.find((one) => one !== 'newest' && one === raw['sort']);
  const page = Number(raw['page']);
  const file = typeof raw['file'] === 'string' && /^[0-9a-f-]{36}$/.test(raw['file']) ? raw['file'] : undefined;
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(show && { show }),
    ...(sort && { sort }),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(file && { file }),
  };
}

/** Applies a change; another filter begins at the first page, opening a file keeps it. */
export function patchLibrary(search: LibrarySearch, patch: LibraryPatch): LibrarySearch {
  const keepsPage = 'page' in patch || 'file' in patch;
  return readLibrarySearch({ ...search, ...(keepsPage ? {} : { page: undefined }), ...patch });
}
