import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { withBelow } from './area-tree.ts';
import { changeArea, type KeptTree, refuseNames, targetOf } from './change-area.ts';
import { ownTree } from './own-tree.ts';

type Move = typeof api.taxonomy.moveKnowledgeArea;

/** Hangs an area of the institute's own somewhere else. */
export const moveKnowledgeArea = (ctx: Context, input: Input<Move>): Promise<Answer<Move>> =>
  moveArea(ownTree, ctx, input);

/** Hangs an area under another of its subject, or under the subject itself; what is below it goes along. */
export function moveArea(
  tree: KeptTree,
  ctx: Context,
  { params, body }: Pick<Input<Move>, 'params' | 'body'>,
): Promise<Answer<Move>> {
  const asked = { ...params, action: 'knowledge_area.moved' };
  return changeArea(tree, ctx, asked, async (tx, { areas, area }) => {
    const { parentId } = body;
    const parent = parentId === null ? undefined : targetOf(areas, area, parentId);
    if (withBelow(areas, area.id).some(({ id }) => id === parentId)) fail('KNOWLEDGE_AREA_BELOW');
    refuseNames(areas, { subjectId: area.subjectId, parentId, names: [area.name], except: [area.id] });
    await tree.place(tx, [area.id], { parentId, parentIsOwn: parent?.own ?? false });
    return { reply: {}, before: { parentId: area.parentId }, after: { parentId } };
  });
}
