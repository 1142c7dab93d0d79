import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

export interface NewCode {
  readonly id: string;
  readonly purpose: string;
  readonly channel: 'sms' | 'mail';
  readonly to: string;
  readonly accountId: string | null;
  readonly hash: Buffer;
  readonly expiresAt: Date;
  readonly tries: number;
}

/** One sender at a time for one contact: two clicks at once send one code. Held until the transaction ends. */
export async function takeTurn(tx: TransactionContext, to: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${tx.instituteId}:${to}`}, 0))`.execute(tx.db);
}

export interface SentSince {
  readonly contact: number;
  /** When the last code for this contact and purpose left. */
  readonly last: Date | null;
}

/** How many codes left for this contact since then. */
export async function countSent(ctx: Context, to: string, purpose: string, since: Date): Promise<SentSince> {
  return ctx.db
    .selectFrom('one_time_codes')
    .select([
      sql<number>`count(*)::int`.as('contact'),
      sql<Date | null>`max(sent_at) filter (where purpose = ${purpose})`.as('last'),
    ])
    .where('institute_id', '=', ctx.instituteId)
    .where('sent_to', '=', to)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function insertCode(tx: TransactionContext, code: NewCode): Promise<void> {
  await tx.db
    .insertInto('one_time_codes')
    .values({
      institute_id: tx.instituteId,
      id: code.id,
      purpose: code.purpose,
      channel: code.channel,
      sent_to: code.to,
      account_id: code.accountId,
      code_hash: code.hash,
      address: tx.origin.address,
      sent_at: tx.clock.now(),
      expires_at: code.expiresAt,
      tries_left: code.tries,
    })
    .execute();
}

/** A newer code makes the older ones void. */
export async function voidCodes(tx: TransactionContext, to: string, purpose: string): Promise<void> {
  await tx.db
    .updateTable('one_time_codes')
    .set({ tries_left: 0 })
    .where('institute_id', '=', tx.instituteId)
    .where('sent_to', '=', to)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Locks the code, so that tries at once count one after the other. */
export const lockCode = (tx: TransactionContext, id: string) =>
  tx.db
    .selectFrom('one_time_codes')
    .select(['id', 'purpose', 'channel', 'sent_to', 'account_id', 'code_hash', 'expires_at', 'tries_left', 'used_at'])
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function saveCode(
  tx: TransactionContext,
  id: string,
  changed: { readonly tries_left?: number; readonly used_at?: Date },
): Promise<void> {
  await tx.db
    .updateTable('one_time_codes')
    .set(changed)
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** Removes codes that were sent before then: the limits look back a day. */
export async function removeCodes(ctx: Context, before: Date): Promise<void> {
  await ctx.db
    .deleteFrom('one_time_codes')
    .where('institute_id', '=', ctx.instituteId)
    .where('sent_at', '<', before)
    .execute();
}
