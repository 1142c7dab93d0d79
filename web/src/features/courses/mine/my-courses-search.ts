import type { MyCourse } from '@abhyas/contract/courses/learning';

export interface MyCoursesSearch {
  readonly filter: 'all' | 'individual';
  readonly find: string;
}

/** What the address of My courses says. */
export function readMyCoursesSearch(raw: Record<string, unknown>): MyCoursesSearch {
  const find = raw['find'];
  return {
    filter: raw['filter'] === 'individual' ? 'individual' : 'all',
    find: typeof find === 'string' || typeof find === 'number' ? String(find).slice(0, 80) : '',
  };
}

/** The same without what goes without saying. */
export const writeMyCoursesSearch = ({ filter, find }: MyCoursesSearch) => ({
  ...(filter === 'individual' && { filter }),
  ...(find && { find }),
});

/** A letter with a dot below is one sign on some keyboards and two on others. */
const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/** The courses that hold every word, in their title, their teachers, their exam or the name of a pack. Pure. */
export function findMine<T extends Pick<MyCourse, 'title' | 'exam' | 'teachers' | 'packs'>>(
  courses: readonly T[],
  find: string,
): readonly T[] {
  const words = plain(find).split(/\s+/).filter(Boolean);
  return courses.filter(({ title, exam, teachers, packs }) => {
    const text = plain([title, exam, ...teachers, ...packs].join(' '));
    return words.every((word) => text.includes(word));
  });
}
