import type { LearnerState } from '@abhyas/contract/courses/figures';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { learnerStateOf } from './figures.store.ts';

export interface Learner {
  readonly accountId: string;
  readonly state: LearnerState;
  readonly enrolledAt: Date;
  readonly lastAt: Date | null;
  readonly lessonsDone: number;
  readonly secondsStudied: number;
  readonly completedAt: Date | null;
  readonly nudgedAt: Date | null;
}

export interface LearnerFilters {
  readonly courseId: string;
  readonly stoppedAt: Date;
  /** Lessons of the outline, and those of them whose progress counts seconds: videos and audio. */
  readonly lessonIds: readonly string[];
  readonly timedIds: readonly string[];
  readonly state?: LearnerState | undefined;
  /** Only these. */
  readonly accountIds?: readonly string[] | undefined;
}

const orders = {
  last: sql`"lastAt" desc nulls last, "enrolledAt" desc, "accountId"`,
  progress: sql`"lessonsDone" desc, "lastAt" desc nulls last, "accountId"`,
  enrolled: sql`"enrolledAt" desc, "accountId"`,
} as const;
export type LearnerOrder = keyof typeof orders;

const from = (ctx: Context, { courseId, stoppedAt, accountIds }: LearnerFilters) => sql`
  from (select e.*, ${learnerStateOf(stoppedAt)} as state from enrolments e
    where e.institute_id = ${ctx.instituteId} and e.course_id = ${courseId}::uuid
      ${accountIds ? sql`and e.account_id = any(${accountIds as string[]}::uuid[])` : sql``}) e`;
const inState = ({ state }: LearnerFilters) => (state ? sql`where e.state = ${state}` : sql``);

/** Of a row `p` of lesson_progress: seconds watched of what plays, seconds read of documents and articles. */
const secondsStudied = (timedIds: readonly string[]) => sql`
  case when p.lesson_id = any(${timedIds as string[]}::uuid[]) then p.seconds_watched else p.seconds_read end`;

/** Learners in order; `page` leaves out all but one page. */
export async function listLearners(
  ctx: Context,
  filters: LearnerFilters,
  order: LearnerOrder,
  page?: { readonly page: number; readonly size: number },
): Promise<Learner[]> {
  const part = page ? sql`limit ${page.size} offset ${(page.page - 1) * page.size}` : sql``;
  const { rows } = await sql<Learner>`
    with found as (
      select e.account_id as "accountId", e.state, e.enrolled_at as "enrolledAt", e.last_at as "lastAt",
        e.lessons_done as "lessonsDone", e.completed_at as "completedAt"
      ${from(ctx, filters)} ${inState(filters)}
      order by ${orders[order]} ${part})
    select found.*, coalesce((select sum(${secondsStudied(filters.timedIds)})::int from lesson_progress p
        where p.institute_id = ${ctx.instituteId} and p.account_id = found."accountId"
          and p.lesson_id = any(${filters.lessonIds as string[]}::uuid[])), 0) as "secondsStudied",
      (select n.nudged_at from course_nudges n
        where n.institute_id = ${ctx.instituteId} and n.account_id = found."accountId") as "nudgedAt"
    from found order by ${orders[order]}`.execute(ctx.db);
  return rows;
}

export async function countFound(ctx: Context, filters: LearnerFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${from(ctx, filters)} ${inState(filters)}`.execute(ctx.db);
  return rows[0]!.count;
}

export interface LearnersLesson {
  readonly lessonId: string;
  readonly secondsStudied: number;
  readonly percent: number;
  readonly begunAt: Date;
  readonly lastAt: Date;
  readonly doneAt: Date | null;
}
/** What one learner did in the lessons of a course, by lesson. */
export async function lessonsOfLearner(
  ctx: Context,
  { courseId, timedIds }: Pick<LearnerFilters, 'courseId' | 'timedIds'>,
  accountId: string,
): Promise<Map<string, LearnersLesson>> {
  const { rows } = await sql<LearnersLesson>`
    select p.lesson_id as "lessonId", ${secondsStudied(timedIds)} as "secondsStudied",
      p.percent, p.begun_at as "begunAt", p.updated_at as "lastAt", p.done_at as "doneAt"
    from lesson_progress p
    where p.institute_id = ${ctx.instituteId} and p.account_id = ${accountId}::uuid and p.course_id = ${courseId}::uuid`.execute(
    ctx.db,
  );
  return new Map(rows.map((row) => [row.lessonId, row]));
}

/** What one learner asked in a course, the newest first. */
export function doubtsOfLearner(
  ctx: Context,
  courseId: string,
  accountId: string,
): Promise<{ doubtId: string; title: string; at: Date }[]> {
  return ctx.db
    .selectFrom('doubts')
    .select(['id as doubtId', 'title', 'asked_at as at'])
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .limit(100)
    .execute();
}
