import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { saveProgress } from './progress.store.ts';
import { showChecklist } from './show-checklist.ts';

/** Puts the list away for the whole institute; CHECKLIST_OPEN before the first paper is published. */
export async function dismissChecklist(ctx: Context): Promise<{ dismissed: boolean }> {
  const checklist = await showChecklist(ctx);
  if (!checklist) return { dismissed: true };
  if (!checklist.published) fail('CHECKLIST_OPEN');
  await inTransaction(ctx, async (tx) => {
    await saveProgress(tx, { dismissed_at: tx.clock.now() });
    await record(tx, { action: 'checklist.dismissed', subjectKind: 'institute', subjectId: String(tx.instituteId) });
  });
  return { dismissed: true };
}
