import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { areaUses } from '../areas/area-uses.ts';
import type { Area } from '../areas/area-tree.ts';
import { followMergedOwn, listOwnAreas, lockAreas, placeOwnAreas, renameOwnArea } from '../areas/areas.store.ts';
import { providedAreasOf } from './provided-tree.ts';

export const FOLLOW_MERGE = 'taxonomy:followMerge';

/** An area of the shared tree became part of another: what this institute has in it, and what it hung below it, goes there. */
export async function followMerge(ctx: Context, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const { from } = payload as { from: string };
  await inTransaction(ctx, async (tx) => {
    await lockAreas(tx);
    const provided = await providedAreasOf(tx);
    const old = provided.find(({ id }) => id === from);
    const into = old && provided.find(({ id }) => id === old.mergedInto);
    if (!into) return;
    await hangBelow(tx, { old, into, provided });
    await followMergedOwn(tx, from, into.id);
    for (const { move } of areaUses()) await move(tx, from, into.id);
  });
}

interface Merged {
  readonly old: Area;
  readonly into: Area;
  readonly provided: readonly Area[];
}

/** An area of the institute's own whose name is taken there already gets the old area's name behind its own. */
async function hangBelow(tx: TransactionContext, { old, into, provided }: Merged): Promise<void> {
  const own = await listOwnAreas(tx);
  const taken = new Set(
    [...provided, ...own].filter(({ parentId }) => parentId === into.id).map(({ name }) => name.toLowerCase()),
  );
  const moving = own.filter(({ parentId }) => parentId === old.id);
  for (const { id, name } of moving)
    if (taken.has(name.toLowerCase())) await renameOwnArea(tx, id, `${name} (${old.name})`.slice(0, 120));
  await placeOwnAreas(
    tx,
    moving.map(({ id }) => id),
    { parentId: into.id, parentIsOwn: false },
  );
}
