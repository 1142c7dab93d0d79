import { type SelectQueryBuilder, sql } from 'kysely';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Tables } from '../../../../database/tables.gen.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Alike, Choice } from './listing/question-facets.ts';

export interface QuestionLine {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly key_version: number;
  readonly type: string;
  readonly difficulty: string;
  readonly status: string;
  readonly knowledge_area_id: string;
  readonly past_exams: string[];
  readonly expected_seconds: number | null;
  readonly group_id: string | null;
  readonly removed: boolean;
  readonly updated_at: Date;
  readonly languages: string[];
  readonly stem: RichTextDoc;
}

type Query<O> = SelectQueryBuilder<Tables & { q: Tables['questions'] }, 'q', O>;
/** The questions of an import, or of a named set; all of the institute where neither is said. */
export interface Among {
  readonly importId?: string | undefined;
  readonly collectionId?: string | undefined;
}
type Narrowing = Choice & Among;

/** The questions of an institute, or a part of them. */
const of = (ctx: Context, { importId, collectionId }: Among): Query<{}> => {
  let all = (ctx.db.selectFrom('questions as q') as Query<{}>).where('q.institute_id', '=', ctx.instituteId);
  if (importId !== undefined) all = all.where('q.import_id', '=', importId);
  if (collectionId === undefined) return all;
  return all.where(sql<boolean>`exists (select from question_collection_members m where m.institute_id = ${ctx.instituteId}
    and m.collection_id = ${collectionId}::uuid and m.question_id = q.id)`);
};

/** What an import took back does not come back question by question. */
const mayComeBack = sql<boolean>`not exists (select from question_imports i where i.institute_id = q.institute_id and i.id = q.import_id
  and i.status = 'undone')`;

/** What is in the bank, or what was removed from it and may come back. */
const bank = (ctx: Context, among: Among, removed = false): Query<{}> =>
  removed
    ? of(ctx, among).where('q.removed_at', 'is not', null).where(mayComeBack)
    : of(ctx, among).where('q.removed_at', 'is', null);

const groupColumns = [
  'q.type',
  'q.difficulty',
  'q.subject_id',
  'q.knowledge_area_id',
  'q.status',
  'q.languages',
] as const;
const facetColumns = [
  'q.type',
  'q.difficulty',
  'q.subject_id as subjectId',
  'q.knowledge_area_id as areaId',
  'q.status',
  'q.languages',
] as const;

/**
 * The bank, or the part of it that has a tag, as counts of questions that are alike; removed ones are counted apart. Tags are not among what
 * makes them alike: nearly every question has others, and there would be as many lines as questions.
 */
export async function countAlike(ctx: Context, { tag, ...among }: Among & Pick<Choice, 'tag'>): Promise<Alike[]> {
  const count = async (removed: boolean) => {
    const rows = await tagged(bank(ctx, among, removed), tag)
      .select(({ fn }) => [...facetColumns, fn.countAll<number>().as('count')])
      .groupBy(groupColumns)
      .execute();
    return rows.map((row) => ({ ...row, tags: [] }) as unknown as Alike);
  };
  const [there, removed] = await Promise.all([count(false), count(true)]);
  return [...there, ...removed.map((one) => ({ ...one, status: 'removed' as const }))];
}

/** The most frequent tags of what a filter lets through but for its own tag, and how many questions have each. */
export async function countTags(
  ctx: Context,
  { tag: _tag, ...filter }: Narrowing,
  most: number,
): Promise<{ tag: string; count: number }[]> {
  const each = narrowed(ctx, { ...filter, tag: undefined }).select(sql<string>`unnest(q.tags)`.as('tag'));
  return ctx.db
    .selectFrom(each.as('t'))
    .select(({ fn }) => ['t.tag', fn.countAll<number>().as('count')])
    .groupBy('t.tag')
    .orderBy('count', 'desc')
    .orderBy('t.tag')
    .limit(most)
    .execute();
}

/** Those of the wanted questions that are there, alike ones together, each with the ids of its questions. */
export async function listAlike(
  ctx: Context,
  ids: readonly string[],
  among: Among,
): Promise<(Alike & { readonly ids: readonly string[] })[]> {
  const removed = sql<boolean>`q.removed_at is not null`;
  const rows = await of(ctx, among)
    .where('q.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where((eb) => eb.or([eb('q.removed_at', 'is', null), mayComeBack]))
    .select(({ fn }) => [
      ...facetColumns,
      'q.tags',
      removed.as('removed'),
      fn.countAll<number>().as('count'),
      sql<string>`string_agg(q.id::text, ',')`.as('ids'),
    ])
    .groupBy([...groupColumns, 'q.tags', removed])
    .execute();
  return rows.map(({ removed: gone, ...row }) => ({
    ...(row as unknown as Alike),
    ...(gone && { status: 'removed' as const }),
    ids: row.ids.split(','),
  }));
}

/** The question of this number, also one that was removed. */
export async function findNumbered(ctx: Context, number: number): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('questions')
    .select('id')
    .where('institute_id', '=', ctx.instituteId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.id;
}

const lines = (query: Query<{}>) =>
  query
    .innerJoin('question_versions as v', (join) =>
      join
        .onRef('v.institute_id', '=', 'q.institute_id')
        .onRef('v.question_id', '=', 'q.id')
        .onRef('v.version', '=', 'q.version'),
    )
    .select([
      'q.id',
      'q.number',
      'q.version',
      'q.key_version',
      'q.type',
      'q.difficulty',
      'q.status',
      'q.knowledge_area_id',
      'q.past_exams',
      'q.expected_seconds',
      'q.group_id',
      sql<boolean>`q.removed_at is not null`.as('removed'),
      'q.updated_at',
      'q.languages',
      sql<RichTextDoc>`coalesce(v.content -> 'statements' -> 'assertion', v.content -> 'stem')`.as('stem'),
    ]);

function narrowed(
  ctx: Context,
  { type, difficulty, subjectId, areaIds, status, language, tag, ...among }: Narrowing,
): Query<{}> {
  let query = status === 'removed' ? bank(ctx, among, true) : bank(ctx, among).where('q.status', '=', status);
  if (type !== undefined) query = query.where('q.type', '=', type);
  if (difficulty !== undefined) query = query.where('q.difficulty', '=', difficulty);
  if (subjectId !== undefined) query = query.where('q.subject_id', '=', subjectId);
  if (areaIds) query = query.where('q.knowledge_area_id', '=', sql<string>`any(${[...areaIds]}::uuid[])`);
  if (language !== undefined) query = query.where(sql<boolean>`${language} = any(q.languages)`);
  return tagged(query, tag);
}

const tagged = (query: Query<{}>, tag: string | undefined): Query<{}> =>
  tag === undefined
    ? query
    : query.where(sql<boolean>`lower(${tag}) in (select lower(known) from unnest(q.tags) as known)`);

/** Ids of the questions that pass the filter, at most so many. */
export async function listIds(ctx: Context, filter: Narrowing, most: number): Promise<string[]> {
  const rows = await narrowed(ctx, filter).select('q.id').orderBy('q.id').limit(most).execute();
  return rows.map(({ id }) => id);
}

/**
 * One page of the questions that pass the filter, newest first. The page is found by the index on time before any words are read: in one
 * statement with them the words of the whole bank would be unpacked to be sorted.
 */
export async function listLines(
  ctx: Context,
  filter: Narrowing,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<QuestionLine[]> {
  const found = await narrowed(ctx, filter)
    .select('q.id')
    .orderBy('q.updated_at', 'desc')
    .orderBy('q.number', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const ids = found.map(({ id }) => id);
  return ids.length === 0 ? [] : listLinesOf(ctx, ids, filter.status === 'removed');
}

/** These questions, in the order given. */
export async function listLinesOf(ctx: Context, ids: readonly string[], removed = false): Promise<QuestionLine[]> {
  const rows = await lines(bank(ctx, {}, removed))
    .where('q.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export interface QuestionFactsRow {
  readonly id: string;
  readonly number: number;
  readonly difficulty: string;
  readonly knowledgeAreaId: string;
  readonly pastExams: string[];
  readonly expectedSeconds: number | null;
  readonly groupId: string | null;
}

/** What there is to know of these questions for a paper; those that are gone are missing. */
export function listFacts(ctx: Context, ids: readonly string[]): Promise<QuestionFactsRow[]> {
  return ctx.db
    .selectFrom('questions')
    .select(['id', 'number', 'difficulty', 'knowledge_area_id as knowledgeAreaId', 'past_exams as pastExams'])
    .select(['expected_seconds as expectedSeconds', 'group_id as groupId'])
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('removed_at', 'is', null)
    .execute();
}
