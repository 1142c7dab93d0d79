import type { api } from '@abhyas/contract';
import type { AssignmentStudent, StudentFilter } from '@abhyas/contract/cohorts/course-assignment';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { courseBriefs } from '../../courses/index.ts';
import { listHeldRows } from '../../entitlements/index.ts';
import { countStudentsMatching, listStudentPage, namesOf } from '../../identity/index.ts';
import { batchesOfEach } from '../members/members.store.ts';
import { canWriteCohorts } from '../policies.ts';
import { narrowedBy } from './chosen-students.ts';

type List = typeof api.cohorts.listAssignmentStudents;
/** Students by name with what staff or a batch gave them, by one of the four filters; the counts are of the same search and batch. */
export async function listAssignmentStudents(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { page, size, filter } = query;
  const narrowed = await narrowedBy(ctx, query);
  const counts: Record<StudentFilter, number> = { registered: 0, courseAssigned: 0, libraryAssigned: 0, unassigned: 0 };
  for (const name of Object.keys(counts) as StudentFilter[])
    counts[name] = await countStudentsMatching(ctx, narrowed[name]);
  const ids = await listStudentPage(ctx, narrowed[filter], { limit: size, offset: (page - 1) * size });
  return {
    rows: await presentStudents(ctx, ids),
    total: counts[filter],
    page,
    size,
    counts,
    can: { assign: canWriteCohorts(actorOf(ctx)) },
  };
}

async function presentStudents(ctx: Context, ids: readonly string[]): Promise<AssignmentStudent[]> {
  const [names, batches] = [await namesOf(ctx, ids), await batchesOfEach(ctx, ids)];
  const now = ctx.clock.now();
  const held = (await listHeldRows(ctx, ids, ['course', 'pack', 'book'])).filter(
    ({ source, revokedAt, endsAt }) =>
      (source === 'staff' || source.startsWith('batch:')) && !revokedAt && (!endsAt || endsAt > now),
  );
  const courses = await courseBriefs(ctx, [...new Set(held.map(({ thing }) => thing.id))]);
  const byAccount = Map.groupBy(held, ({ accountId }) => accountId ?? '');
  return ids.map((accountId) => {
    const things = new Map((byAccount.get(accountId) ?? []).map(({ thing }) => [thing.id, thing]));
    return {
      accountId,
      name: names.get(accountId)?.name ?? '',
      email: names.get(accountId)?.email ?? '',
      batches: (batches.get(accountId) ?? []).map(({ name }) => name),
      courses: [...things.keys()]
        .flatMap((id) => courses.get(id) ?? [])
        .map(({ id, title }) => ({ courseId: id, title }))
        .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
      books: [...things.values()].filter(({ kind }) => kind === 'book').length,
    };
  });
}
