import type { Context } from '../../../kernel/context.ts';
import { asStaff } from '../../tenancy/index.ts';
import { type Area, mergeTree } from '../areas/area-tree.ts';
import type { KeptTree } from '../areas/change-area.ts';
import { loadReference } from '../exams/reference.store.ts';
import { forgetReference } from '../exams/reference.ts';
import {
  insertProvidedArea,
  lockProvidedAreas,
  mergeProvided,
  placeProvided,
  renameProvided,
  retireProvided,
} from './provided-areas.store.ts';

/** The shared tree as the database has it now, without any institute's own areas. */
export async function providedAreasOf(ctx: Pick<Context, 'db'>): Promise<Area[]> {
  const { subjects, areas } = await loadReference(ctx);
  return mergeTree(subjects, areas, []);
}

/** The tree that all institutes share. Other processes see a change within half a minute. */
export const providedTree: KeptTree = {
  areas: providedAreasOf,
  holds: () => true,
  writer: (ctx) => asStaff(ctx, ctx.instituteId),
  lock: lockProvidedAreas,
  insert: insertProvidedArea,
  rename: renameProvided,
  place: placeProvided,
  retire: retireProvided,
  merge: mergeProvided,
  forget: forgetReference,
};
