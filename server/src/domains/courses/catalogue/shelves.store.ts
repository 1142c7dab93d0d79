import type { CatalogueFilter, CatalogueSort } from '@abhyas/contract/courses/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** What lists are narrowed by, with the numbers that stand for codes. */
export interface Narrowing {
  /** Ids that a search found. */
  readonly among?: readonly string[] | undefined;
  readonly examId?: number | undefined;
  readonly subjectId?: number | undefined;
  readonly language?: CatalogueFilter['language'];
  readonly type?: CatalogueFilter['type'];
  readonly price?: CatalogueFilter['price'];
  readonly stars?: number | undefined;
}
export type Facet = 'exam' | 'subject' | 'language' | 'type' | 'price' | 'stars';

const orders: Readonly<Record<Exclude<CatalogueSort, 'best'>, RawBuilder<unknown>>> = {
  popular: sql`l.learners desc, l.course_id`,
  newest: sql`l.published_at desc, l.course_id`,
  rating: sql`l.rating desc, l.ratings desc, l.course_id`,
  price: sql`l.price_paise, l.course_id`,
};

/** Ids of one page of the shelves; `best` is the order of the search, which the caller keeps. */
export async function listIds(
  ctx: Context,
  narrowing: Narrowing,
  sort: Exclude<CatalogueSort, 'best'>,
  { most, after }: { readonly most: number; readonly after: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.course_id as id from course_listings l where ${narrowed(ctx, narrowing)}
    order by ${orders[sort]} limit ${most} offset ${after}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

export interface ShelfCount {
  readonly facet: Facet | 'all';
  readonly value: string | null;
  readonly count: number;
}

/** How many there are in all, and for each choice of each facet with the other facets as they are. */
export async function countShelves(ctx: Context, narrowing: Narrowing): Promise<ShelfCount[]> {
  const counts = (Object.keys(values) as Facet[]).map((facet) => {
    const subjects = facet === 'subject' ? sql`cross join unnest(l.subject_ids) as s (subject)` : sql``;
    return sql`
      select ${sql.lit(facet)} as facet, ${values[facet]} as value, count(*)::int as count from course_listings l ${subjects}
      where ${narrowed(ctx, { ...narrowing, [conditionOf[facet]]: undefined })} group by 2`;
  });
  const all = sql`select 'all' as facet, null as value, count(*)::int as count from course_listings l where ${narrowed(ctx, narrowing)}`;
  const { rows } = await sql<ShelfCount>`${sql.join([all, ...counts], sql` union all `)}`.execute(ctx.db);
  return rows;
}

const values: Readonly<Record<Facet, RawBuilder<unknown>>> = {
  exam: sql`l.exam_id::text`,
  subject: sql`s.subject::text`,
  language: sql`l.language`,
  type: sql`l.type`,
  price: sql`case when l.price_paise = 0 then 'free' else 'paid' end`,
  stars: sql`(l.rating / 100)::text`,
};
const conditionOf = {
  exam: 'examId',
  subject: 'subjectId',
  language: 'language',
  type: 'type',
  price: 'price',
  stars: 'stars',
} as const satisfies Record<Facet, keyof Narrowing>;

function narrowed(ctx: Context, narrowing: Narrowing): RawBuilder<unknown> {
  const { among, examId, subjectId, language, type, price, stars } = narrowing;
  const conditions = [
    sql`l.institute_id = ${ctx.instituteId}`,
    ...(among ? [sql`l.course_id = any(${[...among]}::uuid[])`] : []),
    ...(examId === undefined ? [] : [sql`l.exam_id = ${examId}`]),
    ...(subjectId === undefined ? [] : [sql`${subjectId} = any(l.subject_ids)`]),
    ...(language === undefined ? [] : [sql`l.language = ${language}`]),
    ...(type === undefined ? [] : [sql`l.type = ${type}`]),
    ...(price === undefined ? [] : [price === 'free' ? sql`l.price_paise = 0` : sql`l.price_paise > 0`]),
    ...(stars === undefined ? [] : [sql`l.rating >= ${stars * 100}`]),
  ];
  return sql.join(conditions, sql` and `);
}
