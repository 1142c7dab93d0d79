import type { api } from '@abhyas/contract';
import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { OutlineReply } from '@abhyas/contract/courses/outline';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { editableCourse } from '../outline/change-sections.ts';
import { outlineSaved } from '../outline/present-outline.ts';
import { findPackableRows, listPackable, savePackRows } from './pack-courses.store.ts';

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

/** Courses that can stand in a pack. */
export async function findPackable(
  ctx: Context,
  { query }: Input<typeof api.courses.findPackable>,
): Promise<Reply<typeof api.courses.findPackable>> {
  const rows = await findPackableRows(ctx, query.search);
  return { courses: rows.map(({ courseId, title, status, lessons }) => ({ courseId, title, status, lessons })) };
}
