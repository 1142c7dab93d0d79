import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** Videos at other hosts that somebody brought; which stream they watch is only known until the next. */
export const watchingPersonal = {
  tables: ['media_links', 'media_streams'],
  export: async ({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, accountId: string) => ({
    videoLinks: await db
      .selectFrom('media_links')
      .select(['title', 'url', 'created_at as addedAt'])
      .where('institute_id', '=', instituteId)
      .where('created_by', '=', accountId)
      .orderBy('created_at', 'desc')
      .execute(),
  }),
  erase: async (tx: TransactionContext, accountId: string) => {
    await setAuthor(tx, accountId, null);
    await forgetStream(tx, accountId);
  },
  reassign: async (tx: TransactionContext, from: string, to: string) => {
    await setAuthor(tx, from, to);
    await forgetStream(tx, from);
  },
};

async function setAuthor(tx: TransactionContext, from: string, to: string | null): Promise<void> {
  await tx.db
    .updateTable('media_links')
    .set({ created_by: to })
    .where('institute_id', '=', tx.instituteId)
    .where('created_by', '=', from)
    .execute();
}

async function forgetStream(tx: TransactionContext, accountId: string): Promise<void> {
  await tx.db
    .deleteFrom('media_streams')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}
