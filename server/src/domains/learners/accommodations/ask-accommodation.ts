import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { namesOf } from '../../identity/index.ts';
import { accommodationsOf, noAccommodations } from './accommodations-of.ts';
import { presentRequest } from './present-request.ts';
import { decideRequest, insertRequest, listRequestsOf, lockRequest } from './requests.store.ts';

/** What is granted to the signed-in student, and what they asked for. */
export async function showMyAccommodations(ctx: Context): Promise<Answer<typeof api.learners.showMyAccommodations>> {
  const { accountId } = actorOf(ctx);
  const requests = await listRequestsOf(ctx, accountId);
  const names = await namesOf(
    ctx,
    requests.flatMap(({ decidedBy }) => decidedBy ?? []),
  );
  return {
    granted: (await accommodationsOf(ctx, [accountId])).get(accountId) ?? noAccommodations,
    requests: requests.map((row) => presentRequest(row, names)),
  };
}

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

/** Takes one's own open request back. */
export async function withdrawAccommodation(ctx: Context, requestId: string): Promise<{ withdrawn: true }> {
  await inTransaction(ctx, async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (request?.accountId !== actorOf(ctx).accountId) return fail('NOT_FOUND');
    if (request.state !== 'open') fail('ACCOMMODATION_DECIDED');
    await decideRequest(tx, requestId, { state: 'withdrawn', answer: '' });
    await record(tx, { action: 'accommodation.withdrawn', subjectKind: 'accommodationRequest', subjectId: requestId });
  });
  return { withdrawn: true };
}
