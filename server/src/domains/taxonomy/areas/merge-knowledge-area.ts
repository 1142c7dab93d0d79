import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { areaUses } from './area-uses.ts';
import { type Area, withBelow } from './area-tree.ts';
import { changeArea, type KeptTree, refuseNames, targetOf } from './change-area.ts';
import { ownTree } from './own-tree.ts';

type Merge = typeof api.taxonomy.mergeKnowledgeArea;

/** Makes an area of the institute's own part of another: every domain moves what names it. */
export const mergeKnowledgeArea = (ctx: Context, input: Input<Merge>): Promise<Answer<Merge>> =>
  mergeArea(ownTree, ctx, input, async (tx, area, into) => {
    const moved = { questions: 0, plans: 0 };
    for (const { kind, move } of areaUses()) {
      const many = await move(tx, area.id, into.id);
      if (kind !== 'beliefs') moved[kind] += many;
    }
    return moved;
  });

/**
 * Makes an area part of another of its subject: what hangs below it hangs below the other, and its name finds the other from now on.
 * `follow` does the rest, and says what became of it.
 */
export function mergeArea<R extends Readonly<Record<string, number>>>(
  tree: KeptTree,
  ctx: Context,
  { params, body }: Pick<Input<Merge>, 'params' | 'body'>,
  follow: (tx: TransactionContext, area: Area, into: Area) => Promise<R>,
): Promise<R> {
  const asked = { ...params, action: 'knowledge_area.merged' };
  return changeArea(tree, ctx, asked, async (tx, { areas, area }) => {
    const into = targetOf(areas, area, body.intoId);
    if (withBelow(areas, area.id).some(({ id }) => id === into.id)) fail('KNOWLEDGE_AREA_BELOW');
    const below = areas.filter(({ parentId, mergedInto }) => parentId === area.id && mergedInto === null);
    const names = below.map(({ name }) => name);
    refuseNames(areas, { subjectId: into.subjectId, parentId: into.id, names, except: [area.id] });
    const ids = below.map(({ id }) => id);
    await tree.place(tx, ids, { parentId: into.id, parentIsOwn: into.own });
    const moved = await follow(tx, area, into);
    await tree.merge(tx, area.id, into.id);
    return { reply: moved, before: { name: area.name }, after: { into: into.id, ...moved } };
  });
}
