import type { api } from '@abhyas/contract';
import { courseLimits, type LessonDraft } from '@abhyas/contract/courses/shapes';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { useMedia } from '../../media/index.ts';
import { lessonKindOf } from '../lesson-kinds/lesson-kinds.ts';
import { editableCourse, editableSection } from './change-sections.ts';
import { copyLesson } from './copy-lesson.ts';
import { mediaOfLesson } from './lesson-parts.ts';
import { emptyLesson } from './new-lesson.ts';
import { getLesson, insertLessons, listLessons, placeLessons } from './outline.store.ts';
import { outlineSaved } from './present-outline.ts';

/** A new lesson at the end of a section. What a higher domain makes with its lesson is made now. */
export function addLesson(
  ctx: Context,
  { params, body }: Input<typeof api.courses.addLesson>,
): Promise<Reply<typeof api.courses.addLesson>> {
  return inTransaction(ctx, async (tx) => {
    const { section, course } = await editableSection(tx, params.sectionId);
    const lessons = await listLessons(tx, course.id);
    requireRoom(lessons.length, 1);
    const lessonId = newId();
    const draft = await withNewThing(tx, emptyLesson(body.kind, body.title));
    const place = lessons.filter(({ sectionId }) => sectionId === section.id).length + 1;
    await insertLessons(tx, [{ id: lessonId, courseId: course.id, sectionId: section.id, draft }], place);
    return { ...(await outlineSaved(tx, course)), lessonId };
  });
}

/** COURSE_FULL where so many more do not fit. */
export function requireRoom(lessons: number, more: number): void {
  if (lessons + more > courseLimits.lessons) fail('COURSE_FULL', { most: courseLimits.lessons });
}

async function withNewThing(tx: TransactionContext, draft: LessonDraft): Promise<LessonDraft> {
  const { content } = draft;
  const create = 'thingId' in content ? lessonKindOf(content.kind)?.create : undefined;
  if (!('thingId' in content) || !create) return draft;
  return { ...draft, content: { ...content, thingId: await create(tx, draft.title) } };
}

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
