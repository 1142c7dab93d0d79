import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';

/** A line of the session log; the page that opened describes it within a minute. Returns the line's id. */
export async function openSessionLog(ctx: Context, sessionId: string, accountId: string): Promise<string> {
  const id = newId();
  await ctx.db
    .insertInto('session_log')
    .values({
      institute_id: ctx.instituteId,
      id,
      session_id: sessionId,
      account_id: accountId,
      opened_at: ctx.clock.now(),
    })
    .execute();
  return id;
}

interface Description {
  readonly id: string;
  readonly sessionId: string;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly timeZone: string;
  /** Lines opened before this are closed. */
  readonly since: Date;
}

/** True when the line was this session's, fresh and not described yet. */
export async function saveDescription(ctx: Context, given: Description): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('session_log')
    .set({
      described_at: ctx.clock.now(),
      screen_width: given.screenWidth,
      screen_height: given.screenHeight,
      time_zone: given.timeZone,
    })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', given.id)
    .where('session_id', '=', given.sessionId)
    .where('described_at', 'is', null)
    .where('opened_at', '>=', given.since)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
