import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { renameArea } from '../areas/rename-knowledge-area.ts';
import { providedTree } from './provided-tree.ts';

type Rename = typeof api.taxonomy.renameProvidedArea;

/** Gives an area of the shared tree another name, in every institute. */
export const renameProvidedArea = (ctx: Context, input: Input<Rename>): Promise<Answer<Rename>> =>
  renameArea(providedTree, ctx, input);
