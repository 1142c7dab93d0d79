import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { withBelow } from './area-tree.ts';
import { retireOwnAreas } from './areas.store.ts';
import { changeOwnArea } from './own-area.ts';

type Retire = typeof api.taxonomy.retireKnowledgeArea;

/**
 * Takes an area with what is below it out of the lists; its questions stay where they are. Brought back, what was retired with it comes
 * along. KNOWLEDGE_AREA_RETIRED where the one above is retired still.
 */
export function retireKnowledgeArea(ctx: Context, { params, body }: Input<Retire>): Promise<Answer<Retire>> {
  const action = body.retired ? 'knowledge_area.retired' : 'knowledge_area.restored';
  return changeOwnArea(ctx, { ...params, action }, async (tx, { areas, area }) => {
    const here = withBelow(areas, area.id).filter(({ mergedInto }) => mergedInto === null);
    const together = here.filter(({ retiredAt }) => retiredAt?.getTime() === area.retiredAt?.getTime());
    const above = areas.find(({ id }) => id === area.parentId);
    if (!body.retired && above?.retiredAt) fail('KNOWLEDGE_AREA_RETIRED');
    await retireOwnAreas(
      tx,
      together.map(({ id }) => id),
      body.retired ? (area.retiredAt ?? tx.clock.now()) : null,
    );
    return { reply: {} };
  });
}
