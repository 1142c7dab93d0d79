import { cached } from '../../../kernel/cached.ts';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { getAttempt } from './attempts.store.ts';
import { canSitAttempt } from '../policies.ts';
import { paperVersion } from './kept-version.ts';
import { sectionNumbersOf } from '../versions/paper-version.ts';

/** What does not change about an attempt unless accounts are merged, and what every write is checked against before it enters a batch. */
export interface Membership {
  readonly accountId: string;
  /** Its questions, and in which section each stands, from 1. */
  readonly sections: ReadonlyMap<string, number>;
  readonly graceSeconds: number;
}

/** Whose attempt it is and which questions it has, from this process's memory where it has them; NOT_FOUND otherwise. */
const membershipOf = cached({
  max: 50_000,
  key: ({ instituteId }, attemptId) => `${instituteId}/${attemptId}`,
  load: async (ctx: Context, attemptId: string): Promise<Membership> => {
    const { accountId, paperId, paperVersion: version, graceSeconds } = await getAttempt(ctx, attemptId);
    return { accountId, graceSeconds, sections: sectionNumbersOf(await paperVersion(ctx, paperId, version)) };
  },
});

/** The caller's own attempt; NOT_FOUND otherwise. Another one's is read anew first: two accounts of one student may have been merged. */
export async function ownMembership(ctx: Context, attemptId: string): Promise<Membership> {
  const membership = await membershipOf(ctx, attemptId);
  if (canSitAttempt(actorOf(ctx), membership)) return membership;
  const now = await membershipOf.refresh(ctx, attemptId);
  return canSitAttempt(actorOf(ctx), now) ? now : fail('NOT_FOUND');
}
