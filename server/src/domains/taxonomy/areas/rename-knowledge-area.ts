import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { changeArea, type KeptTree, refuseNames } from './change-area.ts';
import { ownTree } from './own-tree.ts';

type Rename = typeof api.taxonomy.renameKnowledgeArea;

/** Gives an area of the institute's own another name. */
export const renameKnowledgeArea = (ctx: Context, input: Input<Rename>): Promise<Answer<Rename>> =>
  renameArea(ownTree, ctx, input);

/** Gives an area another name; what names it by its id does not notice. */
export function renameArea(
  tree: KeptTree,
  ctx: Context,
  { params, body }: Pick<Input<Rename>, 'params' | 'body'>,
): Promise<Answer<Rename>> {
  const asked = { ...params, action: 'knowledge_area.renamed' };
  return changeArea(tree, ctx, asked, async (tx, { areas, area }) => {
    refuseNames(areas, { ...area, names: [body.name], except: [area.id] });
    await tree.rename(tx, area.id, body.name);
    return { reply: {}, before: { name: area.name }, after: { name: body.name } };
  });
}
