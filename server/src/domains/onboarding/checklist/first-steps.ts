import type { api } from '@abhyas/contract';
import type { FirstSteps } from '@abhyas/contract/onboarding/checklist';
import type { ContentChoice } from '@abhyas/contract/onboarding/constants';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { takeSamplePaper } from '../samples/take-sample-paper.ts';
import { findProgress, lockProgress, type ProgressRow, saveProgress } from './progress.store.ts';

const present = (row: ProgressRow): FirstSteps => ({
  branded: row.branded_at !== null,
  content: row.content as ContentChoice | null,
  paperId: row.paper_id,
});

/** Where steps 4 and 5 of the registration stand. */
export async function showFirstSteps(ctx: Context): Promise<FirstSteps | null> {
  const row = await findProgress(ctx);
  return row ? present(row) : null;
}

/** Step 4 is behind the owner, who saved a brand or left it for later. */
export async function passBrand(ctx: Context): Promise<FirstSteps> {
  await inTransaction(ctx, async (tx) => {
    const row = (await lockProgress(tx)) ?? fail('NOT_FOUND');
    if (row.branded_at) return;
    await saveProgress(tx, { branded_at: tx.clock.now() });
    await record(tx, { action: 'onboarding.brandPassed', subjectKind: 'institute', subjectId: String(tx.instituteId) });
  });
  return presentNow(ctx);
}

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
  return presentNow(ctx);
}

const presentNow = async (ctx: Context): Promise<FirstSteps> => present((await findProgress(ctx)) ?? fail('NOT_FOUND'));
