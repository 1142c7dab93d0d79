import type { CourseDetails, CourseOutline, CourseType } from '@abhyas/contract/courses/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

/** What a card shows and no list is narrowed or sorted by. */
export interface KeptCard {
  readonly subtitle: string;
  readonly coverId: string | null;
  readonly teacherIds: readonly string[];
  readonly listPricePaise: number | null;
  readonly lessons: number;
  readonly tests: number;
  readonly seconds: number;
}

export interface NewListing {
  readonly courseId: string;
  readonly type: CourseType;
  readonly title: string;
  readonly examId: number | null;
  readonly subjectIds: readonly number[];
  readonly language: Language;
  readonly pricePaise: number;
  readonly publishedAt: Date;
  readonly card: KeptCard;
}

export interface ListedCourse extends NewListing {
  readonly learners: number;
  readonly ratings: number;
  /** Hundredths of a star. */
  readonly rating: number;
  readonly bestseller: boolean;
}

export interface PublishedCourse {
  readonly type: CourseType;
  readonly details: CourseDetails;
  readonly outline: CourseOutline;
  /** First publication: a new version does not make a course new. */
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

/** The newest version of a course that is published now. */
export async function readPublished(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  courseId: string,
): Promise<PublishedCourse | undefined> {
  const row = await ctx.db
    .selectFrom('courses as c')
    .innerJoin('course_versions as v', (join) =>
      join
        .onRef('v.institute_id', '=', 'c.institute_id')
        .onRef('v.course_id', '=', 'c.id')
        .onRef('v.version', '=', 'c.version'),
    )
    .select(['c.type', 'v.details', 'v.outline', 'v.published_at', 'c.published_at as first_at'])
    .where('c.institute_id', '=', ctx.instituteId)
    .where('c.id', '=', courseId)
    .where('c.status', '=', 'published')
    .executeTakeFirst();
  return (
    row && {
      type: row.type as CourseType,
      details: row.details as CourseDetails,
      outline: row.outline as CourseOutline,
      publishedAt: row.first_at ?? row.published_at,
      updatedAt: row.published_at,
    }
  );
}

/** Writes the row; learners and ratings are counted again, so that it heals itself. */
export async function saveListing(tx: TransactionContext, listing: NewListing): Promise<void> {
  const { courseId } = listing;
  const columns = {
    type: listing.type,
    title: listing.title,
    exam_id: listing.examId,
    subject_ids: [...listing.subjectIds],
    language: listing.language,
    price_paise: listing.pricePaise,
    card: json(listing.card),
    published_at: listing.publishedAt,
    listed_at: tx.clock.now(),
  };
  await tx.db
    .insertInto('course_listings')
    .values({ institute_id: tx.instituteId, course_id: courseId, ...columns })
    .onConflict((conflict) => conflict.columns(['institute_id', 'course_id']).doUpdateSet(columns))
    .execute();
  await countLearners(tx, courseId);
  await countRatings(tx, courseId);
}

/** Says on the shelves how many learners a course has. To be called where somebody enrols. */
export async function countLearners(tx: TransactionContext, courseId: string): Promise<void> {
  await tx.db
    .updateTable('course_listings')
    .set({
      learners: sql`(select count(*) from enrolments e where e.institute_id = ${tx.instituteId} and e.course_id = ${courseId})::int`,
    })
    .where('institute_id', '=', tx.instituteId)
    .where('course_id', '=', courseId)
    .execute();
}

/** Says on the shelves how a course is rated by now; hidden ratings do not count. */
export async function countRatings(tx: TransactionContext, courseId: string): Promise<void> {
  await sql`
    update course_listings l set ratings = r.many, stars_sum = r.stars, rating = coalesce(round(r.stars * 100.0 / nullif(r.many, 0)), 0)
    from (
      select count(*)::int as many, coalesce(sum(stars), 0)::int as stars from course_ratings
      where institute_id = ${tx.instituteId} and course_id = ${courseId} and hidden_at is null
    ) r
    where l.institute_id = ${tx.instituteId} and l.course_id = ${courseId}`.execute(tx.db);
}

export async function removeListing(tx: TransactionContext, courseId: string): Promise<void> {
  await tx.db
    .deleteFrom('course_listings')
    .where('institute_id', '=', tx.instituteId)
    .where('course_id', '=', courseId)
    .execute();
}

/** Packs on the shelves whose newest version holds this course. */
export async function listPacksOf(ctx: Pick<Context, 'db' | 'instituteId'>, courseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.course_id as id from course_listings l
    join courses c on c.institute_id = ${ctx.instituteId} and c.id = l.course_id
    join course_versions v on v.institute_id = ${ctx.instituteId} and v.course_id = c.id and v.version = c.version
    where l.institute_id = ${ctx.instituteId} and l.type in ('pack', 'subscription') and v.outline -> 'courseIds' ? ${courseId}
    order by l.course_id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** The rows of these courses, in this order; what is not on the shelves is missing. */
export async function readListed(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  courseIds: readonly string[],
): Promise<ListedCourse[]> {
  if (courseIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('course_listings')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', 'in', [...courseIds])
    .execute();
  const known = new Map(rows.map((row) => [row.course_id, row]));
  return courseIds.flatMap((id) => {
    const row = known.get(id);
    return row ? [listed(row)] : [];
  });
}

interface Row {
  readonly course_id: string;
  readonly type: string;
  readonly title: string;
  readonly exam_id: number | null;
  readonly subject_ids: number[];
  readonly language: string;
  readonly price_paise: number;
  readonly learners: number;
  readonly ratings: number;
  readonly rating: number;
  readonly bestseller: boolean;
  readonly card: unknown;
  readonly published_at: Date;
}
const listed = (row: Row): ListedCourse => ({
  courseId: row.course_id,
  type: row.type as CourseType,
  title: row.title,
  examId: row.exam_id,
  subjectIds: row.subject_ids,
  language: row.language as Language,
  pricePaise: row.price_paise,
  learners: row.learners,
  ratings: row.ratings,
  rating: row.rating,
  bestseller: row.bestseller,
  card: row.card as KeptCard,
  publishedAt: row.published_at,
});

/** Ids on the shelves with when they were put there last, the newest first. */
export async function listAddresses(ctx: Context, most: number): Promise<{ courseId: string; listedAt: Date }[]> {
  return ctx.db
    .selectFrom('course_listings')
    .select(['course_id as courseId', 'listed_at as listedAt'])
    .where('institute_id', '=', ctx.instituteId)
    .orderBy('published_at', 'desc')
    .orderBy('course_id')
    .limit(most)
    .execute();
}
