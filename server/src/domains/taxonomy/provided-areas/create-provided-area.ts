import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { addArea } from '../areas/create-knowledge-area.ts';
import { presentArea } from '../areas/list-knowledge-areas.ts';
import { providedTree } from './provided-tree.ts';

type Create = typeof api.taxonomy.createProvidedArea;

/** Adds a chapter or topic that every institute has. */
export async function createProvidedArea(ctx: Context, { body }: Input<Create>): Promise<Answer<Create>> {
  return presentArea(await addArea(providedTree, ctx, body));
}
