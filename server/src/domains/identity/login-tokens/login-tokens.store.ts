import type { Context } from '../../../kernel/context.ts';

export interface LoginToken {
  readonly hash: Buffer;
  readonly accountId: string;
  readonly host: string;
  readonly nonceHash: string;
  readonly purpose: 'home' | 'second_factor';
  readonly expiresAt: Date;
}

/** Keeps a token; those that ran out before are cleared away. */
export async function insertLoginToken(ctx: Context, token: LoginToken): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .deleteFrom('login_tokens')
    .where('institute_id', '=', ctx.instituteId)
    .where('expires_at', '<', now)
    .execute();
  await ctx.db
    .insertInto('login_tokens')
    .values({
      institute_id: ctx.instituteId,
      hash: token.hash,
      account_id: token.accountId,
      host: token.host,
      nonce_hash: token.nonceHash,
      purpose: token.purpose,
      created_at: now,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Uses a token up, where all that it is bound to fits; of two at once only one gets the account. */
export async function useLoginToken(
  ctx: Context,
  { hash, host, nonceHash }: Pick<LoginToken, 'hash' | 'host' | 'nonceHash'>,
): Promise<string | undefined> {
  const now = ctx.clock.now();
  const row = await ctx.db
    .updateTable('login_tokens')
    .set({ used_at: now })
    .where('institute_id', '=', ctx.instituteId)
    .where('hash', '=', hash)
    .where('host', '=', host)
    .where('nonce_hash', '=', nonceHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}
