import type { api } from '@abhyas/contract';
import type { LessonDraft } from '@abhyas/contract/courses/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { copyLesson } from '../outline/adding/copy-lesson.ts';
import { draftOf } from '../outline/draft/draft-of.ts';
import { newCourse } from './new-course.ts';

/** A new draft with the same details, sections and lessons; prerequisites point at the copies, quizzes are copied too. */
export function duplicateCourse(
  ctx: Context,
  { params, body }: Input<typeof api.courses.duplicateCourse>,
): Promise<{ courseId: string }> {
  return inTransaction(ctx, async (tx) => {
    const { course, sections, lessons, packed } = await draftOf(tx, params.courseId);
    const copies = new Map(lessons.map(({ id }) => [id, newId()]));
    const made = new Map<string, { lessonId: string; draft: LessonDraft }[]>();
    for (const { id, sectionId, draft } of lessons) {
      const copy = { lessonId: copies.get(id) ?? newId(), draft: await copyLesson(tx, draft, copies) };
      made.set(sectionId, [...(made.get(sectionId) ?? []), copy]);
    }
    const { courseId } = await newCourse(tx, {
      type: course.type,
      details: { ...course.details, title: body.title },
      sections: sections.map(({ id, title, release }) => ({ title, release, lessons: made.get(id) ?? [] })),
      courseIds: packed.map(({ courseId: inside }) => inside),
    });
    return { courseId };
  });
}
