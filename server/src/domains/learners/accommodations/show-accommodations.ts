import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { isStudentHere, namesOf } from '../../identity/index.ts';
import { accommodationsOf, noAccommodations } from './accommodations-of.ts';
import { listChanges } from './accommodations.store.ts';

type Show = typeof api.learners.showAccommodations;
/** What one student is granted, with every change of it. */
export async function showAccommodations(
  ctx: Context,
  { params: { accountId } }: Input<typeof api.learners.showAccommodations>,
): Promise<Answer<Show>> {
  if (!(await isStudentHere(ctx, accountId))) fail('NOT_FOUND');
  const changes = await listChanges(ctx, accountId);
  const names = await namesOf(ctx, [...new Set(changes.map(({ actorId }) => actorId))]);
  return {
    granted: (await accommodationsOf(ctx, [accountId])).get(accountId) ?? noAccommodations,
    history: changes.map(({ at, actorId, before, after, reason }) => ({
      at: at.toISOString(),
      actor: names.get(actorId)?.name ?? '',
      before,
      after,
      reason,
    })),
    can: { grant: actorOf(ctx).capabilities.has('cohorts.write') },
  };
}
