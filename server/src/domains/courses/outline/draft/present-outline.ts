import type { OutlineDraft, OutlineDraftLesson, OutlineReply } from '@abhyas/contract/courses/outline';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { type Course, saveCourse } from '../../versions/courses.store.ts';
import { type CourseDraft, draftOfCourse, usedBy, type UsedByDraft } from './draft-of.ts';
import { courseProblems, lessonProblems } from './course-problems.ts';
import { isDraftChanged } from './next-outline.ts';
import { publishedCourses } from '../../versions/published-courses.ts';
import type { Lesson } from '../outline.store.ts';

/** Keeps whether anything is new since the newest version, and shows the builder what it has now. */
export async function outlineSaved(tx: TransactionContext, course: Course): Promise<OutlineReply> {
  const draft = await draftOfCourse(tx, course);
  const changed = await markChanged(tx, draft);
  const used = await usedBy(tx, draft);
  return { outline: presentOutline(draft, used), changed, problems: courseProblems(draft, used) };
}

/** Whether publishing would make something new of the draft, kept with the course. */
export async function markChanged(tx: TransactionContext, draft: CourseDraft): Promise<boolean> {
  const { course } = draft;
  const published = (await publishedCourses(tx, [course.id])).get(course.id);
  const changed = isDraftChanged(draft, published);
  await saveCourse(tx, { ...course, changed, updatedAt: tx.clock.now() });
  return changed;
}

/** The draft as the builder shows it, with how many things hinder each lesson. */
export function presentOutline({ sections, lessons, packed }: CourseDraft, used: UsedByDraft): OutlineDraft {
  const ofSection = Map.groupBy(lessons, ({ sectionId }) => sectionId);
  return {
    sections: sections.map(({ id, title, release }) => ({
      sectionId: id,
      title,
      release,
      lessons: (ofSection.get(id) ?? []).map((lesson) => lineOf(lesson, lessons, used)),
    })),
    courses: packed.map(({ courseId, title, status, version, lessons: count }) => ({
      courseId,
      title,
      published: status === 'published' && version > 0,
      lessons: count,
    })),
  };
}

function lineOf(lesson: Lesson, lessons: readonly Lesson[], used: UsedByDraft): OutlineDraftLesson {
  const { title, content, seconds, free, release, after, completion } = lesson.draft;
  return {
    lessonId: lesson.id,
    kind: content.kind,
    title,
    seconds,
    free,
    release,
    after,
    completion,
    version: lesson.version,
    changed: lesson.changed,
    problems: lessonProblems(lesson, lessons, used).length,
  };
}
