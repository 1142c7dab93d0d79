import type { AccessRow } from '@abhyas/contract/courses/access';

/** The type fails to compile when the contract's states change. */
export const rowStates = ['ready', 'already', 'refused'] as const satisfies readonly AccessRow['state'][];

/** What the address of a check says. */
export interface ImportSearch {
  readonly state?: AccessRow['state'];
  readonly page?: number;
}
export type ImportPatch = { readonly [K in keyof ImportSearch]?: ImportSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readImportSearch(raw: Readonly<Record<string, unknown>>): ImportSearch {
  const state = rowStates.find((one) => one === raw['state']);
  const page = Number(raw['page']);
  return { ...(state && { state }), ...(Number.isInteger(page) && page > 1 && { page }) };
}

/** Applies a change; another filter begins at the first page. */
export const patchImport = (search: ImportSearch, patch: ImportPatch): ImportSearch =>
  readImportSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
