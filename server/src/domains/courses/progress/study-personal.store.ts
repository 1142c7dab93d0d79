import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import type { PersonalPart } from '../../identity/index.ts';
import { listStudyDays, moveStudyDays } from './study-days.store.ts';

/** Notes, bookmarks and reactions of a student, and the time that watching took. */
export const studyPersonal: PersonalPart = {
  tables: ['lesson_notes', 'lesson_bookmarks', 'lesson_reactions', 'lesson_sittings', 'learning_clocks', 'study_days'],
  export: async (ctx, accountId) => ({
    lessonNotes: await listOwnNotes(ctx, accountId),
    lessonBookmarks: await listMarks(ctx, 'lesson_bookmarks', accountId),
    lessonReactions: await listMarks(ctx, 'lesson_reactions', accountId),
    studyDays: await listStudyDays(ctx, accountId),
  }),
  erase: async (tx, accountId) => {
    for (const table of studyPersonal.tables)
      await sql`delete from ${sql.table(table)}
        where institute_id = ${tx.instituteId} and account_id = ${accountId}::uuid`.execute(tx.db);
  },
  reassign: async (tx, from, to) => {
    await moveMarks(tx, 'lesson_bookmarks', from, to);
    await moveMarks(tx, 'lesson_reactions', from, to);
    await sql`update lesson_notes set account_id = ${to}::uuid
      where institute_id = ${tx.instituteId} and account_id = ${from}::uuid`.execute(tx.db);
    await moveStudyDays(tx, from, to);
    // What was open on the device of the one that goes is opened anew.
    for (const table of ['lesson_sittings', 'learning_clocks'] as const)
      await tx.db.deleteFrom(table).where('institute_id', '=', tx.instituteId).where('account_id', '=', from).execute();
  },
};

async function listOwnNotes({ db, instituteId }: Context, accountId: string) {
  const rows = await db
    .selectFrom('lesson_notes')
    .select(['course_id as course', 'lesson_id as lesson', 'place', 'text', 'highlight', 'written_at as written'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('written_at')
    .execute();
  return rows;
}

async function listMarks(ctx: Context, table: 'lesson_bookmarks' | 'lesson_reactions', accountId: string) {
  const reaction = table === 'lesson_reactions' ? sql`, reaction` : sql``;
  const { rows } = await sql`select course_id as course, lesson_id as lesson ${reaction} from ${sql.table(table)}
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid order by lesson_id`.execute(ctx.db);
  return rows;
}

/** Where both have one, the one that stays counts. */
async function moveMarks(
  tx: TransactionContext,
  table: 'lesson_bookmarks' | 'lesson_reactions',
  from: string,
  to: string,
): Promise<void> {
  const name = sql.table(table);
  await sql`delete from ${name} mine where institute_id = ${tx.instituteId} and account_id = ${from}::uuid and exists
    (select 1 from ${name} kept where kept.institute_id = mine.institute_id and kept.lesson_id = mine.lesson_id
      and kept.account_id = ${to}::uuid)`.execute(tx.db);
  await sql`update ${name} set account_id = ${to}::uuid
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid`.execute(tx.db);
}
