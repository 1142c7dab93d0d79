import type { PersonalPart } from '../../identity/index.ts';

/** Who wrote together, who asked for a review and who decided: it moves with the person, and of an erased one an id without a name stays. */
export const authorsPersonal: PersonalPart = {
  tables: ['course_authors', 'course_reviews'],
  export: async ({ db, instituteId }, accountId) => ({
    coursesCoWritten: await db
      .selectFrom('course_authors')
      .select(['course_id as courseId', 'added_at as since'])
      .where('institute_id', '=', instituteId)
      .where('account_id', '=', accountId)
      .orderBy('added_at')
      .execute(),
  }),
  erase: async (tx, accountId) => {
    await tx.db
      .deleteFrom('course_authors')
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', accountId)
      .execute();
  },
  reassign: async (tx, from, to) => {
    // Who writes a course under both names writes it once.
    await tx.db
      .deleteFrom('course_authors')
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', from)
      .where('course_id', 'in', (eb) =>
        eb
          .selectFrom('course_authors')
          .select('course_id')
          .where('institute_id', '=', tx.instituteId)
          .where('account_id', '=', to),
      )
      .execute();
    for (const [table, column] of acts)
      await tx.db
        .updateTable(table)
        .set({ [column]: to })
        .where('institute_id', '=', tx.instituteId)
        .where(column as never, '=', from as never)
        .execute();
  },
};

const acts = [
  ['course_authors', 'account_id'],
  ['course_authors', 'added_by'],
  ['course_reviews', 'asked_by'],
  ['course_reviews', 'decided_by'],
] as const;
