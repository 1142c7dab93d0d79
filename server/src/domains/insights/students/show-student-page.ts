import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { StudentPage } from '@abhyas/contract/insights/students';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { resultsOfStudent } from '../../assessments/index.ts';
import { batchesOfEach } from '../../cohorts/index.ts';
import { coursesOfStudent, waitingDoubtsOf } from '../../courses/index.ts';
import { lastStudied } from '../../discovery/index.ts';
import { guardiansOf, isStudentHere } from '../../identity/index.ts';
import { preparationOf } from '../../learners/index.ts';

/** This week and the one before. */
const DAYS = 14;
const DOUBTS = 3;

/** How a student learns. Each part needs the right of its own screen; NOT_FOUND where this is no student of the institute. */
export async function showStudentPage(
  ctx: Context,
  { params: { accountId } }: Input<typeof api.insights.showStudentPage>,
): Promise<StudentPage> {
  if (!(await isStudentHere(ctx, accountId))) fail('NOT_FOUND');
  const { capabilities } = actorOf(ctx);
  const readsCourses = capabilities.has('courses.read');
  const readsResults = capabilities.has('results.read');
  return {
    batches: capabilities.has('cohorts.read')
      ? ((await batchesOfEach(ctx, [accountId])).get(accountId) ?? []).map(({ id, name }) => ({ id, name }))
      : null,
    prepares: await preparationOf(ctx, accountId),
    guardians: (await guardiansOf(ctx, accountId)).map(({ linkId, name, relation, sentTo, state }) => ({
      linkId,
      name,
      relation,
      sentTo,
      state,
    })),
    results: readsResults ? await resultsOfStudent(ctx, accountId) : null,
    days: readsResults || readsCourses ? await lastStudied(ctx, accountId, DAYS) : null,
    courses: readsCourses ? await coursesOfStudent(ctx, accountId) : null,
    doubts: readsCourses ? await doubtsOf(ctx, accountId) : null,
  };
}

const doubtsOf = async (ctx: Context, accountId: string) =>
  (await waitingDoubtsOf(ctx, accountId, DOUBTS)).map(({ since, ...doubt }) => ({
    ...doubt,
    since: since.toISOString(),
  }));
