import type { api } from '@abhyas/contract';
import type { Paper as PaperReply } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { record } from '../../audit/index.ts';
import { paperArchived } from '../events.ts';
import { canArchivePaper } from '../policies.ts';
import { getPaper, type Paper, savePaperRow } from '../versions/papers.store.ts';
import { presentPaper } from './show-paper.ts';

/** Takes a paper out of the lists. Who sits it now finishes; attempts and results stay. */
export async function archivePaper(
  ctx: Context,
  { params }: Input<typeof api.assessments.archivePaper>,
): Promise<PaperReply> {
  const archived = await inTransaction(ctx, async (tx) => {
    const found = await getPaper(tx, params.paperId, true);
    if (found.status === 'archived') fail('PAPER_PUBLISHED', { status: found.status });
    const paper = authorize(tx, canArchivePaper, found);
    const saved: Paper = { ...paper, status: 'archived', revision: paper.revision + 1, updatedAt: tx.clock.now() };
    await savePaperRow(tx, saved);
    await record(tx, {
      action: 'paper.archived',
      subjectKind: 'paper',
      subjectId: paper.id,
      details: { version: paper.version },
    });
    await emit(tx, paperArchived, { paperId: paper.id });
    return saved;
  });
  return presentPaper(ctx, archived);
}
