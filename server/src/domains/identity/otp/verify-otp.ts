import { timingSafeEqual } from 'node:crypto';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { lockCode, saveCode } from './codes.store.ts';
import { hashCode } from './hash-code.ts';

export interface ProvenContact {
  readonly channel: 'sms' | 'mail';
  readonly to: string;
  readonly accountId: string | null;
}

/**
 * Proves a contact by its code, once. OTP_WRONG with the tries that are left; OTP_EXPIRED for what ran out, was used, has no try left or
 * was sent for another purpose. A wrong try counts even though the call is refused.
 */
export async function verifyOtp(
  ctx: Context,
  { id, code, purpose }: { readonly id: string; readonly code: string; readonly purpose: string },
): Promise<ProvenContact> {
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
    return { proven: { channel: row.channel as 'sms' | 'mail', to: row.sent_to, accountId: row.account_id } };
  });
  if (outcome === 'expired') return fail('OTP_EXPIRED');
  return 'left' in outcome ? fail('OTP_WRONG', outcome as { left: number }) : outcome.proven;
}
