import type { InstituteState } from '@abhyas/contract/tenancy/lifecycle';
import { oneOf, page, type PatchOf, search, type SearchOf, text } from '../../lib/url-search.ts';

/** Sections of the history: those of the settings, and what is kept beside them. */
export const historySections = [
  'brand',
  'features',
  'signIn',
  'messages',
  'rules',
  'payments',
  'policies',
  'domains',
  'bank',
] as const;

/** What the address of the history of the settings says. */
export const historySearch = search({ section: oneOf(...historySections), page: page() });
export type HistorySearch = SearchOf<typeof historySearch>;
export type HistoryPatch = PatchOf<typeof historySearch>;

export const instituteStates: readonly InstituteState[] = ['trial', 'active', 'suspended', 'closed'];

/** What the address of the list of institutes says. */
export const institutesSearch = search({ search: text(80), state: oneOf(...instituteStates), page: page() });
export type InstitutesSearch = SearchOf<typeof institutesSearch>;
export type InstitutesPatch = PatchOf<typeof institutesSearch>;
