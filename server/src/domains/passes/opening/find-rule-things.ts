import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { findPublished } from '../../assessments/index.ts';
import { listedFor } from '../../courses/index.ts';

const MOST = 20;
type Find = typeof api.passes.findRuleThings;
/** At most twenty things of a kind whose title holds the words. */
export async function findRuleThings(ctx: Context, { query }: Input<Find>): Promise<Answer<Find>> {
  const { what, search } = query;
  if (what === 'papers') return { rows: await findPublished(ctx, search) };
  return { rows: await listedFor(ctx, { packs: what === 'packs', words: search, most: MOST }) };
}
