import { inTransaction, type Context, type TransactionContext } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import type { Area } from './area-tree.ts';
import type { NewArea, Place } from './areas.store.ts';

/** A tree that somebody looks after: the institute's own areas, or the provider's that all institutes share. */
export interface KeptTree {
  /** Every area that is known there, also those that belong to the other tree. */
  readonly areas: (ctx: Context) => Promise<Area[]>;
  readonly holds: (area: Area) => boolean;
  /** The same person with the rights to write it. */
  readonly writer: (ctx: Context) => Context;
  /** Until the transaction ends nobody else changes it. */
  readonly lock: (tx: TransactionContext) => Promise<void>;
  readonly insert: (tx: TransactionContext, area: NewArea, parentIsOwn: boolean) => Promise<void>;
  readonly rename: (tx: TransactionContext, id: string, name: string) => Promise<unknown>;
  readonly place: (tx: TransactionContext, ids: readonly string[], place: Place) => Promise<unknown>;
  /** Since when these are retired; null: not any more. */
  readonly retire: (tx: TransactionContext, ids: readonly string[], at: Date | null) => Promise<unknown>;
  /** Writes that one became part of the other. */
  readonly merge: (tx: TransactionContext, id: string, intoId: string) => Promise<unknown>;
  /** What this process remembers of it is old now. */
  readonly forget: () => void;
}

interface Changing {
  readonly areas: readonly Area[];
  readonly area: Area;
}
interface Changed<R> {
  readonly reply: R;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Works on a tree while nobody else does. KNOWLEDGE_AREA_EXISTS where the work gives two siblings one name. */
export async function workOnTree<R>(
  tree: KeptTree,
  ctx: Context,
  work: (tx: TransactionContext, areas: readonly Area[]) => Promise<R>,
): Promise<R> {
  try {
    return await inTransaction(tree.writer(ctx), async (tx) => {
      await tree.lock(tx);
      return work(tx, await tree.areas(tx));
    });
  } catch (error) {
    if (isDuplicate(error)) fail('KNOWLEDGE_AREA_EXISTS');
    throw error;
  } finally {
    tree.forget();
  }
}

/**
 * Changes one area of a tree and notes it in the log. KNOWLEDGE_AREA_UNKNOWN where there is none, KNOWLEDGE_AREA_NOT_OWN where it is of the
 * other tree, KNOWLEDGE_AREA_EXISTS where `change` gives two siblings one name.
 */
export function changeArea<R>(
  tree: KeptTree,
  ctx: Context,
  { areaId, action }: { readonly areaId: string; readonly action: string },
  change: (tx: TransactionContext, changing: Changing) => Promise<Changed<R>>,
): Promise<R> {
  return workOnTree(tree, ctx, async (tx, areas) => {
    const area = areas.find(({ id }) => id === areaId);
    if (!area || area.mergedInto !== null) fail('KNOWLEDGE_AREA_UNKNOWN');
    if (!tree.holds(area)) fail('KNOWLEDGE_AREA_NOT_OWN');
    const { reply, ...values } = await change(tx, { areas, area });
    await record(tx, { action, subjectKind: 'knowledge_area', subjectId: areaId, ...values });
    return reply;
  });
}

/** The area that something of this area is to be put into: of its subject and offered. KNOWLEDGE_AREA_UNKNOWN for any other. */
export function targetOf(areas: readonly Area[], area: Area, id: string): Area {
  const target = areas.find((one) => one.id === id);
  if (target?.subjectId !== area.subjectId || target.retiredAt !== null) fail('KNOWLEDGE_AREA_UNKNOWN');
  return target;
}

/** KNOWLEDGE_AREA_EXISTS where one of these names is there already, whatever its letters' case; those of `except` do not count. */
export function refuseNames(
  areas: readonly Area[],
  {
    subjectId,
    parentId,
    names,
    except = [],
  }: Pick<Area, 'subjectId' | 'parentId'> & {
    readonly names: readonly string[];
    readonly except?: readonly string[];
  },
): void {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const siblings = areas.filter((one) => one.subjectId === subjectId && one.parentId === parentId);
  if (siblings.some(({ id, name }) => !except.includes(id) && wanted.has(name.toLowerCase())))
    fail('KNOWLEDGE_AREA_EXISTS');
}
