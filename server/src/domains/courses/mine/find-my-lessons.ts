import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { isNear } from '../../../kernel/search/near-words.ts';
import { wordsOf } from '../../../kernel/search/words.ts';
import { openThings } from '../../entitlements/index.ts';
import { publishedCourses } from '../versions/published-courses.ts';

const MOST = 6;
/** A slip in a shorter word makes another word of it. */
const LEAST = 4;
type Find = typeof api.courses.findMyLessons;
/** A few lessons of courses that are open to the caller, by their titles and by those of their chapters; a slip in a word is forgiven. */
export async function findMyLessons(ctx: Context, { query }: Input<Find>): Promise<Answer<Find>> {
  const words = wordsOf(query.search);
  if (words.length === 0) return { rows: [] };
  const courses = await publishedCourses(ctx, await openThings(ctx, actorOf(ctx).accountId, 'course'));
  const found = [...courses.values()].flatMap(({ courseId, details, outline }) =>
    outline.sections.flatMap((section) =>
      section.lessons.flatMap(({ lessonId, title, kind }) => {
        const [inTitle, inSection] = [wordsOf(title), wordsOf(section.title)];
        if (!words.every((word) => fits(word, inTitle) || fits(word, inSection))) return [];
        const row = { lessonId, title, kind, courseId, course: details.title, section: section.title };
        return [{ row, own: words.every((word) => fits(word, inTitle)) }];
      }),
    ),
  );
  return {
    rows: found
      .toSorted((a, b) => Number(b.own) - Number(a.own))
      .slice(0, MOST)
      .map(({ row }) => row),
  };
}

const fits = (word: string, among: readonly string[]): boolean =>
  among.some((one) => one.startsWith(word) || (word.length >= LEAST && isNear(word, one)));
