import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { insertRequest, listRequestsOf } from './requests.store.ts';

type Ask = typeof api.learners.askAccommodation;
/** Asks the institute for extra time; one request waits at a time. */
export async function askAccommodation(ctx: Context, { body }: Input<Ask>): Promise<Answer<Ask>> {
  const { accountId } = actorOf(ctx);
  const requestId = newId();
  await inTransaction(ctx, async (tx) => {
    if ((await listRequestsOf(tx, accountId)).some(({ state }) => state === 'open')) fail('ACCOMMODATION_ASKED');
    await insertRequest(tx, {
      id: requestId,
      accountId,
      extraTimePercent: body.asked.percent,
      extraTimeMinutes: body.asked.minutes,
      reason: body.reason,
    });
    await record(tx, { action: 'accommodation.asked', subjectKind: 'accommodationRequest', subjectId: requestId });
  });
  return { requestId };
}
