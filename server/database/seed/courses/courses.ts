import { fromSource } from '@abhyas/contract/rich-text';
import { examCodes, subjectCodes } from '@abhyas/contract/taxonomy/taxonomy';
import { giveCourse } from '../../../src/domains/courses/access/give-course.ts';
import { aCourse } from '../../../src/domains/courses/factories.ts';
import { openLesson } from '../../../src/domains/courses/learning/open-lesson.ts';
import { rateCourse } from '../../../src/domains/courses/ratings/rate-course.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import { courseStories, type CourseText, packStory } from './course-stories.ts';
import { staff } from '../people/people.ts';

const YEAR_DAYS = 365;

export type SeededCourse = Awaited<ReturnType<typeof aCourse>> & { readonly title: string };

/** Five courses with a price, one free, one pack; some students learn and say what they think. `owner` acts for the institute. The courses in the order of their stories. */
export async function seedCourses(
  owner: Context,
  teacherIds: ReadonlyMap<string, string>,
  studentIds: readonly string[],
): Promise<SeededCourse[]> {
  const made: SeededCourse[] = [];
  for (const [at, story] of courseStories.entries()) {
    const course = { title: story.title, ...(await aCourse(owner, storyOf(story, teacherIds))) };
    made.push(course);
    // The first student has two courses of her own; the others begin wherever they are.
    const learners = story.ratings.map((_, place) => studentIds[(at * 3 + place + 1) % studentIds.length] ?? '');
    const first = at < 2 || story.pricePaise === 0 ? studentIds.slice(0, 1) : [];
    await begin(owner, story, course, [...first, ...learners]);
    for (const [place, [stars, text]] of story.ratings.entries()) {
      const learner = actingAs(owner, learners[place] ?? '', 'student');
      await rateCourse(learner, { params: { courseId: course.courseId }, body: { stars, text } });
    }
  }
  const { title, subtitle, pricePaise, listPricePaise } = packStory;
  await aCourse(owner, {
    title,
    type: 'pack',
    courseIds: packStory.courses.map((at) => made[at]?.courseId ?? ''),
    details: {
      subtitle,
      pricePaise,
      listPricePaise,
      examId: examCodes.jee,
      subjectIds: [subjectCodes.physics, subjectCodes.maths],
      teacherIds: ['Farida', 'Vikram'].flatMap((name) => teacherIds.get(name) ?? []),
      validityDays: YEAR_DAYS,
      description: fromSource('Both courses in one: study them side by side, a week of each.'),
    },
  });
  return made;
}

const storyOf = (story: CourseText, teacherIds: ReadonlyMap<string, string>): Parameters<typeof aCourse>[1] => ({
  title: story.title,
  type: story.pricePaise === 0 ? 'free' : 'course',
  details: {
    subtitle: story.subtitle,
    description: fromSource(story.description),
    examId: examCodes[story.exam],
    subjectIds: story.subject ? [subjectCodes[story.subject]] : [],
    language: story.language ?? 'en',
    teacherIds: [teacherIds.get(story.teacher) ?? ''],
    pricePaise: story.pricePaise,
    listPricePaise: story.listPricePaise ?? null,
    validityDays: story.pricePaise === 0 ? null : YEAR_DAYS,
    learn: [...story.learn],
    faq: [...(story.faq ?? [])],
  },
  sections: story.sections.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => ({
      title: lesson.title,
      seconds: lesson.minutes * 60,
      free: lesson.free ?? false,
      content: { kind: 'article' as const, body: fromSource(lesson.text) },
    })),
  })),
});

/** Gives the course to these where it has a price, and lets each of them open its first lesson. */
async function begin(
  owner: Context,
  { pricePaise }: CourseText,
  { courseId, lessonIds }: Awaited<ReturnType<typeof aCourse>>,
  studentIds: readonly string[],
): Promise<void> {
  const accountIds = [...new Set(studentIds)];
  if (pricePaise > 0) {
    const window = { startsAt: null, reason: '' };
    await giveCourse(owner, { params: { courseId }, body: { ...window, accountIds } });
  }
  for (const accountId of accountIds) {
    const params = { courseId, lessonId: lessonIds[0] ?? '' };
    await openLesson(actingAs(owner, accountId, 'student'), { params, body: { newest: false } });
  }
}

/** Teachers of the demonstration's academy by first name. */
export const teachersByName = (staffIds: readonly string[]): ReadonlyMap<string, string> =>
  new Map(staff.meridian.map(({ firstName }, at) => [firstName, staffIds[at] ?? '']));
