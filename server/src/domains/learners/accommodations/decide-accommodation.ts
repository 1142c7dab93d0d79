import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { namesOf } from '../../identity/index.ts';
import { presentRequest } from './present-request.ts';
import { decideRequest, lockRequest } from './requests.store.ts';
import { grantTime } from './accommodations-of.ts';

type Decide = typeof api.learners.decideAccommodation;
/** Grants what was asked, or another measure, or refuses. What is granted counts for tests that begin from now on. */
export async function decideAccommodation(ctx: Context, { params, body }: Input<Decide>): Promise<Answer<Decide>> {
  return inTransaction(ctx, async (tx) => {
    const request = (await lockRequest(tx, params.requestId)) ?? fail('NOT_FOUND');
    if (request.state !== 'open') fail('ACCOMMODATION_DECIDED');
    const state = body.grant ? 'granted' : 'refused';
    await decideRequest(tx, request.id, { state, answer: body.answer });
    if (body.grant) await grantTime(tx, request.accountId, body.grant, body.answer || request.reason);
    await record(tx, {
      action: `accommodation.${state}`,
      subjectKind: 'accommodationRequest',
      subjectId: request.id,
      details: { accountId: request.accountId },
      ...(body.grant && { person: request.accountId, after: { extraTime: body.grant } }),
    });
    const decided = (await lockRequest(tx, request.id)) ?? fail('NOT_FOUND');
    const names = await namesOf(tx, [decided.accountId, actorOf(tx).accountId]);
    return presentRequest(decided, names);
  });
}
