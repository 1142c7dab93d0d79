import type { api } from '@abhyas/contract';
import { codesOfCourse } from '@abhyas/contract/courses/shapes';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { addressesOf } from '../../media/index.ts';
import { canEditCourse, canPublishCourse } from '../policies.ts';
import { listCourseRows, listFigures } from './course-list.store.ts';

const noFigures = { learners: 0, completed: 0, doubtsWaiting: 0, rating: null };

/** The institute's courses and packs as their authors list them. */
export async function listAuthoredCourses(
  ctx: Context,
  { query }: Input<typeof api.courses.listAuthoredCourses>,
): Promise<Reply<typeof api.courses.listAuthoredCourses>> {
  const { rows, total } = await listCourseRows(ctx, query);
  const covers = await addressesOf(
    ctx,
    rows.flatMap(({ coverId }) => coverId ?? []),
  );
  const figures = await listFigures(
    ctx,
    rows.map(({ id }) => id),
  );
  const actor = actorOf(ctx);
  return {
    rows: rows.map(({ id, coverId, createdBy, authorIds, updatedAt, ...row }) => {
      const state = { status: row.status, createdBy, authorIds };
      return {
        ...row,
        codes: codesOfCourse(row),
        courseId: id,
        coverUrl: coverId === null ? null : (covers.get(coverId) ?? null),
        ...(figures.get(id) ?? noFigures),
        updatedAt: updatedAt.toISOString(),
        can: { edit: canEditCourse(actor, state), publish: canPublishCourse(actor, state) },
      };
    }),
    total,
    page: query.page,
    size: query.size,
  };
}
