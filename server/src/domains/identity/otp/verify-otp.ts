import { timingSafeEqual } from 'node:crypto';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { lockCode, saveCode } from './codes.store.ts';
import { hashCode } from './hash-code.ts';

export interface ProvenContact {
  readonly channel: 'sms' | 'mail';
  readonly to: string;
  readonly accountId: string | null;
}

interface Given {
  readonly id: string;
  readonly code: string;
  readonly purpose: string;
}

/**
 * Proves a contact by its code, once. OTP_WRONG with the tries that are left; OTP_EXPIRED for what ran out, was used, has no try left or
 * was sent for another purpose. A wrong try counts even though the call is refused.
 */
export const verifyOtp = (ctx: Context, given: Given): Promise<ProvenContact> =>
  withOtp(ctx, given, async (_tx, proven) => proven);

/** The same, and does what the code is for in its transaction: where that is refused, the right code can be used again. */
export async function withOtp<T>(
  ctx: Context,
  { id, code, purpose }: Given,
  then: (tx: TransactionContext, proven: ProvenContact) => Promise<T>,
): Promise<T> {
  const outcome = await inTransaction(ctx, async (tx) => {
    const row = await lockCode(tx, id);
    const open =
      row && row.purpose === purpose && !row.used_at && row.expires_at > tx.clock.now() && row.tries_left > 0;
    if (!open) return 'expired';
    if (!timingSafeEqual(row.code_hash, hashCode(id, code.replaceAll(/\D/g, '')))) {
      await saveCode(tx, id, { tries_left: row.tries_left - 1 });
      return { left: row.tries_left - 1 };
    }
    await saveCode(tx, id, { used_at: tx.clock.now() });
    const { channel, sent_to: to, account_id: accountId } = row;
    return { done: await then(tx, { channel: channel as 'sms' | 'mail', to, accountId }) };
  });
  if (outcome === 'expired') return fail('OTP_EXPIRED');
  return 'left' in outcome ? fail('OTP_WRONG', { left: outcome.left }) : outcome.done;
}
