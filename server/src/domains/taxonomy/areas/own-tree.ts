import type { KeptTree } from './change-area.ts';
import { insertOwnArea, lockAreas, mergeOwnArea, placeOwnAreas, renameOwnArea, retireOwnAreas } from './areas.store.ts';
import { areasOf } from './list-knowledge-areas.ts';

/** The areas that an institute hung under the provider's tree. */
export const ownTree: KeptTree = {
  areas: areasOf,
  holds: ({ own }) => own,
  writer: (ctx) => ctx,
  lock: lockAreas,
  insert: insertOwnArea,
  rename: renameOwnArea,
  place: placeOwnAreas,
  retire: retireOwnAreas,
  merge: mergeOwnArea,
  forget: () => {},
};
