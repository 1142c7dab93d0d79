import { createHash, randomBytes } from 'node:crypto';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** A link works for half an hour. */
const MINUTES = 30;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new link, and the end of those before it; only its hash is stored. Returns the token that goes into it. */
export async function insertLink(tx: TransactionContext, accountId: string): Promise<string> {
  await endLinks(tx, accountId);
  const token = randomBytes(32).toString('base64url');
  const now = tx.clock.now();
  await tx.db
    .insertInto('password_links')
    .values({
      institute_id: tx.instituteId,
      hash: hashOf(token),
      account_id: accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + MINUTES * 60_000),
    })
    .execute();
  return token;
}

/** The account of a link that still works, where it belongs to this e-mail address. */
export function findByLink(ctx: Context, token: string, email: string) {
  return ctx.db
    .selectFrom('password_links as l')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.institute_id', '=', 'l.institute_id').onRef('a.id', '=', 'l.account_id'),
    )
    .select(['a.id', 'a.email', 'a.status', 'a.first_name', 'a.last_name'])
    .where('l.institute_id', '=', ctx.instituteId)
    .where('l.hash', '=', hashOf(token))
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', ctx.clock.now())
    .where('a.email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Links that were not used yet, to be marked so. */
const unusedLinks = (tx: TransactionContext) =>
  tx.db
    .updateTable('password_links')
    .set({ used_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('used_at', 'is', null);

/** No link of the account works any more. */
async function endLinks(tx: TransactionContext, accountId: string): Promise<void> {
  await unusedLinks(tx).where('account_id', '=', accountId).execute();
}

/** Uses the link up. True for the one who does. */
export async function useLink(tx: TransactionContext, token: string): Promise<boolean> {
  const { numUpdatedRows } = await unusedLinks(tx).where('hash', '=', hashOf(token)).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Another password, however it was given; whoever asked for a link before has no more need of it. */
export async function savePassword(tx: TransactionContext, accountId: string, passwordHash: string): Promise<void> {
  await endLinks(tx, accountId);
  await tx.db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, updated_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', accountId)
    .execute();
}

export async function removeOldLinks(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('password_links')
    .where('institute_id', '=', ctx.instituteId)
    .where('expires_at', '<', new Date(ctx.clock.now().getTime() - 86_400_000))
    .execute();
}

export async function removeLinksOf(tx: TransactionContext, accountId: string): Promise<void> {
  await tx.db
    .deleteFrom('password_links')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}
