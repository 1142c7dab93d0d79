import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { listMemberIds } from '../../../cohorts/index.ts';
import { studentsAmong } from '../../../identity/index.ts';
import { givePromo } from './give-promo.ts';

type Give = typeof api.commerce.giveCredit;
/**
 * Gives promo money to people, or to everybody who is in a batch now. Sent again with its key it gives only to whom it has not given yet.
 * CREDIT_NOBODY, CREDIT_ENDED.
 */
export async function giveCredit(ctx: Context, { body }: Input<Give>): Promise<Answer<Give>> {
  const { amountPaise, reason, key, batchId } = body;
  const endsAt = new Date(body.endsAt);
  if (endsAt <= ctx.clock.now()) fail('CREDIT_ENDED');
  const wanted = [...body.accountIds, ...(batchId ? await listMemberIds(ctx, batchId) : [])];
  // In one order, so that two gifts to the same people do not wait for each other.
  const accountIds = [...(await studentsAmong(ctx, wanted))].toSorted();
  if (accountIds.length === 0) fail('CREDIT_NOBODY');
  const { accountId: givenBy } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const gift = { amountPaise, endsAt, source: `credit:${key}`, kind: 'credit', note: reason, givenBy } as const;
    let given = 0;
    for (const accountId of accountIds) {
      if (!(await givePromo(tx, { ...gift, accountId }))) continue;
      given += 1;
      const details = { amountPaise, endsAt: body.endsAt };
      await record(tx, { action: 'wallet.credited', subjectKind: 'account', subjectId: accountId, reason, details });
    }
    return { given };
  });
}
