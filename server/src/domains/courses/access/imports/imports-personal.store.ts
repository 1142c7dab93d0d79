import type { PersonalPart } from '../../personal-data.ts';

/** Dry runs that name a student, and who uploaded them; a run says nothing of a student that the grants do not say. */
export const accessImportsPersonal: PersonalPart = {
  tables: ['access_imports', 'access_import_rows'],
  export: async () => ({}),
  erase: async (tx, accountId) => {
    await tx.db
      .deleteFrom('access_import_rows')
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', accountId)
      .execute();
  },
  reassign: async (tx, from, to) => {
    await tx.db
      .updateTable('access_import_rows')
      .set({ account_id: to })
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', from)
      .execute();
    await tx.db
      .updateTable('access_imports')
      .set({ created_by: to })
      .where('institute_id', '=', tx.instituteId)
      .where('created_by', '=', from)
      .execute();
  },
};
