import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import type { PersonalPart } from '../../identity/index.ts';

/** What a student registered, and how far he or she is. A merge keeps the better of two places in the same lesson. */
export const learntPersonal: PersonalPart = {
  tables: ['enrolments', 'lesson_progress'],
  export: async (ctx, accountId) => ({
    courses: await listEnrolments(ctx, accountId),
    lessons: await listProgress(ctx, accountId),
  }),
  erase: async (tx, accountId) => {
    for (const table of ['enrolments', 'lesson_progress'] as const)
      await tx.db
        .deleteFrom(table)
        .where('institute_id', '=', tx.instituteId)
        .where('account_id', '=', accountId)
        .execute();
  },
  reassign: async (tx, from, to) => {
    await moveProgress(tx, from, to);
    await moveEnrolments(tx, from, to);
  },
};

/** Titles as learners saw them: of the newest version. */
const titleOf = (institute: number) => sql<string>`(select coalesce(v.details, c.details)->>'title' from courses c
  left join course_versions v on v.institute_id = ${institute} and v.course_id = c.id and v.version = c.version
  where c.institute_id = ${institute} and c.id = t.course_id)`;

function listEnrolments({ db, instituteId }: Context, accountId: string) {
  return db
    .selectFrom('enrolments as t')
    .select([
      titleOf(instituteId).as('course'),
      't.enrolled_at as registered',
      't.last_at as lastOpened',
      't.completed_at as completed',
    ])
    .where('t.institute_id', '=', instituteId)
    .where('t.account_id', '=', accountId)
    .orderBy('t.enrolled_at')
    .execute();
}

function listProgress({ db, instituteId }: Context, accountId: string) {
  return db
    .selectFrom('lesson_progress as t')
    .innerJoin('lesson_versions as l', (join) =>
      join
        .onRef('l.institute_id', '=', 't.institute_id')
        .onRef('l.lesson_id', '=', 't.lesson_id')
        .onRef('l.version', '=', 't.version'),
    )
    .select([titleOf(instituteId).as('course'), sql<string>`l.content->>'title'`.as('lesson')])
    .select(['t.begun_at as begun', 't.updated_at as lastOpened', 't.done_at as done', 't.seconds_watched as seconds'])
    .select('t.seconds_read as secondsRead')
    .where('t.institute_id', '=', instituteId)
    .where('l.institute_id', '=', instituteId)
    .where('t.account_id', '=', accountId)
    .orderBy('t.begun_at')
    .execute();
}

async function moveProgress(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`insert into lesson_progress (institute_id, account_id, lesson_id, course_id, version, place, watched, seconds_watched,
      seconds_read, percent, place_at, begun_at, updated_at, done_at)
    select institute_id, ${to}::uuid, lesson_id, course_id, version, place, watched, seconds_watched, seconds_read, percent, place_at,
      begun_at, updated_at, done_at
    from lesson_progress where institute_id = ${tx.instituteId} and account_id = ${from}::uuid
    on conflict (institute_id, account_id, lesson_id) do update set
      watched = case when excluded.seconds_watched > lesson_progress.seconds_watched then excluded.watched
        else lesson_progress.watched end,
      percent = greatest(excluded.percent, lesson_progress.percent),
      seconds_watched = greatest(excluded.seconds_watched, lesson_progress.seconds_watched),
      seconds_read = excluded.seconds_read + lesson_progress.seconds_read,
      begun_at = least(excluded.begun_at, lesson_progress.begun_at),
      done_at = least(excluded.done_at, lesson_progress.done_at)`.execute(tx.db);
  await tx.db
    .deleteFrom('lesson_progress')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', from)
    .execute();
}

async function moveEnrolments(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`insert into enrolments (institute_id, course_id, account_id, enrolled_at, last_lesson_id, last_at, lessons_done,
      completed_at)
    select institute_id, course_id, ${to}::uuid, enrolled_at, last_lesson_id, last_at, lessons_done, completed_at
    from enrolments where institute_id = ${tx.instituteId} and account_id = ${from}::uuid
    on conflict (institute_id, course_id, account_id) do update set
      enrolled_at = least(excluded.enrolled_at, enrolments.enrolled_at),
      last_lesson_id = case when excluded.last_at > enrolments.last_at or enrolments.last_at is null then excluded.last_lesson_id
        else enrolments.last_lesson_id end,
      last_at = greatest(excluded.last_at, enrolments.last_at),
      completed_at = least(excluded.completed_at, enrolments.completed_at)`.execute(tx.db);
  await tx.db
    .deleteFrom('enrolments')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', from)
    .execute();
  await countDone(tx, to);
}

/** Counts the lessons of the newest outlines that are done, as every lesson that is done does. */
async function countDone(tx: TransactionContext, accountId: string): Promise<void> {
  await sql`update enrolments e set lessons_done = (
      select count(*) from lesson_progress p
        join courses c on c.institute_id = p.institute_id and c.id = p.course_id
        join course_versions v on v.institute_id = c.institute_id and v.course_id = c.id and v.version = c.version
      where p.institute_id = e.institute_id and p.account_id = e.account_id and p.course_id = e.course_id
        and p.done_at is not null
        and jsonb_path_exists(v.outline, '$.sections[*].lessons[*] ? (@.lessonId == $id)',
          jsonb_build_object('id', p.lesson_id)))
    where e.institute_id = ${tx.instituteId} and e.account_id = ${accountId}::uuid`.execute(tx.db);
}
