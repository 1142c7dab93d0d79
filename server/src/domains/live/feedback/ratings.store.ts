import type { BetterPoint, GoodPoint } from '@abhyas/contract/live/words';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { rows, upsertRows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    liveRatings: { good: readonly GoodPoint[]; better: readonly BetterPoint[] };
  }
}
export interface StoredRating {
  readonly accountId: string;
  readonly stars: number;
  readonly good: readonly GoodPoint[];
  readonly better: readonly BetterPoint[];
  readonly words: string;
}
const ratings = (ctx: Bound, classId: string) =>
  rows(ctx)
    .selectFrom('liveRatings')
    .select(['accountId', 'stars', 'good', 'better', 'words'])
    .where('classId', '=', classId);

export const findRating = (ctx: Bound, classId: string, accountId: string): Promise<StoredRating | undefined> =>
  ratings(ctx, classId).where('accountId', '=', accountId).executeTakeFirst();
/** In the order in which they were given or changed. */
export const listRatings = (ctx: Bound, classId: string): Promise<StoredRating[]> =>
  ratings(ctx, classId).orderBy('ratedAt').orderBy('accountId').execute();

/** One of each student and class; said anew, it stands at the end. */
export async function saveRating(tx: TransactionContext, classId: string, given: StoredRating): Promise<void> {
  const { accountId, stars, good, better, words } = given;
  const row = { classId, accountId, stars, good: json(good), better: json(better), words, ratedAt: tx.clock.now() };
  await upsertRows(tx, 'liveRatings', row, { key: ['classId', 'accountId'] });
}

interface RatedTeacher {
  readonly teacherId: string;
  /** Classes with a rating since the instant. */
  readonly classes: number;
  /** Ratings since the instant. */
  readonly rated: number;
  /** Of how many students the mean is made. */
  readonly students: number;
  /** The mean of the stars of the blocks that ended since the instant; null where there is none. */
  readonly mean: number | null;
}

/**
 * How the classes of teachers were rated since an instant, of one teacher or of all. The ratings of a teacher make blocks of `step`, oldest
 * first, and a block enters and leaves the mean as a whole: else the mean of today and the one of tomorrow would tell a single rating.
 */
export async function listRatedTeachers(
  ctx: Bound,
  { since, step, teacherId }: { readonly since: Date; readonly step: number; readonly teacherId: string | undefined },
): Promise<RatedTeacher[]> {
  const { rows: found } = await sql<RatedTeacher>`
    with placed as (
      select c.teacher_id, r.class_id, r.account_id, r.stars, r.rated_at, (row_number() over (partition by c.teacher_id
        order by r.rated_at, r.class_id, r.account_id) - 1) / ${step}::integer as block
      from live_ratings r
      join live_classes c on c.institute_id = r.institute_id and c.id = r.class_id
      where r.institute_id = ${ctx.instituteId}
        and (${teacherId ?? null}::uuid is null or c.teacher_id = ${teacherId ?? null}::uuid)
    ), marked as (
      select *, rated_at >= ${since} as is_recent, count(*) over block = ${step}::integer
        and max(rated_at) over block >= ${since} as is_shown
      from placed window block as (partition by teacher_id, block)
    )
    select teacher_id, count(distinct class_id) filter (where is_recent)::integer as classes,
      count(*) filter (where is_recent)::integer as rated,
      count(distinct account_id) filter (where is_shown)::integer as students,
      (avg(stars) filter (where is_shown))::float8 as mean
    from marked
    group by teacher_id
    having bool_or(is_recent)`.execute(rows(ctx));
  return found;
}
