import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

const attemptsOf = (ctx: Pick<Context, 'instituteId'>, accountId: string) =>
  sql`select id from attempts where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid`;

export interface Watched {
  readonly at: Date;
  readonly kind: string;
  readonly text: string | null;
  readonly seconds: number | null;
}
/** What was written to a student while tests were sat, what was done to the attempts, and what the consoles noticed; newest first. */
export async function listWatching(ctx: Pick<Context, 'db' | 'instituteId'>, accountId: string): Promise<Watched[]> {
  const here = ctx.instituteId;
  const mine = attemptsOf(ctx, accountId);
  const { rows } = await sql<Watched>`
    select sent_at as at, 'message' as kind, text, null::int as seconds from attempt_messages
      where institute_id = ${here} and attempt_id in (${mine})
    union all select acted_at, kind, reason, seconds from attempt_interventions
      where institute_id = ${here} and attempt_id in (${mine})
    union all select happened_at, kind, null, seconds from attempt_integrity
      where institute_id = ${here} and attempt_id in (${mine})
    order by at desc`.execute(ctx.db);
  return rows;
}

/** Forgets what was written to a student and why something was done: words may say more of a person than marks do. */
export async function forgetWatching(tx: TransactionContext, accountId: string): Promise<void> {
  const mine = attemptsOf(tx, accountId);
  await sql`update attempt_messages set text = '' where institute_id = ${tx.instituteId} and attempt_id in (${mine})`.execute(
    tx.db,
  );
  await sql`update attempt_interventions set reason = '' where institute_id = ${tx.instituteId} and attempt_id in (${mine})`.execute(
    tx.db,
  );
}

/** What one account wrote and did as staff was the other's. */
export async function moveWatching(tx: TransactionContext, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('attempt_messages')
    .set({ sent_by: to })
    .where('institute_id', '=', tx.instituteId)
    .where('sent_by', '=', from)
    .execute();
  await tx.db
    .updateTable('attempt_interventions')
    .set({ acted_by: to })
    .where('institute_id', '=', tx.instituteId)
    .where('acted_by', '=', from)
    .execute();
}
