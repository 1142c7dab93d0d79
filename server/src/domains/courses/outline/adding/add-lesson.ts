import type { api } from '@abhyas/contract';
import type { LessonDraft } from '@abhyas/contract/courses/shapes';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { lessonKindOf } from '../../lesson-kinds/lesson-kinds.ts';
import { editableSection, requireRoom } from '../editable-course.ts';
import { emptyLesson } from './new-lesson.ts';
import { insertLessons, listLessons } from '../outline.store.ts';
import { outlineSaved } from '../draft/present-outline.ts';

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

async function withNewThing(tx: TransactionContext, draft: LessonDraft): Promise<LessonDraft> {
  const { content } = draft;
  const create = 'thingId' in content ? lessonKindOf(content.kind)?.create : undefined;
  if (!('thingId' in content) || !create) return draft;
  return { ...draft, content: { ...content, thingId: await create(tx, draft.title) } };
}
