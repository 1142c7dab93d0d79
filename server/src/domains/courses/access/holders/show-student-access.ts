import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { historyOf, listHeldRows } from '../../../entitlements/index.ts';
import { isStudentHere } from '../../../identity/index.ts';
import { titlesOf } from './present-learners.ts';

type Show = typeof api.courses.showStudentAccess;
/** Who gave a student courses and packs, moved their end or took them back, when and why; NOT_FOUND for who is no student here. */
export async function showStudentAccess(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  if (!(await isStudentHere(ctx, params.accountId))) fail('NOT_FOUND');
  const rows = await listHeldRows(ctx, [params.accountId], ['course', 'pack']);
  const things = rows.map(({ thing }) => thing);
  return { history: await historyOf(ctx, rows, await titlesOf(ctx, things)) };
}
