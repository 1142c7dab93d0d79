import type { ShownArea } from './area-desk.ts';

type Named = Pick<ShownArea, 'id' | 'name'>;

/** Words of a name without what names differ in by chance: letters' case, apostrophes, plurals, small words. */
function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .replace(/[’']s?\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
    .filter((word) => word.length > 0 && !small.has(word));
}
const small = new Set(['a', 'an', 'and', 'of', 'in', 'on', 'the', 'to', 'for', 'with']);

/** Another area whose name says nearly the same: two words or more, all of the one in the other. Undefined where there is none. */
export function closeName<A extends Named>(areas: readonly A[], area: Named): A | undefined {
  const words = new Set(wordsOf(area.name));
  return areas.find((other) => {
    if (other.id === area.id) return false;
    const others = wordsOf(other.name);
    const [fewer, more] = others.length <= words.size ? [others, words] : [[...words], new Set(others)];
    return fewer.length > 1 && fewer.every((word) => more.has(word));
  });
}
