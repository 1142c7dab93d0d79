import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { listAllInstitutes } from '../../tenancy/index.ts';
import { mergeArea } from '../areas/merge-knowledge-area.ts';
import { FOLLOW_MERGE } from './follow-merge.job.ts';
import { providedTree } from './provided-tree.ts';

type Merge = typeof api.taxonomy.mergeProvidedArea;

/** Makes an area of the shared tree part of another. A job for each institute moves what names it there. */
export async function mergeProvidedArea(ctx: Context, input: Input<Merge>): Promise<Answer<Merge>> {
  const institutes = await listAllInstitutes();
  return mergeArea(providedTree, ctx, input, async (tx, { id: from }) => {
    for (const { id } of institutes)
      await enqueue({ db: tx.db, instituteId: id }, FOLLOW_MERGE, { from }, { key: `${FOLLOW_MERGE}:${from}` });
    return { institutes: institutes.length };
  });
}
