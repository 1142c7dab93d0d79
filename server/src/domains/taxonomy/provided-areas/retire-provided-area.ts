import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { retireArea } from '../areas/retire-knowledge-area.ts';
import { providedTree } from './provided-tree.ts';

type Retire = typeof api.taxonomy.retireProvidedArea;

/** Takes an area of the shared tree out of every institute's lists, or brings it back; what hangs below it goes along. */
export const retireProvidedArea = (ctx: Context, input: Input<Retire>): Promise<Answer<Retire>> =>
  retireArea(providedTree, ctx, input);
