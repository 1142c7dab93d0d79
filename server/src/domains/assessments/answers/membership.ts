import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { getAttempt } from '../attempts/attempts.store.ts';
import { paperVersion } from '../versions/kept-version.ts';
import { sectionNumbersOf } from '../versions/paper-version.ts';

/** What never changes about an attempt, and what every write is checked against before it enters a batch. */
export interface Membership {
  readonly accountId: string;
  /** Its questions, and in which section each stands, from 1. */
  readonly sections: ReadonlyMap<string, number>;
  readonly graceSeconds: number;
}

/** Whose attempt it is and which questions it has, from this process's memory where it has them; NOT_FOUND otherwise. */
export const membershipOf = cached({
  max: 50_000,
  key: ({ instituteId }, attemptId) => `${instituteId}/${attemptId}`,
  load: async (ctx: Context, attemptId: string): Promise<Membership> => {
    const { accountId, paperId, paperVersion: version, graceSeconds } = await getAttempt(ctx, attemptId);
    return { accountId, graceSeconds, sections: sectionNumbersOf(await paperVersion(ctx, paperId, version)) };
  },
});
