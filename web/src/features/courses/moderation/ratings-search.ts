import { type RatingQueue, ratingQueues } from '@abhyas/contract/courses/ratings';

/** What the address of the moderation says. */
export interface RatingsSearch {
  readonly queue?: RatingQueue;
  readonly search?: string;
  readonly page?: number;
}
export type RatingsPatch = { readonly [K in keyof RatingsSearch]?: RatingsSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readRatingsSearch(raw: Readonly<Record<string, unknown>>): RatingsSearch {
  const queue = ratingQueues.find((one) => one === raw['queue']);
  const search = typeof raw['search'] === 'string' ? raw['search'].slice(0, 200) : '';
  const page = Number(raw['page']);
  return {
    ...(queue && queue !== 'reported' && { queue }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}
