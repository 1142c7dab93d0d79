import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** Uploads of a person that are not whole yet, for the export of their data. */
export function listOwnUploads({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, ownerId: string) {
  return db
    .selectFrom('media_uploads')
    .select(['file_name as fileName', 'kind', 'bytes', 'created_at as begunAt'])
    .where('institute_id', '=', instituteId)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Gives them up; the sweep removes their bytes. */
export async function forgetUploads(tx: TransactionContext, ownerId: string): Promise<void> {
  await tx.db
    .deleteFrom('media_uploads')
    .where('institute_id', '=', tx.instituteId)
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function moveUploads(tx: TransactionContext, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('media_uploads')
    .set({ owner_id: to })
    .where('institute_id', '=', tx.instituteId)
    .where('owner_id', '=', from)
    .execute();
}
