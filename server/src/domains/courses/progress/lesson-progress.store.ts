import type { SeenRange } from '@abhyas/contract/courses/learning';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

/** How far one learner is in one lesson. */
export interface LessonProgress {
  readonly accountId: string;
  readonly lessonId: string;
  readonly courseId: string;
  /** The version that was begun. */
  readonly version: number;
  readonly place: number;
  readonly placeAt: Date | null;
  readonly seen: readonly SeenRange[];
  /** Units seen, each once: seconds, pages or thousandths. */
  readonly units: number;
  /** Seconds spent with a document or an article. */
  readonly secondsRead: number;
  readonly percent: number;
  readonly updatedAt: Date;
  readonly doneAt: Date | null;
}

const columns = sql`account_id as "accountId", lesson_id as "lessonId", course_id as "courseId", version, place,
  place_at as "placeAt", watched as seen, seconds_watched as units,
  seconds_read as "secondsRead", percent, updated_at as "updatedAt", done_at as "doneAt"`;

/** What a learner did in these lessons, and in those begun in this course that lie elsewhere now. */
export async function listProgress(
  ctx: Context,
  accountId: string,
  courseId: string,
  lessonIds: readonly string[],
): Promise<LessonProgress[]> {
  const { rows } = await sql<LessonProgress>`
    select ${columns} from lesson_progress
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid
      and (course_id = ${courseId}::uuid or lesson_id = any(${lessonIds as string[]}::uuid[]))
    order by begun_at, lesson_id`.execute(ctx.db);
  return rows;
}

/** `lock`: nobody else changes it before the transaction ends. */
export async function findProgress(
  ctx: Context,
  accountId: string,
  lessonId: string,
  lock = false,
): Promise<LessonProgress | undefined> {
  const { rows } = await sql<LessonProgress>`
    select ${columns} from lesson_progress
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid and lesson_id = ${lessonId}::uuid
    ${lock ? sql`for update` : sql``}`.execute(ctx.db);
  return rows[0];
}

/** Begins a lesson at this version; false where it was begun before. */
export async function insertProgress(
  tx: TransactionContext,
  lesson: Pick<LessonProgress, 'accountId' | 'lessonId' | 'courseId' | 'version'>,
): Promise<boolean> {
  const now = tx.clock.now();
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('lesson_progress')
    .values({
      institute_id: tx.instituteId,
      account_id: lesson.accountId,
      lesson_id: lesson.lessonId,
      course_id: lesson.courseId,
      version: lesson.version,
      watched: json([]),
      begun_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Seconds that were watched for the first time, or read, and the day on which. */
export interface Studied {
  readonly day: string;
  readonly seconds: number;
}

/** Writes what may change: place, what was seen, version, done. What was studied is counted for its day by the same statement. */
export async function updateProgress(
  tx: TransactionContext,
  progress: LessonProgress,
  studied?: Studied,
): Promise<void> {
  const counted = studied
    ? sql`with counted as (
        insert into study_days (institute_id, account_id, day, seconds)
        values (${tx.instituteId}, ${progress.accountId}::uuid, ${studied.day}::date, ${studied.seconds})
        on conflict (institute_id, account_id, day) do update set seconds = study_days.seconds + excluded.seconds
      )`
    : sql``;
  await sql`${counted} update lesson_progress set version = ${progress.version}, place = ${progress.place}, place_at = ${progress.placeAt},
      watched = ${json(progress.seen)}, seconds_watched = ${progress.units},
      seconds_read = ${progress.secondsRead}, percent = ${progress.percent},
      updated_at = ${tx.clock.now()}, done_at = ${progress.doneAt}
    where institute_id = ${tx.instituteId} and account_id = ${progress.accountId}::uuid and lesson_id = ${progress.lessonId}::uuid`.execute(
    tx.db,
  );
}
