import type { MyCourse } from '@abhyas/contract/courses/learning';

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
