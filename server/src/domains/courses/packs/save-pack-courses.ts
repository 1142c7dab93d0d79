import type { api } from '@abhyas/contract';
import type { OutlineReply } from '@abhyas/contract/courses/outline';
import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { editableCourse } from '../outline/editable-course.ts';
import { outlineSaved } from '../outline/draft/present-outline.ts';
import { listPackable, savePackRows } from '../outline/pack-courses.store.ts';

/** Says which courses stand in a pack, in their order; learners get it with its next version. */
export function savePackCourses(
  ctx: Context,
  { params, body }: Input<typeof api.courses.savePackCourses>,
): Promise<OutlineReply> {
  return inTransaction(ctx, async (tx) => {
    const pack = await editableCourse(tx, params.courseId);
    if (!isPackType(pack.type)) fail('COURSE_IS_PACK');
    const courseIds = [...new Set(body.courseIds)];
    const known = await listPackable(tx, courseIds);
    if (known.length < courseIds.length) fail('PACK_COURSE_UNKNOWN');
    await savePackRows(tx, pack.id, courseIds);
    await record(tx, {
      action: 'course.pack_saved',
      subjectKind: 'course',
      subjectId: pack.id,
      details: { title: pack.details.title, courses: courseIds.length },
    });
    return outlineSaved(tx, pack);
  });
}
