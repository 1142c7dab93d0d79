import type { api } from '@abhyas/contract';
import { isPackType } from '@abhyas/contract/courses/pack-types';
import { courseLimits } from '@abhyas/contract/courses/shapes';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { editableCourse } from '../editable-course.ts';
import { insertSections, listSections } from '../outline.store.ts';
import { outlineSaved } from '../draft/present-outline.ts';

/** A new section at the end. */
export function addSection(
  ctx: Context,
  { params, body }: Input<typeof api.courses.addSection>,
): Promise<Reply<typeof api.courses.addSection>> {
  return inTransaction(ctx, async (tx) => {
    const course = await editableCourse(tx, params.courseId);
    if (isPackType(course.type)) fail('COURSE_IS_PACK');
    const sections = await listSections(tx, course.id);
    if (sections.length >= courseLimits.sections) fail('COURSE_FULL', { most: courseLimits.sections });
    const sectionId = newId();
    await insertSections(
      tx,
      [{ id: sectionId, courseId: course.id, title: body.title, release: null }],
      sections.length + 1,
    );
    return { ...(await outlineSaved(tx, course)), sectionId };
  });
}
