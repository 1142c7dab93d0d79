import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { useMedia } from '../../../media/index.ts';
import { copyLesson } from './copy-lesson.ts';
import { editableCourse, requireRoom } from '../editable-course.ts';
import { mediaOfLesson } from '../draft/lesson-parts.ts';
import { getLesson, insertLessons, listLessons, placeLessons } from '../outline.store.ts';
import { outlineSaved } from '../draft/present-outline.ts';

/** The same lesson once more, right after this one. */
export function duplicateLesson(
  ctx: Context,
  { params }: Input<typeof api.courses.duplicateLesson>,
): Promise<Reply<typeof api.courses.duplicateLesson>> {
  return inTransaction(ctx, async (tx) => {
    const { courseId } = await getLesson(tx, params.lessonId);
    const course = await editableCourse(tx, courseId);
    const lesson = await getLesson(tx, params.lessonId, true);
    const { language } = course.details;
    const lessons = await listLessons(tx, courseId);
    requireRoom(lessons.length, 1);
    const same = new Map(lessons.map(({ id }) => [id, id]));
    const copied = await copyLesson(tx, lesson.draft, same);
    const draft = { ...copied, title: titleOfCopy(copied.title, language) };
    const lessonId = newId();
    const { sectionId } = lesson;
    await insertLessons(tx, [{ id: lessonId, courseId, sectionId, draft }], 0);
    await useMedia(tx, { kind: 'lesson', id: lessonId, title: draft.title }, mediaOfLesson(draft));
    const inSection = lessons.filter((one) => one.sectionId === sectionId).map(({ id }) => id);
    inSection.splice(inSection.indexOf(lesson.id) + 1, 0, lessonId);
    await placeLessons(tx, { id: sectionId, courseId }, inSection);
    return { ...(await outlineSaved(tx, course)), lessonId };
  });
}

const MOST = 160;
const titleOfCopy = (title: string, language: 'en' | 'hi'): string => {
  const end = language === 'hi' ? ' (प्रति)' : ' (copy)';
  return `${title.slice(0, MOST - end.length)}${end}`;
};
