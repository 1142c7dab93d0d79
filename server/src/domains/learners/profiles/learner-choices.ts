import type { Context } from '../../../kernel/context.ts';
import { profileOf } from './show-profile.ts';

/** Ids of the exams that somebody prepares for, and the languages read, the best first. */
export async function learnerChoices(
  ctx: Context,
  accountId: string,
): Promise<{ readonly examIds: readonly number[]; readonly languages: readonly ('en' | 'hi')[] }> {
  const { examIds, languages } = await profileOf(ctx, accountId);
  return { examIds, languages };
}
