import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { moveArea } from '../areas/move-knowledge-area.ts';
import { providedTree } from './provided-tree.ts';

type Move = typeof api.taxonomy.moveProvidedArea;

/** Hangs an area of the shared tree somewhere else; what institutes hung below it goes along. */
export const moveProvidedArea = (ctx: Context, input: Input<Move>): Promise<Answer<Move>> =>
  moveArea(providedTree, ctx, input);
