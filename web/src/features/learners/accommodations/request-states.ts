import type { AccommodationRequest } from '@abhyas/contract/learners/accommodations';
import { oneOf, page, type PatchOf, search, type SearchOf, text } from '../../../lib/url-search.ts';
import type { Tone } from '../../../ui/tone.ts';

/** How the state of a request looks. */
export const stateTones: Readonly<Record<AccommodationRequest['state'], Tone>> = {
  open: 'warn',
  granted: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
};

/** What the address of the list of requests says. */
export const requestsSearch = search({
  search: text(80),
  state: oneOf('open', 'granted', 'refused'),
  page: page(),
});
export type RequestsSearch = SearchOf<typeof requestsSearch>;
export type RequestsPatch = PatchOf<typeof requestsSearch>;
