import { inTransaction, type Context, type TransactionContext } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import type { Area } from './area-tree.ts';
import { lockAreas } from './areas.store.ts';
import { areasOf } from './list-knowledge-areas.ts';

interface Changing {
  readonly areas: readonly Area[];
  readonly area: Area;
}
interface Changed<R> {
  readonly reply: R;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/**
 * Changes an area of the institute's own while nobody else changes the tree, and notes it in the log. KNOWLEDGE_AREA_UNKNOWN where there is
 * none, KNOWLEDGE_AREA_NOT_OWN where it is the provider's, KNOWLEDGE_AREA_EXISTS where `change` gives two siblings one name.
 */
export async function changeOwnArea<R>(
  ctx: Context,
  { areaId, action }: { readonly areaId: string; readonly action: string },
  change: (tx: TransactionContext, changing: Changing) => Promise<Changed<R>>,
): Promise<R> {
  try {
    return await inTransaction(ctx, async (tx) => {
      await lockAreas(tx);
      const areas = await areasOf(tx);
      const area = areas.find(({ id }) => id === areaId);
      if (!area || area.mergedInto !== null) fail('KNOWLEDGE_AREA_UNKNOWN');
      if (!area.own) fail('KNOWLEDGE_AREA_NOT_OWN');
      const { reply, ...values } = await change(tx, { areas, area });
      await record(tx, { action, subjectKind: 'knowledge_area', subjectId: areaId, ...values });
      return reply;
    });
  } catch (error) {
    if (isDuplicate(error)) fail('KNOWLEDGE_AREA_EXISTS');
    throw error;
  }
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
    except,
  }: Pick<Area, 'subjectId' | 'parentId'> & {
    readonly names: readonly string[];
    readonly except: readonly string[];
  },
): void {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const siblings = areas.filter((one) => one.subjectId === subjectId && one.parentId === parentId);
  if (siblings.some(({ id, name }) => !except.includes(id) && wanted.has(name.toLowerCase())))
    fail('KNOWLEDGE_AREA_EXISTS');
}
