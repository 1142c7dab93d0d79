import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** What a person uploaded, the newest first. */
export function listOwned({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, ownerId: string) {
  return db
    .selectFrom('media_files')
    .select(['id', 'file_name as fileName', 'type', 'bytes', 'alt', 'created_at as uploadedAt'])
    .where('institute_id', '=', instituteId)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function forgetOwner(tx: TransactionContext, ownerId: string): Promise<void> {
  await tx.db
    .updateTable('media_files')
    .set({ owner_id: null, file_name: '' })
    .where('institute_id', '=', tx.instituteId)
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function moveOwned(tx: TransactionContext, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('media_files')
    .set({ owner_id: to })
    .where('institute_id', '=', tx.instituteId)
    .where('owner_id', '=', from)
    .execute();
}
