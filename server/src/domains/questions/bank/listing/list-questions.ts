import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { QuestionCounts } from '@abhyas/contract/questions/bank';
import { difficultyNames } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../../kernel/context.ts';
import { type Area, areasOf, listSubjects } from '../../../taxonomy/index.ts';
import { imagesIn } from '../images-in.ts';
import { findQuestions, type Found, MOST } from '../../search/find-questions.ts';
import {
  type Among,
  countAlike,
  countTags,
  findNumbered,
  listAlike,
  listIds,
  listLines,
  listLinesOf,
  type QuestionLine,
} from '../list.store.ts';
import { withReviewStates } from '../review-state.ts';
import { presentLine } from '../present-question.ts';
import { type Choice, countFacets, MOST_TAGS, passes, tagsOf } from './question-facets.ts';

type Endpoint = typeof api.questions.listQuestions;
type Query = Input<Endpoint>['query'];
type Chosen = Choice & Among;

/** The bank, filtered: newest first, or the best hits of a search first. The counts of each filter follow every other one. */
export async function listQuestions(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { page, size, search = '' } = query;
  const [areas, subjects] = await Promise.all([areasOf(ctx), listSubjects(ctx)]);
  const choice = chosenOf(query, areas, subjects);
  const taxonomy = { areas, subjects };
  const found = search === '' ? undefined : await findQuestions(ctx, search, looksAtAll(query));
  const { lines, counts, total } =
    found?.ids === undefined && found?.number === undefined
      ? await newest(ctx, choice, taxonomy, { page, size })
      : await best(ctx, await withNumbered(ctx, found), choice, taxonomy, { page, size });
  const images = await imagesIn(
    ctx,
    lines.map(({ stem }) => stem),
  );
  const areaOf = new Map(areas.map((area) => [area.id, area]));
  return {
    rows: await withReviewStates(
      ctx,
      lines.map((line) => presentLine(line, areaOf)),
    ),
    total,
    page,
    size,
    counts,
    more: found?.more ?? false,
    images,
  };
}

/** Ids of everything that a filter finds, for changes of the whole; `more` where that are more than `most`. */
export async function idsOfFilter(
  ctx: Context,
  query: Omit<Query, 'page' | 'size' | 'hits'>,
  most: number,
): Promise<readonly string[] | 'more'> {
  const [areas, subjects] = await Promise.all([areasOf(ctx), listSubjects(ctx)]);
  const choice = chosenOf(query, areas, subjects);
  const found = query.search ? await findQuestions(ctx, query.search, true) : undefined;
  if (found?.ids === undefined && found?.number === undefined) {
    const ids = await listIds(ctx, choice, most + 1);
    return ids.length > most ? 'more' : ids;
  }
  if (found.more) return 'more';
  const alike = await listAlike(ctx, await withNumbered(ctx, found), choice);
  return alike.filter((one) => passes(one, choice)).flatMap(({ ids }) => ids);
}

interface Taxonomy {
  readonly areas: readonly Area[];
  readonly subjects: Awaited<ReturnType<typeof listSubjects>>;
}
interface Paging {
  readonly page: number;
  readonly size: number;
}
interface Listed {
  readonly lines: QuestionLine[];
  readonly counts: QuestionCounts;
  readonly total: number;
}

async function newest(ctx: Context, choice: Chosen, taxonomy: Taxonomy, paging: Paging): Promise<Listed> {
  const [all, byTag, lines] = await Promise.all([
    countAlike(ctx, choice),
    countTags(ctx, choice, MOST_TAGS),
    listLines(ctx, choice, paging),
  ]);
  // Whatever was counted has the tag.
  const rest = { ...choice, tag: undefined };
  const total = all.filter((one) => passes(one, rest)).reduce((sum, { count }) => sum + count, 0);
  return { lines, counts: { ...countFacets(all, rest, taxonomy), byTag }, total };
}

/** A question named by its number comes before those that only have it in their words. */
async function withNumbered(ctx: Context, { ids = [], number }: Pick<Found, 'ids' | 'number'>): Promise<string[]> {
  const named = number === undefined ? undefined : await findNumbered(ctx, number);
  return named === undefined ? [...ids] : [named, ...ids.filter((id) => id !== named)];
}

/** The ids are read again under row level security, and those that are gone or that other filters leave out fall away. */
async function best(
  ctx: Context,
  ids: readonly string[],
  choice: Chosen,
  taxonomy: Taxonomy,
  { page, size }: Paging,
): Promise<Listed> {
  const all = await listAlike(ctx, ids, choice);
  const passing = new Set(all.filter((one) => passes(one, choice)).flatMap((one) => one.ids));
  const hits = ids.filter((id) => passing.has(id));
  const shown = hits.slice((page - 1) * size, page * size);
  const lines = shown.length === 0 ? [] : await listLinesOf(ctx, shown, choice.status === 'removed');
  const counts = { ...countFacets(all, choice, taxonomy), byTag: tagsOf(all, choice) };
  return { lines, counts, total: hits.length };
}

function chosenOf(
  query: Omit<Query, 'page' | 'size' | 'hits'>,
  areas: readonly Area[],
  subjects: Taxonomy['subjects'],
): Chosen {
  const { subject, difficulty, knowledgeAreaId, type, status, language, tag, importId, collectionId } = query;
  return {
    type,
    tag,
    status,
    language,
    importId,
    collectionId,
    difficulty: difficulty === undefined ? undefined : difficultyNames[difficulty],
    // A subject that nobody knows has no questions.
    subjectId: subject === undefined ? undefined : (subjects.find(({ code }) => code === subject)?.id ?? 0),
    areaIds: knowledgeAreaId === undefined ? undefined : withDescendants(knowledgeAreaId, areas),
  };
}

/** The best hits are enough for the first pages, where nobody asked how many there are and no filter hides some of them. */
const looksAtAll = (query: Query): boolean =>
  query.hits === 'all' || query.page * query.size > MOST || isNarrowed(query);

const isNarrowed = (from: Query): boolean =>
  from.status !== 'active' ||
  [
    from.subject,
    from.difficulty,
    from.knowledgeAreaId,
    from.type,
    from.language,
    from.tag,
    from.importId,
    from.collectionId,
  ].some((value) => value !== undefined);

/** A chapter stands for its topics too. Parents come before their children. */
function withDescendants(id: string, areas: readonly Area[]): Set<string> {
  const wanted = new Set([id]);
  for (const area of areas) if (area.parentId && wanted.has(area.parentId)) wanted.add(area.id);
  return wanted;
}
