import type { Context, TransactionContext } from '../../../kernel/context.ts';
import type { PersonalPart } from '../../identity/index.ts';

/** Who imported courses. The courses stay, the names of files go with the person. */
export const courseImportsPersonal: PersonalPart = {
  tables: ['course_imports'],
  export: async ({ db, instituteId }: Context, accountId: string) => ({
    courseImports: await db
      .selectFrom('course_imports')
      .select(['state', 'course_id as courseId', 'created_at as importedAt'])
      .where('institute_id', '=', instituteId)
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: async (tx: TransactionContext, accountId: string): Promise<void> => {
    await tx.db
      .deleteFrom('course_imports')
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', accountId)
      .execute();
  },
  reassign: async (tx: TransactionContext, from: string, to: string): Promise<void> => {
    await tx.db
      .updateTable('course_imports')
      .set({ account_id: to })
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', from)
      .execute();
  },
};
