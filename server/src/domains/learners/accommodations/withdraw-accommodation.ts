import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { decideRequest, lockRequest } from './requests.store.ts';

/** Takes one's own open request back. */
export async function withdrawAccommodation(
  ctx: Context,
  { params: { requestId } }: Input<typeof api.learners.withdrawAccommodation>,
): Promise<{ withdrawn: true }> {
  await inTransaction(ctx, async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (request?.accountId !== actorOf(ctx).accountId) return fail('NOT_FOUND');
    if (request.state !== 'open') fail('ACCOMMODATION_DECIDED');
    await decideRequest(tx, requestId, { state: 'withdrawn', answer: '' });
    await record(tx, { action: 'accommodation.withdrawn', subjectKind: 'accommodationRequest', subjectId: requestId });
  });
  return { withdrawn: true };
}
