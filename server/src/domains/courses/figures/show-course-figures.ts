import type { api } from '@abhyas/contract';
import type { CourseFigures } from '@abhyas/contract/courses/figures';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { countValid } from '../certificates/certificates.store.ts';
import {
  countByLesson,
  countByTenth,
  countByWeek,
  countDoubts,
  countLearners,
  type DoubtCounts,
  findRating,
} from './figures.store.ts';
import { quizFigures } from './quiz-figures.ts';
import { stoppedSince, studiedCourse } from './studied-course.ts';

type Endpoint = typeof api.courses.showCourseFigures;

/** How a course is studied, all of it on one page. */
export async function showCourseFigures(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { courseId } = params;
  const course = await studiedCourse(ctx, courseId);
  const tenths = await countByTenth(ctx, courseId, course.all);
  const counts = await countByLesson(ctx, courseId);
  const doubts = await countDoubts(ctx, courseId);
  return {
    title: course.title,
    lessons: course.all,
    learners: await countLearners(ctx, courseId, stoppedSince(ctx)),
    progress: tenths.map((count, tenth) => ({ from: tenth * 10, to: Math.min(100, tenth * 10 + 10), count })),
    weeks: (await countByWeek(ctx, courseId)).map(({ from, count }) => ({ from: from.toISOString(), count })),
    byLesson: course.lessons.map(({ lessonId, section, title, kind, seconds }) => {
      const { begun = 0, done = 0, seen } = counts.get(lessonId) ?? {};
      const extent = kind === 'video' || kind === 'audio' || kind === 'pdf' || kind === 'article';
      return {
        lessonId,
        section,
        title,
        kind,
        seconds,
        begun,
        done,
        seenPercent: extent ? (seen ?? null) : null,
        doubts: doubts.get(lessonId)?.all ?? 0,
      };
    }),
    quizzes: await quizFigures(ctx, course),
    doubts: allDoubts([...doubts.values()]),
    rating: (await findRating(ctx, courseId)) ?? null,
    certificates: await countValid(ctx, courseId),
  };
}

function allDoubts(counts: readonly DoubtCounts[]): CourseFigures['doubts'] {
  const oldest = counts.flatMap((one) => one.oldest ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0];
  return {
    waiting: counts.reduce((sum, { waiting }) => sum + waiting, 0),
    all: counts.reduce((sum, { all }) => sum + all, 0),
    oldestAt: oldest?.toISOString() ?? null,
  };
}
