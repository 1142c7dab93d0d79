import { figureLimits } from '@abhyas/contract/courses/figures';
import type { OutlineLesson } from '@abhyas/contract/courses/shapes';
import type { Context } from '../../../kernel/context.ts';
import { publishedCourse } from '../versions/published-courses.ts';

/** A course as its figures see it. */
export interface StudiedCourse {
  readonly courseId: string;
  readonly title: string;
  readonly lessons: readonly (OutlineLesson & { readonly section: string })[];
  /** What counts as all of it: its lessons, or the courses of a pack. */
  readonly all: number;
  readonly lessonIds: readonly string[];
  /** Lessons whose progress is counted in seconds. */
  readonly timedIds: readonly string[];
}

const DAY = 86_400_000;

/** The newest outline of a course. NOT_FOUND where it never was published: nobody can have studied it. */
export async function studiedCourse(ctx: Context, courseId: string): Promise<StudiedCourse> {
  const { details, outline } = await publishedCourse(ctx, courseId);
  const lessons = outline.sections.flatMap((section) =>
    section.lessons.map((lesson) => ({ ...lesson, section: section.title })),
  );
  return {
    courseId,
    title: details.title,
    lessons,
    all: lessons.length || outline.courseIds.length,
    lessonIds: lessons.map(({ lessonId }) => lessonId),
    timedIds: lessons.filter(({ kind }) => kind === 'video' || kind === 'audio').map(({ lessonId }) => lessonId),
  };
}

/** Who did nothing since then counts as stopped. */
export const stoppedSince = (ctx: Context, days: number = figureLimits.stoppedDays): Date =>
  new Date(ctx.clock.now().getTime() - days * DAY);

/** Whole percent of the way; 100 only for those who did all of it. */
export const percentOf = (done: number, { all }: Pick<StudiedCourse, 'all'>): number =>
  all === 0 ? 0 : Math.min(100, Math.floor((100 * done) / all));
