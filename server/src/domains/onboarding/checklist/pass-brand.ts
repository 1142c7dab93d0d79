import type { FirstSteps } from '@abhyas/contract/onboarding/checklist';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { lockProgress, saveProgress } from './progress.store.ts';
import { presentFirstStepsNow } from './first-steps.ts';

/** Step 4 is behind the owner, who saved a brand or left it for later. */
export async function passBrand(ctx: Context): Promise<FirstSteps> {
  await inTransaction(ctx, async (tx) => {
    const row = (await lockProgress(tx)) ?? fail('NOT_FOUND');
    if (row.branded_at) return;
    await saveProgress(tx, { branded_at: tx.clock.now() });
    await record(tx, { action: 'onboarding.brandPassed', subjectKind: 'institute', subjectId: String(tx.instituteId) });
  });
  return presentFirstStepsNow(ctx);
}
