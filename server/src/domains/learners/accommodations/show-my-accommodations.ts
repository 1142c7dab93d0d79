import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { accommodationsOf, noAccommodations } from './accommodations-of.ts';
import { presentRequest } from './present-request.ts';
import { listRequestsOf } from './requests.store.ts';

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
