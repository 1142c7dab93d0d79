import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { historyOf, isEveryones, listGrantRows, listHolderRows } from '../../../entitlements/index.ts';
import { isStudentHere } from '../../../identity/index.ts';
import { openersOf } from './open-still.ts';
import { getCourseBrief, presentLearners, titlesOf } from './present-learners.ts';
import { registeredAt } from './registered.store.ts';

type Show = typeof api.courses.showCourseLearner;
/** What opens a course to one student, and how each of it came and went; NOT_FOUND for who never had it. */
export async function showCourseLearner(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const { accountId } = params;
  const course = await getCourseBrief(ctx, params.courseId);
  const things = await openersOf(ctx, course);
  const rows = await listGrantRows(ctx, things, [accountId]);
  const registered = await registeredAt(ctx, course.id, [accountId]);
  if (!(await isStudentHere(ctx, accountId)) || (rows.length === 0 && registered.size === 0)) fail('NOT_FOUND');
  const filter = { things, besides: [accountId], everyone: await isEveryones(ctx, things), among: [accountId] };
  const found = await listHolderRows(ctx, filter, { limit: 1, offset: 0 });
  const [learner = fail('NOT_FOUND')] = await presentLearners(ctx, course, found);
  return { ...learner, history: await historyOf(ctx, rows, await titlesOf(ctx, things)) };
}
