import { type SheetRowState, sheetRowStates } from '@abhyas/contract/sheet-checks/constants';

/** What the address of a check says. */
export interface CheckSearch {
  readonly state?: SheetRowState;
  readonly page?: number;
}
export type CheckPatch = { readonly [K in keyof CheckSearch]?: CheckSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readCheckSearch(raw: Readonly<Record<string, unknown>>): CheckSearch {
  const state = sheetRowStates.find((one) => one === raw['state']);
  const page = Number(raw['page']);
  return { ...(state && { state }), ...(Number.isInteger(page) && page > 1 && { page }) };
}

/** Applies a change; another filter begins at the first page. */
export const patchCheck = (search: CheckSearch, patch: CheckPatch): CheckSearch =>
  readCheckSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });

/** States that are offered as filters: whatever rows have, also none where that says something, and the one that is chosen. */
export const shownStates = (
  counts: Readonly<Record<SheetRowState, number>>,
  chosen?: SheetRowState,
): readonly SheetRowState[] =>
  sheetRowStates.filter((state) => counts[state] > 0 || state === 'ready' || state === 'refused' || state === chosen);
