import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** Weeks whose enrolments are counted. */
const WEEKS = 12;
const WEEK_SECONDS = 7 * 86_400;

export interface LearnerCounts {
  readonly all: number;
  readonly new: number;
  readonly underWay: number;
  readonly stopped: number;
  readonly completed: number;
}

/** Of an enrolment `e`: completed; stopped: nothing was done since `stoppedAt`, also where nothing was ever begun; new; else under way. */
export const learnerStateOf = (stoppedAt: Date) => sql<string>`case
  when e.completed_at is not null then 'completed'
  when coalesce(e.last_at, e.enrolled_at) <= ${stoppedAt} then 'stopped'
  when e.last_at is null then 'new'
  else 'underWay' end`;

export async function countLearners(
  ctx: Context,
  courseId: string,
  stoppedAt: Date,
): Promise<LearnerCounts & { readonly activeThisWeek: number }> {
  const weekAgo = new Date(ctx.clock.now().getTime() - WEEK_SECONDS * 1000);
  const { rows } = await sql<LearnerCounts & { activeThisWeek: number }>`
    select count(*)::int as "all",
      (count(*) filter (where s.state = 'new'))::int as "new",
      (count(*) filter (where s.state = 'underWay'))::int as "underWay",
      (count(*) filter (where s.state = 'stopped'))::int as "stopped",
      (count(*) filter (where s.state = 'completed'))::int as "completed",
      (count(*) filter (where s.last_at > ${weekAgo}))::int as "activeThisWeek"
    from (select ${learnerStateOf(stoppedAt)} as state, e.last_at from enrolments e
      where e.institute_id = ${ctx.instituteId} and e.course_id = ${courseId}::uuid) s`.execute(ctx.db);
  return rows[0]!;
}

/** How many learners lie in each tenth of the way; the eleventh are those who are through. */
export async function countByTenth(ctx: Context, courseId: string, lessons: number): Promise<number[]> {
  const { rows } = await sql<{ tenth: number; count: number }>`
    select case when e.completed_at is not null then 10
        else least(9, e.lessons_done * 10 / ${Math.max(1, lessons)}::int) end as tenth, count(*)::int as count
    from enrolments e where e.institute_id = ${ctx.instituteId} and e.course_id = ${courseId}::uuid
    group by 1`.execute(ctx.db);
  return Array.from({ length: 11 }, (_, at) => rows.find(({ tenth }) => tenth === at)?.count ?? 0);
}

/** Enrolments in each of the last weeks, which end now; the oldest first. */
export async function countByWeek(ctx: Context, courseId: string): Promise<{ from: Date; count: number }[]> {
  const now = ctx.clock.now();
  const start = (ago: number) => new Date(now.getTime() - (ago + 1) * WEEK_SECONDS * 1000);
  const { rows } = await sql<{ ago: number; count: number }>`
    select floor(extract(epoch from (${now}::timestamptz - e.enrolled_at)) / ${WEEK_SECONDS}::int)::int as ago,
      count(*)::int as count
    from enrolments e
    where e.institute_id = ${ctx.instituteId} and e.course_id = ${courseId}::uuid and e.enrolled_at > ${start(WEEKS - 1)}
    group by 1`.execute(ctx.db);
  return Array.from({ length: WEEKS }, (_, at) => {
    const ago = WEEKS - 1 - at;
    return { from: start(ago), count: rows.find((row) => row.ago === ago)?.count ?? 0 };
  });
}

export interface LessonCounts {
  readonly begun: number;
  readonly done: number;
  /** Mean whole percent that was seen by those who began it. */
  readonly seen: number;
}
/** Who began and did each lesson, by its id. */
export async function countByLesson(ctx: Context, courseId: string): Promise<Map<string, LessonCounts>> {
  const { rows } = await sql<LessonCounts & { lessonId: string }>`
    select p.lesson_id as "lessonId", count(*)::int as begun, count(p.done_at)::int as done, round(avg(p.percent))::int as seen
    from lesson_progress p where p.institute_id = ${ctx.instituteId} and p.course_id = ${courseId}::uuid
    group by p.lesson_id`.execute(ctx.db);
  return new Map(rows.map(({ lessonId, ...counts }) => [lessonId, counts]));
}

export interface DoubtCounts {
  readonly all: number;
  readonly waiting: number;
  readonly oldest: Date | null;
}
/** Doubts of each lesson that are not hidden, by its id. */
export async function countDoubts(ctx: Context, courseId: string): Promise<Map<string, DoubtCounts>> {
  const { rows } = await sql<DoubtCounts & { lessonId: string }>`
    select d.lesson_id as "lessonId", count(*)::int as "all", count(d.waiting_since)::int as waiting, min(d.waiting_since) as oldest
    from doubts d
    where d.institute_id = ${ctx.instituteId} and d.course_id = ${courseId}::uuid and d.hidden_at is null
    group by d.lesson_id`.execute(ctx.db);
  return new Map(rows.map(({ lessonId, ...counts }) => [lessonId, counts]));
}

/** Mean and number of the ratings that are shown; undefined: the course is not listed. */
export async function findRating(
  ctx: Context,
  courseId: string,
): Promise<{ hundredths: number; count: number } | undefined> {
  const row = await ctx.db
    .selectFrom('course_listings')
    .select(['rating as hundredths', 'ratings as count'])
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row && row.count > 0 ? row : undefined;
}
