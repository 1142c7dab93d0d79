import type { Context } from '../../kernel/context.ts';
import { type LearnerProfile, saveProfiles } from './profiles/profiles.store.ts';

/** What students prepare for, for tests and the demonstration; an existing profile is replaced. */
export async function someLearners(
  ctx: Context,
  profiles: readonly (Partial<LearnerProfile> & { readonly accountId: string })[],
): Promise<void> {
  await saveProfiles(
    ctx,
    profiles.map((given) => ({ examIds: [2], standardId: null, targetYear: null, languages: ['en'], ...given })),
  );
}
