import type { api } from '@abhyas/contract';
import type { MyCourse } from '@abhyas/contract/courses/learning';
import { codesOfCourse } from '@abhyas/contract/courses/shapes';
import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { openThings, openToEveryone } from '../../entitlements/index.ts';
import { namesOf } from '../../identity/index.ts';
import { addressesOf } from '../../media/index.ts';
import { listExams, listSubjects } from '../../taxonomy/index.ts';
import { endOfAccess } from '../learning/end-of-access.ts';
import { listEnrolments } from '../progress/enrolments.store.ts';
import { lessonsOf } from '../progress/outline-lessons.ts';
import { type CourseProgress, progressIn } from '../progress/progress-of.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import type { PublishedCourse } from '../versions/versions.store.ts';

type Endpoint = typeof api.courses.listMyCourses;

/**
 * What the caller studies: what he began, and what was given to him. `individual` leaves out packs and what came with one
 * (spec §9, my-courses filter). Where he was last comes first.
 */
export async function listMyCourses(ctx: Context, { query }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const { courses, open, begun } = await mine(ctx, accountId);
  const progress = await progressIn(ctx, accountId, courses);
  const packsOf = packNames(courses, open);
  const shown = courses.filter(
    (course) => query.filter === 'all' || (!isPackType(course.type) && !packsOf.has(course.courseId)),
  );
  const names = await namesOf(ctx, [...new Set(shown.flatMap(({ details }) => details.teacherIds))]);
  const covers = await addressesOf(
    ctx,
    shown.flatMap(({ details }) => details.coverId ?? []),
  );
  const [exams, subjects] = [await listExams(ctx), await listSubjects(ctx)];
  const rows: MyCourse[] = [];
  for (const course of shown) {
    const { details, courseId } = course;
    const isOpen = open.has(courseId);
    rows.push({
      ...presentProgress(course, progress.get(courseId)!),
      courseId,
      type: course.type,
      status: course.status,
      codes: codesOfCourse(course),
      title: details.title,
      coverUrl: (details.coverId && covers.get(details.coverId)) ?? null,
      exam: exams.find(({ id }) => id === details.examId)?.name ?? null,
      subjects: subjects.filter(({ id }) => details.subjectIds.includes(id)).map(({ code }) => code),
      teachers: details.teacherIds.flatMap((id) => names.get(id)?.name ?? []),
      packs: packsOf.get(courseId) ?? [],
      begun: begun.has(courseId),
      open: isOpen,
      endsAt: isOpen ? await endOfAccess(ctx, accountId, course) : null,
    });
  }
  return { rows: rows.toSorted((one, other) => (other.lastAt ?? '').localeCompare(one.lastAt ?? '')) };
}

interface Mine {
  readonly courses: readonly PublishedCourse[];
  readonly open: ReadonlySet<string>;
  readonly begun: ReadonlySet<string>;
}

/** Begun or given: what everybody may open is not somebody's own before he began it. */
async function mine(ctx: Context, accountId: string): Promise<Mine> {
  const begun = new Set((await listEnrolments(ctx, accountId)).map(({ courseId }) => courseId));
  const open = new Set<string>();
  const given = new Set<string>();
  for (const kind of ['course', 'pack'] as const) {
    const everybody = new Set(await openToEveryone(ctx, kind));
    for (const id of await openThings(ctx, accountId, kind)) {
      open.add(id);
      if (!everybody.has(id)) given.add(id);
    }
  }
  const courses = await publishedCourses(ctx, [...new Set([...begun, ...given])]);
  return { courses: [...courses.values()].filter(({ status }) => status !== 'draft'), open, begun };
}

/** Titles of one's own packs and subscriptions by the courses that lie in them. */
function packNames(courses: readonly PublishedCourse[], open: ReadonlySet<string>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { courseId, type, outline, details } of courses) {
    if (!isPackType(type) || !open.has(courseId)) continue;
    for (const id of outline.courseIds) names.set(id, [...(names.get(id) ?? []), details.title]);
  }
  return names;
}

function presentProgress(course: PublishedCourse, progress: CourseProgress) {
  const last = lessonsOf(course).find(({ lessonId }) => lessonId === progress.lastLessonId);
  return {
    progress: { done: progress.done, lessons: progress.lessons },
    lastLesson: last ? { lessonId: last.lessonId, title: last.title } : null,
    lastAt: progress.lastAt?.toISOString() ?? null,
    completedAt: progress.completedAt?.toISOString() ?? null,
  };
}
