import { type SheetRowState, sheetRowStates } from '@abhyas/contract/sheet-checks/constants';
import { oneOf, page, type PatchOf, search, type SearchOf } from '../../lib/url-search.ts';

/** What the address of a check says. */
export const checkParts = { state: oneOf(...sheetRowStates), page: page() };
export const checkSearch = search(checkParts);
export type CheckSearch = SearchOf<typeof checkSearch>;
export type CheckPatch = PatchOf<typeof checkSearch>;

/** States that are offered as filters: whatever rows have, also none where that says something, and the one that is chosen. */
export const shownStates = (
  counts: Readonly<Record<SheetRowState, number>>,
  chosen?: SheetRowState,
): readonly SheetRowState[] =>
  sheetRowStates.filter((state) => counts[state] > 0 || state === 'ready' || state === 'refused' || state === chosen);
