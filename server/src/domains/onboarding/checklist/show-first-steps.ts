import type { FirstSteps } from '@abhyas/contract/onboarding/checklist';
import type { Context } from '../../../kernel/context.ts';
import { findProgress } from './progress.store.ts';
import { presentFirstSteps } from './first-steps.ts';

/** Where steps 4 and 5 of the registration stand. */
export async function showFirstSteps(ctx: Context): Promise<FirstSteps | null> {
  const row = await findProgress(ctx);
  return row ? presentFirstSteps(row) : null;
}
