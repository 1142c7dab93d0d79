import type { librarySorts } from '@abhyas/contract/media/library';
import {
  beside,
  id,
  oneOf,
  page,
  type PatchOf,
  search,
  type SearchOf,
  text,
  withDefault,
} from '../../lib/url-search.ts';
import { kinds } from './sending/accepted.ts';

/** The types fail to compile when the contract's choices change. */
export const shows = ['all', 'mine', 'unused', 'failed'] as const;
export const sorts: typeof librarySorts = ['newest', 'largest', 'name'];

/** What the address of the library says. */
export const librarySearch = search({
  search: text(),
  kind: oneOf(...kinds),
  show: withDefault(oneOf(...shows), 'all'),
  sort: withDefault(oneOf(...sorts), 'newest'),
  page: page(),
  /** The file whose panel is open. */
  file: beside(id()),
});
export type LibrarySearch = SearchOf<typeof librarySearch>;
export type LibraryPatch = PatchOf<typeof librarySearch>;

/** What the address of the list of links says. */
export const linksSearch = search({ search: text(120), page: page() });
export type LinksSearch = SearchOf<typeof linksSearch>;
export type LinksPatch = PatchOf<typeof linksSearch>;
