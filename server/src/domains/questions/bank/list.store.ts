import { type SelectQueryBuilder, sql } from 'kysely';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Tables } from '../../../../database/tables.gen.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Alike, Choice } from './question-facets.ts';

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
  readonly updated_at: Date;
  readonly languages: string[];
  readonly stem: RichTextDoc;
}

type Query<O> = SelectQueryBuilder<Tables & { q: Tables['questions'] }, 'q', O>;
type Narrowing = Choice & { readonly importId: string | undefined };

const bank = (ctx: Context, importId: string | undefined): Query<{}> => {
  const query = (ctx.db.selectFrom('questions as q') as Query<{}>)
    .where('q.institute_id', '=', ctx.instituteId)
    .where('q.removed_at', 'is', null);
  return importId === undefined ? query : query.where('q.import_id', '=', importId);
};

const groupColumns = [
  'q.type',
  'q.difficulty',
  'q.subject_id',
  'q.knowledge_area_id',
  'q.status',
  'q.languages',
  'q.tags',
] as const;
const facetColumns = [
  'q.type',
  'q.difficulty',
  'q.subject_id as subjectId',
  'q.knowledge_area_id as areaId',
  'q.status',
  'q.languages',
  'q.tags',
] as const;

/** The whole bank, or an import's part of it, as counts of questions that are alike. */
export async function countAlike(ctx: Context, importId: string | undefined): Promise<Alike[]> {
  const rows = await bank(ctx, importId)
    .select(({ fn }) => [...facetColumns, fn.countAll<number>().as('count')])
    .groupBy(groupColumns)
    .execute();
  return rows as Alike[];
}

/** Those of the wanted questions that are there, alike ones together, each with the ids of its questions. */
export async function listAlike(
  ctx: Context,
  ids: readonly string[],
  importId: string | undefined,
): Promise<(Alike & { readonly ids: readonly string[] })[]> {
  const rows = await bank(ctx, importId)
    .where('q.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .select(({ fn }) => [
      ...facetColumns,
      fn.countAll<number>().as('count'),
      sql<string>`string_agg(q.id::text, ',')`.as('ids'),
    ])
    .groupBy(groupColumns)
    .execute();
  return rows.map((row) => ({ ...(row as unknown as Alike), ids: row.ids.split(',') }));
}

/** The question of this number. */
export async function findNumbered(ctx: Context, number: number): Promise<string | undefined> {
  const row = await bank(ctx, undefined).where('q.number', '=', number).select('q.id').executeTakeFirst();
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
      'q.updated_at',
      'q.languages',
      sql<RichTextDoc>`coalesce(v.content -> 'statements' -> 'assertion', v.content -> 'stem')`.as('stem'),
    ]);

function narrowed(
  ctx: Context,
  { type, difficulty, subjectId, areaIds, status, language, tag, importId }: Narrowing,
): Query<{}> {
  let query = bank(ctx, importId).where('q.status', '=', status);
  if (type !== undefined) query = query.where('q.type', '=', type);
  if (difficulty !== undefined) query = query.where('q.difficulty', '=', difficulty);
  if (subjectId !== undefined) query = query.where('q.subject_id', '=', subjectId);
  if (areaIds) query = query.where('q.knowledge_area_id', '=', sql<string>`any(${[...areaIds]}::uuid[])`);
  if (language !== undefined) query = query.where(sql<boolean>`${language} = any(q.languages)`);
  if (tag !== undefined)
    query = query.where(sql<boolean>`lower(${tag}) in (select lower(known) from unnest(q.tags) as known)`);
  return query;
}

/** Ids of the questions that pass the filter, at most so many. */
export async function listIds(ctx: Context, filter: Narrowing, most: number): Promise<string[]> {
  const rows = await narrowed(ctx, filter).select('q.id').orderBy('q.id').limit(most).execute();
  return rows.map(({ id }) => id);
}

/** One page of the questions that pass the filter, newest first. */
export async function listLines(
  ctx: Context,
  filter: Narrowing,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<QuestionLine[]> {
  return lines(narrowed(ctx, filter))
    .orderBy('q.updated_at', 'desc')
    .orderBy('q.number', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** These questions, in the order given. */
export async function listLinesOf(ctx: Context, ids: readonly string[]): Promise<QuestionLine[]> {
  const rows = await lines(bank(ctx, undefined))
    .where('q.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
