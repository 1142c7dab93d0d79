import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** Every sign-in of a person, with what the page said of itself. */
export function listDescribedSessions(ctx: Context, accountId: string) {
  return ctx.db
    .selectFrom('sessions as s')
    .leftJoin('session_log as l', (join) =>
      join.onRef('l.institute_id', '=', 's.institute_id').onRef('l.session_id', '=', 's.id'),
    )
    .select(['s.created_at', 's.last_used_at', 's.revoked_at', 's.user_agent', 's.address'])
    .select(['l.screen_width', 'l.screen_height', 'l.time_zone'])
    .where('s.institute_id', '=', ctx.instituteId)
    .where('s.account_id', '=', accountId)
    .orderBy('s.created_at')
    .execute();
}

export function listSocialAccounts(ctx: Context, accountId: string) {
  return ctx.db
    .selectFrom('social_accounts')
    .select(['provider', 'subject', 'email', 'picture_url', 'utm', 'created_at', 'last_used_at'])
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Removes what is not needed to keep a session's row, and empties that: tokens hang on it. */
export async function removeAccountRows(tx: TransactionContext, accountId: string): Promise<void> {
  for (const table of ['session_log', 'social_accounts', 'login_tokens', 'recovery_codes', 'second_factors'] as const) {
    await tx.db
      .deleteFrom(table)
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', accountId)
      .execute();
  }
  const now = tx.clock.now();
  await tx.db
    .updateTable('sessions')
    .set({ user_agent: '', address: '', device_hash: null, revoked_at: sql`coalesce(revoked_at, ${now})` })
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}

/** The other services now open the account that stays; sessions and factors of the one that goes end with it. */
export async function moveAccountRows(tx: TransactionContext, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('social_accounts')
    .set({ account_id: to })
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', from)
    .execute();
}
