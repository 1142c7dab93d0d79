import type { Area } from './area-tree.ts';

/** The chapter that an area lies in: the highest above it, or itself. Pure. */
export function chapterOf(areaId: string, areas: ReadonlyMap<string, Area>): Area {
  let at = areas.get(areaId)!;
  while (at.parentId !== null) at = areas.get(at.parentId)!;
  return at;
}
