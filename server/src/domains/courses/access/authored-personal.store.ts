import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import type { PersonalPart } from '../../identity/index.ts';

/** What a teacher made stays the institute's, with an id that has no name; who published a version stays with that version. */
export const authoredPersonal: PersonalPart = {
  tables: ['courses', 'course_lessons', 'course_versions'],
  export: async (ctx, accountId) => ({ coursesWritten: await listWritten(ctx, accountId) }),
  erase: async (tx, accountId) => removeTeacher(tx, accountId),
  reassign: async (tx, from, to) => {
    for (const [table, column] of acts)
      await tx.db
        .updateTable(table)
        .set({ [column]: to })
        .where('institute_id', '=', tx.instituteId)
        .where(column as never, '=', from as never)
        .execute();
    await replaceTeacher(tx, from, to);
  },
};

const acts = [
  ['courses', 'created_by'],
  ['course_lessons', 'updated_by'],
] as const;

async function listWritten({ db, instituteId }: Context, accountId: string) {
  const rows = await db
    .selectFrom('courses')
    .select([sql<string>`details->>'title'`.as('title'), 'created_at as created'])
    .where('institute_id', '=', instituteId)
    .where('created_by', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows;
}

/** Takes somebody from the teachers that a course names; published versions stay as they are. */
async function removeTeacher(tx: TransactionContext, accountId: string): Promise<void> {
  await sql`update courses set details = jsonb_set(details, '{teacherIds}', (details->'teacherIds') - ${accountId}::text)
    where institute_id = ${tx.instituteId} and details->'teacherIds' ? ${accountId}`.execute(tx.db);
}

/** Names another teacher at the same place; one who is named already is named once. */
async function replaceTeacher(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`update courses set details = jsonb_set(details, '{teacherIds}',
      (select jsonb_agg(case when id = ${from} then ${to}::text else id end order by at)
        from jsonb_array_elements_text(details->'teacherIds') with ordinality as named (id, at)))
    where institute_id = ${tx.instituteId} and details->'teacherIds' ? ${from}
      and not details->'teacherIds' ? ${to}`.execute(tx.db);
  await removeTeacher(tx, from);
}
