import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { canPublishPaper } from '../policies.ts';
import { getVersion } from '../versions/versions.store.ts';
import { audienceOf, openPaperTo } from './open-paper.ts';

type Change = typeof api.assessments.changeAudience;
/** Assigns a published paper to others from now on. Who loses it and sits it already goes on. */
export async function changeAudience(ctx: Context, { params, body }: Input<Change>): Promise<Answer<Change>> {
  await inTransaction(ctx, async (tx) => {
    const found = await getPaper(tx, params.paperId, true);
    if (found.status !== 'published') fail('PAPER_PUBLISHED', { status: found.status });
    const paper = authorize(tx, canPublishPaper, found);
    const { title } = await getVersion(tx, paper.id, paper.version);
    const { before, after } = await openPaperTo(tx, { id: paper.id, title }, body);
    await record(tx, {
      action: 'paper.audienceChanged',
      subjectKind: 'paper',
      subjectId: paper.id,
      ...whatChanged(before, after),
    });
  });
  return audienceOf(ctx, params.paperId);
}
