import { authorize, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { canEditDoubt } from '../doubts/doubt-policies.ts';
import { type Doubt, lockDoubt } from '../doubts/doubts.store.ts';
import { isAnswered, listReplies } from '../doubts/replies.store.ts';

/**
 * The caller's own doubt, held until the transaction ends, while its words may still change: nobody else has answered, and staff did not
 * hide it. FORBIDDEN, DOUBT_HIDDEN, DOUBT_ANSWERED.
 */
export async function lockUnanswered(tx: TransactionContext, doubtId: string): Promise<Doubt> {
  const doubt = authorize(tx, canEditDoubt, await lockDoubt(tx, doubtId));
  if (doubt.hiddenAt) fail('DOUBT_HIDDEN');
  if (isAnswered(doubt, await listReplies(tx, doubtId))) fail('DOUBT_ANSWERED');
  return doubt;
}
