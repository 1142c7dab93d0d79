import { type CatalogueFilter, type CatalogueSort } from '@abhyas/contract/courses/catalogue';

/** What the address of the shelves says. */
export interface CatalogueSearch {
  readonly q?: string;
  readonly exam?: string;
  readonly subject?: NonNullable<CatalogueFilter['subject']>;
  readonly language?: NonNullable<CatalogueFilter['language']>;
  readonly type?: NonNullable<CatalogueFilter['type']>;
  readonly price?: NonNullable<CatalogueFilter['price']>;
  readonly stars?: number;
  readonly sort?: CatalogueSort;
  readonly page?: number;
}
export type CataloguePatch = { readonly [K in keyof CatalogueSearch]?: CatalogueSearch[K] | undefined };

const choices = {
  subject: ['maths', 'physics', 'chemistry', 'biology'],
  language: ['en', 'hi'],
  type: ['course', 'pack', 'free', 'subscription', 'legacy'],
  price: ['free', 'paid'],
  sort: ['best', 'popular', 'newest', 'rating', 'price'],
} as const;
const textOf = (value: unknown, most: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) : '';
const wholeOf = (value: unknown, least: number, most: number) => {
  const number = Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

/** Reads the address; what nobody could have chosen is left out. */
export function readCatalogueSearch(raw: object): CatalogueSearch {
  const given = raw as Readonly<Record<string, unknown>>;
  const [q, exam] = [textOf(given['q'], 200).trim(), textOf(given['exam'], 40)];
  const [stars, page] = [wholeOf(given['stars'], 1, 5), wholeOf(given['page'], 2, 100_000)];
  const chosen = Object.entries(choices).flatMap(([name, values]) => {
    const value = (values as readonly string[]).find((one) => one === given[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...(q && { q }),
    ...(exam && { exam }),
    ...(Object.fromEntries(chosen) as Pick<CatalogueSearch, keyof typeof choices>),
    ...(stars && { stars }),
    ...(page && { page }),
  };
}

/** A change of what is chosen; another choice begins at the first page again. */
export const patchCatalogue = (search: object, patch: CataloguePatch): CatalogueSearch =>
  readCatalogueSearch({ ...search, page: undefined, ...patch });
