import type { ReviewScope } from '@abhyas/contract/questions/review';

export const scopes: readonly ReviewScope[] = ['review', 'own', 'all'];

/** What the address of the queue says. */
export interface ReviewSearch {
  readonly scope?: ReviewScope;
  readonly subject?: string;
  readonly author?: string;
  readonly search?: string;
  readonly page?: number;
  /** The question that is open beside the list. */
  readonly question?: string;
}
export type ReviewPatch = { readonly [K in keyof ReviewSearch]?: ReviewSearch[K] | undefined };

const words = (value: unknown, most: number) =>
  typeof value === 'string' && value !== '' && value.length <= most ? value : undefined;
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const idOf = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined);

/** Reads the address; what nobody could have chosen is left out. */
export function readReviewSearch(raw: Readonly<Record<string, unknown>>): ReviewSearch {
  const scope = scopes.find((one) => one === raw['scope']);
  const subject = words(raw['subject'], 40);
  const author = idOf(raw['author']);
  const search = words(typeof raw['search'] === 'number' ? String(raw['search']) : raw['search'], 200);
  const question = idOf(raw['question']);
  const page = Number(raw['page']);
  return {
    ...(scope && { scope }),
    ...(subject && { subject }),
    ...(author && { author }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(question && { question }),
  };
}
