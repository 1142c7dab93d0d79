import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listFoundPapers } from './found-papers.store.ts';

type Find = typeof api.assessments.findPapers;
/**
 * A few papers that somebody means by these words: those whose title begins so first, the newest before older ones. Slips are forgiven where
 * no title fits. A list of all that fit, with its number, is `listPapers`.
 */
export async function findPapers(ctx: Context, { query }: Input<Find>): Promise<Answer<Find>> {
  return { rows: await listFoundPapers(ctx, query.search, query.size) };
}
