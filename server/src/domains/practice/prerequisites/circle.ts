import type { ChapterLink } from '../../taxonomy/index.ts';

/** The first chapter of these on which, over any number of steps, a chapter would rest that itself rests on it; undefined where none. Pure. */
export function circleIn(
  links: readonly ChapterLink[],
  chapterId: string,
  beforeIds: readonly string[],
): string | undefined {
  const needs = Map.groupBy(links, (link) => link.chapterId);
  const restsOn = (id: string, seen: Set<string>): boolean => {
    if (id === chapterId) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return (needs.get(id) ?? []).some(({ beforeId }) => restsOn(beforeId, seen));
  };
  return beforeIds.find((id) => restsOn(id, new Set()));
}
