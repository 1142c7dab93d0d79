import type { Context } from '../../../kernel/context.ts';

export async function insertSession(
  ctx: Context,
  session: {
    id: string;
    accountId: string;
    client: string;
    expiresAt: Date;
    deviceHash: Buffer;
    isNewDevice: boolean;
  },
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('sessions')
    .values({
      institute_id: ctx.instituteId,
      id: session.id,
      account_id: session.accountId,
      client: session.client,
      created_at: now,
      last_used_at: now,
      expires_at: session.expiresAt,
      user_agent: ctx.origin.userAgent,
      address: ctx.origin.address,
      device_hash: session.deviceHash,
      is_new_device: session.isNewDevice,
    })
    .execute();
}

export async function insertToken(
  ctx: Context,
  token: { hash: Buffer; sessionId: string; expiresAt: Date },
): Promise<void> {
  await ctx.db
    .insertInto('refresh_tokens')
    .values({
      institute_id: ctx.instituteId,
      hash: token.hash,
      session_id: token.sessionId,
      created_at: ctx.clock.now(),
      expires_at: token.expiresAt,
    })
    .execute();
}

/** A refresh token with its session, locked: two that come at once take turns. */
export function lockToken(ctx: Context, hash: Buffer) {
  return ctx.db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.institute_id', '=', 't.institute_id').onRef('s.id', '=', 't.session_id'),
    )
    .select([
      't.used_at',
      't.expires_at',
      's.id as session_id',
      's.account_id',
      's.client',
      's.revoked_at',
      's.created_at as begun_at',
    ])
    .where('t.institute_id', '=', ctx.instituteId)
    .where('t.hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

export function findToken(ctx: Context, hash: Buffer) {
  return ctx.db
    .selectFrom('refresh_tokens')
    .select(['used_at', 'session_id'])
    .where('institute_id', '=', ctx.instituteId)
    .where('hash', '=', hash)
    .executeTakeFirst();
}

export async function markUsed(ctx: Context, hash: Buffer, sessionId: string, expiresAt: Date): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('institute_id', '=', ctx.instituteId)
    .where('hash', '=', hash)
    .execute();
  await ctx.db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt, address: ctx.origin.address })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', sessionId)
    .execute();
}

/** When a session began, by signing in. */
export async function findSessionStart(ctx: Context, sessionId: string): Promise<Date | undefined> {
  const row = await ctx.db
    .selectFrom('sessions')
    .select('created_at')
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.created_at;
}

/** True when the session was open until now. */
export async function closeSession(ctx: Context, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sessions')
    .set({ revoked_at: ctx.clock.now() })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Where an account is signed in now, last used first. */
export function listOpenSessions(ctx: Context, accountId: string) {
  return ctx.db
    .selectFrom('sessions')
    .select(['id', 'client', 'created_at', 'last_used_at', 'user_agent', 'address'])
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
