import type { api } from '@abhyas/contract';
import type { Paper as PaperReply } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { canEditPaper } from '../policies.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { isDraftChanged } from './is-changed.ts';
import { withoutStaleMarks } from './own-marks.ts';
import { getPaper, type Paper, savePaperRow } from '../versions/papers.store.ts';
import { presentPaper } from './show-paper.ts';

/** Saves the draft, incomplete as it may be. Who started before sits his version on. */
export async function savePaper(
  ctx: Context,
  { params, body }: Input<typeof api.assessments.savePaper>,
): Promise<PaperReply> {
  const saved = await inTransaction(ctx, async (tx) => {
    const paper = authorize(tx, canEditPaper, await openPaper(tx, params.paperId, body.revision));
    const published = paper.version > 0 ? await paperVersion(tx, paper.id, paper.version) : undefined;
    const draft = withoutStaleMarks(body.draft);
    const changed: Paper = {
      ...paper,
      draft,
      revision: paper.revision + 1,
      changed: isDraftChanged(draft, published),
      updatedAt: tx.clock.now(),
    };
    await savePaperRow(tx, changed);
    return changed;
  });
  return presentPaper(ctx, saved);
}

/** The paper, locked, at the revision that the caller has seen: CONFLICT when somebody saved meanwhile, PAPER_PUBLISHED when it is archived. */
export async function openPaper(tx: TransactionContext, paperId: string, revision: number): Promise<Paper> {
  const paper = await getPaper(tx, paperId, true);
  if (paper.status === 'archived') fail('PAPER_PUBLISHED', { status: paper.status });
  if (paper.revision !== revision) fail('CONFLICT', { revision: paper.revision });
  return paper;
}
