import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** Bytes of all files that this institute keeps, and of its uploads under way. */
export async function usedBytes(ctx: Pick<Context, 'db' | 'instituteId'>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select (
      coalesce((select sum(bytes) from media_files where institute_id = ${ctx.instituteId} and state <> 'failed'), 0)
      + coalesce((select sum(bytes) from media_uploads where institute_id = ${ctx.instituteId}), 0)
    )::bigint as total`.execute(ctx.db);
  return rows[0]?.total ?? 0;
}

/** Until the transaction ends nobody else of the institute takes space: two uploads cannot both take the last of it. */
export async function lockSpace(tx: TransactionContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('media.space', ${tx.instituteId}))`.execute(tx.db);
}
