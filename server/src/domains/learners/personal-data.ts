import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData } from '../identity/index.ts';
import { listAccommodations, listChanges } from './accommodations/accommodations.store.ts';
import { listRequestsOf } from './accommodations/requests.store.ts';
import { forgetLearner, moveLearner } from './learner-rows.store.ts';
import { listProfiles } from './profiles/profiles.store.ts';
import { findVedantuId } from './vedantu/vedantu.store.ts';

/** What a student prepares for, and what they need to learn on equal terms. All of it goes with the person. */
export const learnersPersonalData: PersonalData = {
  domain: 'learners',
  tables: ['learner_profiles', 'accommodations', 'accommodation_requests', 'accommodation_changes'],
  export: async (ctx: Context, accountId: string) => {
    const [profile] = await listProfiles(ctx, [accountId]);
    const requests = await listRequestsOf(ctx, accountId);
    return {
      profile: profile ?? null,
      vedantuId: await findVedantuId(ctx, accountId),
      accommodations: (await listAccommodations(ctx, [accountId])).get(accountId) ?? null,
      accommodationRequests: requests.map(({ reason, state, answer, askedAt }) => ({
        reason,
        state,
        answer,
        askedAt,
      })),
      accommodationChanges: (await listChanges(ctx, accountId)).map(({ at, before, after, reason }) => ({
        at,
        before,
        after,
        reason,
      })),
    };
  },
  erase: (tx: TransactionContext, accountId: string) => forgetLearner(tx, accountId),
  reassign: (tx: TransactionContext, from: string, to: string) => moveLearner(tx, from, to),
};
