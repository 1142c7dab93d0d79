import type { api } from '@abhyas/contract';
import type { FirstSteps } from '@abhyas/contract/onboarding/checklist';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { takeSamplePaper } from '../samples/take-sample-paper.ts';
import { lockProgress, saveProgress } from './progress.store.ts';
import { presentFirstStepsNow } from './first-steps.ts';

/** Step 5. The sample is taken once, however often it is asked for. */
export async function chooseContent(
  ctx: Context,
  { body: { choice } }: Input<typeof api.onboarding.chooseContent>,
): Promise<FirstSteps> {
  await inTransaction(ctx, async (tx) => {
    const row = (await lockProgress(tx)) ?? fail('NOT_FOUND');
    const paperId = choice === 'sample' ? (row.paper_id ?? (await takeSamplePaper(ctx, row.exam_ids))) : row.paper_id;
    await saveProgress(tx, { content: choice, paper_id: paperId });
    await record(tx, {
      action: 'onboarding.contentChosen',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      details: { choice },
    });
  });
  return presentFirstStepsNow(ctx);
}
