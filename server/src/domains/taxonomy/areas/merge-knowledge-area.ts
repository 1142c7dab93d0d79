import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { areaUses } from './area-uses.ts';
import { withBelow } from './area-tree.ts';
import { mergeOwnArea, placeOwnAreas } from './areas.store.ts';
import { changeOwnArea, refuseNames, targetOf } from './own-area.ts';

type Merge = typeof api.taxonomy.mergeKnowledgeArea;

/**
 * Makes an area part of another of its subject: every domain moves what names it, what hangs below it hangs below the other, and its name
 * finds the other from now on.
 */
export function mergeKnowledgeArea(ctx: Context, { params, body }: Input<Merge>): Promise<Answer<Merge>> {
  const asked = { ...params, action: 'knowledge_area.merged' };
  return changeOwnArea(ctx, asked, async (tx, { areas, area }) => {
    const into = targetOf(areas, area, body.intoId);
    if (withBelow(areas, area.id).some(({ id }) => id === into.id)) fail('KNOWLEDGE_AREA_BELOW');
    const below = areas.filter(({ parentId, mergedInto }) => parentId === area.id && mergedInto === null);
    const names = below.map(({ name }) => name);
    refuseNames(areas, { subjectId: into.subjectId, parentId: into.id, names, except: [area.id] });
    const ids = below.map(({ id }) => id);
    await placeOwnAreas(tx, ids, { parentId: into.id, parentIsOwn: into.own });
    const moved = { questions: 0, plans: 0 };
    for (const { kind, move } of areaUses()) moved[kind] += await move(tx, area.id, into.id);
    await mergeOwnArea(tx, area.id, into.id);
    return { reply: moved, before: { name: area.name }, after: { into: into.id, ...moved } };
  });
}
