import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { canEditCourse } from '../../policies.ts';
import { listTargets } from '../move-targets.store.ts';

/** Where lessons may be moved: the sections of courses that the caller may change. */
export async function listMoveTargets(
  ctx: Context,
  { query }: Input<typeof api.courses.listMoveTargets>,
): Promise<Reply<typeof api.courses.listMoveTargets>> {
  const actor = actorOf(ctx);
  const rows = (await listTargets(ctx, query.search)).filter((row) => canEditCourse(actor, row));
  const byCourse = Map.groupBy(rows, ({ courseId }) => courseId);
  return {
    courses: [...byCourse].map(([courseId, sections]) => ({
      courseId,
      title: sections[0]?.title ?? '',
      sections: sections.map(({ sectionId, section }) => ({ sectionId, title: section })),
    })),
  };
}
