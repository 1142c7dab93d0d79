import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { brought } from '../../../kernel/database/sql.ts';

/** Attempts at a paper that run now; of these, where some are given. */
export async function listRunningIds(
  ctx: Context,
  paperId: string,
  among: readonly string[] | undefined,
): Promise<string[]> {
  let query = ctx.db
    .selectFrom('attempts')
    .select('id')
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', paperId)
    .where('state', '=', 'running')
    .orderBy('id');
  if (among) query = query.where('id', '=', sql<string>`any(${among as string[]}::uuid[])`);
  return (await query.execute()).map(({ id }) => id);
}

export async function insertMessages(
  tx: TransactionContext,
  { id, text, by }: { readonly id: string; readonly text: string; readonly by: string },
  attemptIds: readonly string[],
): Promise<void> {
  await sql`insert into attempt_messages (institute_id, attempt_id, id, text, sent_by, sent_at)
    select place.institute_id, given.attempt_id, ${id}::uuid, ${text}, ${by}::uuid, ${tx.clock.now()}::timestamptz
    from ${brought(tx, sql`unnest(${attemptIds as string[]}::uuid[]) as given (attempt_id)`)}`.execute(tx.db);
}

export interface SentMessage {
  readonly text: string;
  readonly by: string;
  readonly at: Date;
  readonly readAt: Date | null;
}
export async function listMessages(ctx: Context, attemptId: string): Promise<SentMessage[]> {
  const rows = await ctx.db
    .selectFrom('attempt_messages')
    .select(['text', 'sent_by', 'sent_at', 'read_at'])
    .where('institute_id', '=', ctx.instituteId)
    .where('attempt_id', '=', attemptId)
    .execute();
  return rows.map((row) => ({ text: row.text, by: row.sent_by, at: row.sent_at, readAt: row.read_at }));
}
