import type { api } from '@abhyas/contract';
import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { record } from '../../audit/index.ts';
import { useMedia } from '../../media/index.ts';
import { presentCourse } from '../authoring/present-course.ts';
import { endReview } from '../authors/reviews.store.ts';
import { listCourse } from '../catalogue/list-course.ts';
import { coursePublished } from '../events.ts';
import { lessonKindOf } from '../lesson-kinds/lesson-kinds.ts';
import { courseProblems } from '../outline/draft/course-problems.ts';
import { type CourseDraft, draftOfCourse, usedBy } from '../outline/draft/draft-of.ts';
import { mediaOfLesson, thingOfLesson } from '../outline/draft/lesson-parts.ts';
import { isDraftChanged, nextOutline, nextVersion } from '../outline/draft/next-outline.ts';
import { openCourse } from '../outline/editable-course.ts';
import { saveLessonRow } from '../outline/outline.store.ts';
import { leaveThingsOf } from '../outline/removing/things-of-removed.ts';
import { canPublishCourse } from '../policies.ts';
import { type Course, saveCourse } from '../versions/courses.store.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import {
  type CourseVersion,
  insertCourseVersion,
  insertLessonVersions,
  saveLessonThings,
} from '../versions/versions.store.ts';
import { openToLearners } from './open-to-learners.ts';

/** Makes the draft the next version. Learners get it at once, but for the lessons that they began. */
export async function publishCourse(
  ctx: Context,
  { params, body }: Input<typeof api.courses.publishCourse>,
): Promise<AuthoredCourse> {
  const published = await inTransaction(ctx, async (tx) => {
    const course = authorize(tx, canPublishCourse, await openCourse(tx, params.courseId));
    if (course.revision !== body.revision) fail('CONFLICT', { revision: course.revision });
    return publish(tx, course, body.note);
  });
  return presentCourse(ctx, published);
}

/** The same for a course that is locked already: COURSE_NOT_READY with every problem, COURSE_UNCHANGED where nothing is new. */
export async function publish(tx: TransactionContext, course: Course, note = ''): Promise<Course> {
  const draft = await draftOfCourse(tx, course);
  const used = await usedBy(tx, draft);
  const problems = courseProblems(draft, used);
  if (problems.length > 0) fail('COURSE_NOT_READY', { problems });
  const before = (await publishedCourses(tx, [course.id])).get(course.id);
  const newThings = [...used.things.values()].some(({ changed }) => changed);
  if (!newThings && !isDraftChanged(draft, before)) fail('COURSE_UNCHANGED', { version: course.version });

  const now = tx.clock.now();
  const version: CourseVersion = {
    courseId: course.id,
    version: course.version + 1,
    details: course.details,
    outline: nextOutline(draft),
    note,
    publishedBy: tx.actor?.accountId ?? null,
    publishedAt: now,
  };
  await insertCourseVersion(tx, version);
  await publishLessons(tx, draft);
  await leaveThingsOf(tx, before, draft.lessons);
  const published: Course = {
    ...course,
    status: 'published',
    version: version.version,
    revision: course.revision + 1,
    changed: false,
    updatedAt: now,
    publishedAt: now,
  };
  await saveCourse(tx, published);
  await openToLearners(tx, draft, before);
  await listCourse(tx, course.id);
  await endReview(tx, course.id, 'approved', note);
  await record(tx, {
    action: 'course.published',
    subjectKind: 'course',
    subjectId: course.id,
    details: { title: course.details.title, lessons: draft.lessons.length },
    before: { status: course.status, version: course.version },
    after: { status: 'published', version: version.version },
  });
  await emit(tx, coursePublished, { courseId: course.id, version: version.version });
  return published;
}

/** Writes the lessons that were changed under their next numbers, and publishes what stands behind all of them. */
async function publishLessons(tx: TransactionContext, { course, lessons }: CourseDraft): Promise<void> {
  const changed = lessons.filter((lesson) => lesson.changed);
  await insertLessonVersions(
    tx,
    changed.map((lesson) => ({
      lessonId: lesson.id,
      version: nextVersion(lesson),
      courseId: course.id,
      content: lesson.draft,
    })),
  );
  for (const lesson of changed) {
    const version = nextVersion(lesson);
    await saveLessonRow(tx, { ...lesson, version, changed: false });
    const used = mediaOfLesson(lesson.draft);
    const user = { kind: 'lesson-version', id: `${lesson.id}:${version}`, title: lesson.draft.title };
    if (used.length > 0) await useMedia(tx, user, used);
  }
  const things = lessons.flatMap(({ id, draft }) => {
    const thing = thingOfLesson(draft);
    return thing ? [{ lessonId: id, ...thing }] : [];
  });
  for (const { kind, thingId } of things) await lessonKindOf(kind)?.publish(tx, thingId);
  await saveLessonThings(tx, things);
}
