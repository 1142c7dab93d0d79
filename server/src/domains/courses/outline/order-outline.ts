import type { api } from '@abhyas/contract';
import type { OutlineReply } from '@abhyas/contract/courses/outline';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { editableCourse } from './editable-course.ts';
import { listLessons, listSections, placeLessons, placeSections } from './outline.store.ts';
import { outlineSaved } from './draft/present-outline.ts';

/** Puts all sections and lessons in order at once; CONFLICT where somebody added or removed one meanwhile. */
export function orderOutline(
  ctx: Context,
  { params, body }: Input<typeof api.courses.orderOutline>,
): Promise<OutlineReply> {
  return inTransaction(ctx, async (tx) => {
    const course = await editableCourse(tx, params.courseId);
    const sections = await listSections(tx, course.id);
    const lessons = await listLessons(tx, course.id);
    const sectionIds = body.sections.map(({ sectionId }) => sectionId);
    const lessonIds = body.sections.flatMap((section) => section.lessonIds);
    if (!isSameSet(sectionIds, sections) || !isSameSet(lessonIds, lessons)) fail('CONFLICT');
    await placeSections(tx, sectionIds);
    for (const section of body.sections)
      await placeLessons(tx, { id: section.sectionId, courseId: course.id }, section.lessonIds);
    return outlineSaved(tx, course);
  });
}

const isSameSet = (ids: readonly string[], rows: readonly { readonly id: string }[]): boolean =>
  ids.length === rows.length && new Set(ids).size === ids.length && rows.every(({ id }) => ids.includes(id));
