import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
export type ExportRow = Awaited<ReturnType<typeof listExports>>[number];

const exportsOf = ({ db, instituteId }: Db) =>
  db
    .selectFrom('data_exports')
    .select(['id', 'account_id', 'state', 'asked_at', 'ready_at', 'expires_at'])
    .where('institute_id', '=', instituteId);

/** The last downloads of a person, the newest first. */
export const listExports = (ctx: Db, accountId: string, limit = 5) =>
  exportsOf(ctx).where('account_id', '=', accountId).orderBy('asked_at', 'desc').limit(limit).execute();

export const findExport = (ctx: Db, id: string) => exportsOf(ctx).where('id', '=', id).executeTakeFirst();

export const listExpired = (ctx: Db, now: Date) =>
  exportsOf(ctx).where('state', '=', 'ready').where('expires_at', '<=', now).execute();

export async function insertExport(tx: TransactionContext, id: string, accountId: string): Promise<void> {
  await tx.db
    .insertInto('data_exports')
    .values({
      institute_id: tx.instituteId,
      id,
      account_id: accountId,
      state: 'running',
      asked_at: tx.clock.now(),
    })
    .execute();
}

export async function saveExport(
  ctx: Context,
  id: string,
  changed: { state: 'ready' | 'removed'; ready_at?: Date; expires_at?: Date },
): Promise<void> {
  await ctx.db
    .updateTable('data_exports')
    .set(changed)
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id)
    .execute();
}
