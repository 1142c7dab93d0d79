import type { api } from '@abhyas/contract';
import type { CourseToLearn, LessonToLearn } from '@abhyas/contract/courses/learning';
import type { LessonKind } from '@abhyas/contract/courses/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { addressesOf } from '../../media/index.ts';
import type { LessonProgress } from '../progress/lesson-progress.store.ts';
import { lessonIdsOf } from '../progress/outline-lessons.ts';
import { progressIn } from '../progress/progress-of.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import { findLessonVersions } from '../versions/versions.store.ts';
import { endOfAccess } from './end-of-access.ts';
import { listBookmarked } from './marks/marks.store.ts';
import { type Seat, seatOf } from './seat-of.ts';

/** A course as the caller studies it: what is done, what is locked and why, and what was begun and taken out since. */
export async function showCourseToLearn(
  ctx: Context,
  { params }: Input<typeof api.courses.showCourseToLearn>,
): Promise<CourseToLearn> {
  const seat = await seatOf(ctx, params.courseId);
  const { course, accountId, enrolment } = seat;
  const { details, outline } = course;
  const bookmarked = await listBookmarked(ctx, accountId, course.courseId);
  const parts = await publishedCourses(ctx, outline.courseIds);
  const counted = await progressIn(ctx, accountId, [course, ...parts.values()]);
  const covers = await addressesOf(
    ctx,
    [course, ...parts.values()].flatMap((one) => one.details.coverId ?? []),
  );
  const names = await namesOf(ctx, details.teacherIds);
  const coverOf = (id: string | null) => (id && covers.get(id)) ?? null;
  const progressFor = (id: string) => ({ done: counted.get(id)?.done ?? 0, lessons: counted.get(id)?.lessons ?? 0 });
  return {
    courseId: course.courseId,
    type: course.type,
    status: course.status,
    title: details.title,
    language: details.language,
    coverUrl: coverOf(details.coverId),
    teachers: details.teacherIds.flatMap((id) => names.get(id)?.name ?? []),
    access: seat.access,
    endsAt: seat.access === 'full' ? await endOfAccess(ctx, accountId, course) : null,
    enrolledAt: enrolment?.enrolledAt.toISOString() ?? null,
    completedAt: enrolment?.completedAt?.toISOString() ?? null,
    progress: progressFor(course.courseId),
    lastLessonId: enrolment?.lastLessonId ?? null,
    sections: outline.sections.map(({ sectionId, title, lessons }) => ({
      sectionId,
      title,
      lessons: lessons.map((lesson) => presentLine(seat, lesson, bookmarked)),
    })),
    earlier: seat.access === 'full' ? await earlierOf(ctx, seat, bookmarked) : [],
    courses: outline.courseIds.flatMap((id) => {
      const part = parts.get(id);
      if (!part) return [];
      const { title, coverId } = part.details;
      return [{ courseId: id, title, coverUrl: coverOf(coverId), progress: progressFor(id) }];
    }),
  };
}

interface Line {
  readonly lessonId: string;
  readonly kind: LessonKind;
  readonly title: string;
  readonly seconds: number | null;
  readonly free: boolean;
}

function presentLine(seat: Seat, line: Line, bookmarked: ReadonlySet<string>): LessonToLearn {
  const { lessonId, kind, title, seconds, free } = line;
  const mine = seat.progress.get(lessonId);
  return {
    lessonId,
    kind,
    title,
    seconds,
    free,
    state: stateOf(mine),
    percent: mine?.percent ?? 0,
    locked: seat.locks.get(lessonId) ?? null,
    bookmarked: bookmarked.has(lessonId),
  };
}

const stateOf = (mine: LessonProgress | undefined) => (mine ? (mine.doneAt ? 'done' : 'begun') : 'new');

/** Begun here, and not in the newest outline: they stay as they were begun. */
async function earlierOf(ctx: Context, seat: Seat, bookmarked: ReadonlySet<string>): Promise<LessonToLearn[]> {
  const inOutline = new Set(lessonIdsOf(seat.course));
  const taken = [...seat.progress.values()].filter(({ lessonId }) => !inOutline.has(lessonId));
  const versions = await findLessonVersions(ctx, taken);
  const known = new Map(versions.map((version) => [version.lessonId, version.content]));
  return taken.flatMap(({ lessonId }) => {
    const lesson = known.get(lessonId);
    if (!lesson) return [];
    const line = {
      lessonId,
      kind: lesson.content.kind,
      title: lesson.title,
      seconds: lesson.seconds,
      free: lesson.free,
    };
    return [presentLine(seat, line, bookmarked)];
  });
}
