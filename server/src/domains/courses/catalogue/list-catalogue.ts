import type { api } from '@abhyas/contract';
import { type CatalogueFacets, type CatalogueFilter, mostHits } from '@abhyas/contract/courses/catalogue';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listExams, listSubjects } from '../../taxonomy/index.ts';
import { presentCards } from './cards-of.ts';
import { readListed } from './listings.store.ts';
import { requireCatalogue } from './require-catalogue.ts';
import { findCourses } from './search/find-courses.ts';
import { countShelves, listIds, type Narrowing, type ShelfCount } from './shelves.store.ts';

type List = typeof api.courses.listCatalogue;
/** One page of the shelves with its facets. A search comes in its own order unless another is asked for. */
export async function listCatalogue(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  await requireCatalogue(ctx);
  const { page, size, sort } = query;
  const names = await readNames(ctx);
  const found = query.q === undefined ? undefined : await findCourses(ctx, query.q);
  const narrowing = narrowingOf(query, names, found);
  const after = (page - 1) * size;
  const inOrder = found && (sort ?? 'best') === 'best';
  const [ids, counts] = await Promise.all([
    inOrder
      ? bestOf(ctx, found, narrowing, { most: size, after })
      : listIds(ctx, narrowing, sort === undefined || sort === 'best' ? 'popular' : sort, { most: size, after }),
    countShelves(ctx, narrowing),
  ]);
  return {
    rows: await presentCards(ctx, await readListed(ctx, ids)),
    total: counts.find(({ facet }) => facet === 'all')?.count ?? 0,
    more: found !== undefined && found.length >= mostHits,
    page,
    size,
    facets: facetsOf(counts, names),
  };
}

/** One page of what a search found, in its order; ids are narrowed first where something was chosen. */
async function bestOf(
  ctx: Context,
  found: readonly string[],
  narrowing: Narrowing,
  { most, after }: { readonly most: number; readonly after: number },
): Promise<string[]> {
  const left = new Set(await listIds(ctx, narrowing, 'popular', { most: found.length, after: 0 }));
  return found.filter((id) => left.has(id)).slice(after, after + most);
}

interface Names {
  readonly exams: ReadonlyMap<number, string>;
  readonly subjects: ReadonlyMap<number, CatalogueFacets['subject'][number]['value']>;
}
async function readNames(ctx: Context): Promise<Names> {
  const [exams, subjects] = [await listExams(ctx), await listSubjects(ctx)];
  return {
    exams: new Map(exams.map(({ id, code }) => [id, code])),
    subjects: new Map(subjects.map(({ id, code }) => [id, code])),
  };
}

/** Codes become numbers; one that nobody has narrows to nothing. */
function narrowingOf(filter: CatalogueFilter, names: Names, among: readonly string[] | undefined): Narrowing {
  const numberOf = (known: ReadonlyMap<number, string>, code: string | undefined) =>
    code === undefined ? undefined : ([...known].find(([, one]) => one === code)?.[0] ?? -1);
  return {
    among,
    examId: numberOf(names.exams, filter.exam),
    subjectId: numberOf(names.subjects, filter.subject),
    language: filter.language,
    type: filter.type,
    price: filter.price,
    stars: filter.stars,
  };
}

/** Stars are counted as "so many and more"; the others as they are, the most frequent first. */
function facetsOf(counts: readonly ShelfCount[], names: Names): CatalogueFacets {
  const of = (facet: ShelfCount['facet']) =>
    counts.filter((row) => row.facet === facet && row.value !== null).toSorted((a, b) => b.count - a.count);
  const named = <T extends string>(facet: 'exam' | 'subject', known: ReadonlyMap<number, T>) =>
    of(facet).flatMap(({ value, count }) => {
      const code = known.get(Number(value));
      return code === undefined ? [] : [{ value: code, count }];
    });
  const plain = <T extends string>(facet: ShelfCount['facet']) =>
    of(facet).map(({ value, count }) => ({ value: value as T, count }));
  return {
    exam: named('exam', names.exams),
    subject: named('subject', names.subjects),
    language: plain('language'),
    type: plain('type'),
    price: plain('price'),
    stars: [4, 3].map((least) => ({
      value: least,
      count: of('stars').reduce((sum, { value, count }) => sum + (Number(value) >= least ? count : 0), 0),
    })),
  };
}
