import type { FirstSteps } from '@abhyas/contract/onboarding/checklist';
import type { ContentChoice } from '@abhyas/contract/onboarding/constants';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findProgress, type ProgressRow } from './progress.store.ts';

/** Steps 4 and 5 as the owner sees them. */
export const presentFirstSteps = (row: ProgressRow): FirstSteps => ({
  branded: row.branded_at !== null,
  content: row.content as ContentChoice | null,
  paperId: row.paper_id,
});

/** The same after a change; NOT_FOUND where nobody registered here. */
export const presentFirstStepsNow = async (ctx: Context): Promise<FirstSteps> =>
  presentFirstSteps((await findProgress(ctx)) ?? fail('NOT_FOUND'));
