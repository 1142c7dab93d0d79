import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { withBelow } from './area-tree.ts';
import { changeArea, type KeptTree } from './change-area.ts';
import { ownTree } from './own-tree.ts';

type Retire = typeof api.taxonomy.retireKnowledgeArea;

/** Takes an area of the institute's own out of the lists, or brings it back. */
export const retireKnowledgeArea = (ctx: Context, input: Input<Retire>): Promise<Answer<Retire>> =>
  retireArea(ownTree, ctx, input);

/**
 * Takes an area with what is below it out of the lists; its questions stay where they are. Brought back, what was retired with it comes
 * along. KNOWLEDGE_AREA_RETIRED where the one above is retired still.
 */
export function retireArea(
  tree: KeptTree,
  ctx: Context,
  { params, body }: Pick<Input<Retire>, 'params' | 'body'>,
): Promise<Answer<Retire>> {
  const action = body.retired ? 'knowledge_area.retired' : 'knowledge_area.restored';
  return changeArea(tree, ctx, { ...params, action }, async (tx, { areas, area }) => {
    const here = withBelow(areas, area.id).filter(({ mergedInto }) => mergedInto === null);
    const together = here.filter(({ retiredAt }) => retiredAt?.getTime() === area.retiredAt?.getTime());
    const above = areas.find(({ id }) => id === area.parentId);
    if (!body.retired && above?.retiredAt) fail('KNOWLEDGE_AREA_RETIRED');
    await tree.retire(
      tx,
      together.map(({ id }) => id),
      body.retired ? (area.retiredAt ?? tx.clock.now()) : null,
    );
    return { reply: {} };
  });
}
