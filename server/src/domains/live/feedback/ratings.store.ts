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
  readonly classes: number;
  readonly rated: number;
  readonly students: number;
  /** The mean of the stars of all but the newest ones, fewer than `step`; null where there are no others. */
  readonly mean: number | null;
}

/** How the classes of teachers were rated since an instant, of one teacher or of all. */
export async function listRatedTeachers(
  ctx: Bound,
  { since, step, teacherId }: { readonly since: Date; readonly step: number; readonly teacherId: string | undefined },
): Promise<RatedTeacher[]> {
  const { rows: found } = await sql<RatedTeacher>`
    select teacher_id, count(distinct class_id)::integer as classes, count(*)::integer as rated,
      count(distinct account_id)::integer as students,
      (avg(stars) filter (where place <= rated_in_all - rated_in_all % ${step}::integer))::float8 as mean
    from (
      select c.teacher_id, r.class_id, r.account_id, r.stars, count(*) over (partition by c.teacher_id) as rated_in_all,
        row_number() over (partition by c.teacher_id order by r.rated_at, r.class_id, r.account_id) as place
      from live_ratings r
      join live_classes c on c.institute_id = r.institute_id and c.id = r.class_id
      where r.institute_id = ${ctx.instituteId} and r.rated_at >= ${since}
        and (${teacherId ?? null}::uuid is null or c.teacher_id = ${teacherId ?? null}::uuid)
    ) as ranked
    group by teacher_id`.execute(rows(ctx));
  return found;
}
