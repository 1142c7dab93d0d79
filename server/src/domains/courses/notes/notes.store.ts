import type { Highlight } from '@abhyas/contract/courses/learning';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

export interface Note {
  readonly id: string;
  readonly accountId: string;
  readonly courseId: string;
  readonly lessonId: string;
  readonly place: number;
  readonly text: string;
  readonly highlight: Highlight | null;
  readonly writtenAt: Date;
}

/** Notes of an account in a course by lesson and place, or those of one lesson. */
export async function listNoteRows(
  ctx: Context,
  { accountId, courseId, lessonId }: { accountId: string; courseId: string; lessonId: string | undefined },
): Promise<Note[]> {
  const { rows } = await sql<Note>`
    select id, account_id as "accountId", course_id as "courseId", lesson_id as "lessonId", place, text, highlight,
      written_at as "writtenAt" from lesson_notes
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid and course_id = ${courseId}::uuid
      ${lessonId === undefined ? sql`` : sql`and lesson_id = ${lessonId}::uuid`}
    order by lesson_id, place, written_at, id`.execute(ctx.db);
  return rows;
}

export async function countNotes(ctx: Context, accountId: string, courseId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from lesson_notes
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid and course_id = ${courseId}::uuid`.execute(
    ctx.db,
  );
  return rows[0]!.count;
}

/** `new`, `changed`, or `taken` where the id is somebody else's or of another lesson. */
export async function saveNote(tx: TransactionContext, note: Note): Promise<'new' | 'changed' | 'taken'> {
  const { rows } = await sql<{ added: boolean }>`
    insert into lesson_notes (institute_id, id, account_id, course_id, lesson_id, place, text, highlight, written_at)
    values (${tx.instituteId}, ${note.id}::uuid, ${note.accountId}::uuid, ${note.courseId}::uuid, ${note.lessonId}::uuid,
      ${note.place}, ${note.text}, ${note.highlight && json(note.highlight)}, ${note.writtenAt}::timestamptz)
    on conflict (institute_id, id) do update set text = excluded.text, highlight = excluded.highlight, place = excluded.place
      where lesson_notes.account_id = excluded.account_id and lesson_notes.lesson_id = excluded.lesson_id
    returning xmax = 0 as added`.execute(tx.db);
  return rows[0] ? (rows[0].added ? 'new' : 'changed') : 'taken';
}

/** False where there was none. */
export async function deleteNote(tx: TransactionContext, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('lesson_notes')
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
