import type { Context } from '../../../kernel/context.ts';

export type SwitchRow = NonNullable<Awaited<ReturnType<typeof findSwitch>>>;

const switches = (ctx: Context) => ctx.db.selectFrom('employee_switches').where('institute_id', '=', ctx.instituteId);

/** A switch that is still good: not ended, not over. */
export function findSwitch(ctx: Context, id: string) {
  return switches(ctx)
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
}

export async function insertSwitch(
  ctx: Context,
  row: {
    readonly id: string;
    readonly accountId: string;
    readonly sessionId: string;
    readonly targetId: number;
    readonly reason: string;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await ctx.db
    .insertInto('employee_switches')
    .values({
      institute_id: ctx.instituteId,
      id: row.id,
      account_id: row.accountId,
      session_id: row.sessionId,
      target_id: row.targetId,
      reason: row.reason,
      started_at: ctx.clock.now(),
      expires_at: row.expiresAt,
    })
    .execute();
}

/** Ends one switch, or all of a session that are still open. */
export async function endSwitches(
  ctx: Context,
  which: { readonly id?: string; readonly sessionId?: string },
): Promise<void> {
  let update = ctx.db
    .updateTable('employee_switches')
    .set({ ended_at: ctx.clock.now() })
    .where('institute_id', '=', ctx.instituteId)
    .where('ended_at', 'is', null);
  if (which.id !== undefined) update = update.where('id', '=', which.id);
  if (which.sessionId !== undefined) update = update.where('session_id', '=', which.sessionId);
  await update.execute();
}

/** What somebody did as an employee, for the download of their own data. */
export function listSwitchesOf(ctx: Context, accountId: string) {
  return switches(ctx)
    .select(['target_id', 'reason', 'started_at', 'ended_at'])
    .where('account_id', '=', accountId)
    .orderBy('started_at')
    .execute();
}

export async function reassignSwitches(ctx: Context, from: string, to: string): Promise<void> {
  await ctx.db
    .updateTable('employee_switches')
    .set({ account_id: to })
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', from)
    .execute();
}
