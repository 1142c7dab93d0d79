import type { CatalogueFilter, CatalogueSort } from '@abhyas/contract/courses/catalogue';
import { oneOf, page, type PatchOf, search, type SearchOf, text, whole } from '../../../lib/url-search.ts';

type Choice<K extends keyof CatalogueFilter> = NonNullable<CatalogueFilter[K]>;

/** What the address of the shelves says. It is read by the screen: the start of every page would carry the reading otherwise. */
export const catalogueSearch = search({
  q: text(200),
  exam: text(40),
  subject: oneOf<Choice<'subject'>>('maths', 'physics', 'chemistry', 'biology'),
  language: oneOf<Choice<'language'>>('en', 'hi'),
  type: oneOf<Choice<'type'>>('course', 'pack', 'free', 'subscription', 'legacy'),
  price: oneOf<Choice<'price'>>('free', 'paid'),
  stars: whole(1, 5),
  sort: oneOf<CatalogueSort>('best', 'popular', 'newest', 'rating', 'price'),
  page: page(),
});
export type CatalogueSearch = SearchOf<typeof catalogueSearch>;
export type CataloguePatch = PatchOf<typeof catalogueSearch>;
