import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { isStudentHere } from '../../identity/index.ts';
import { findVedantuId } from './vedantu.store.ts';

type Show = typeof api.learners.showVedantuId;
/** By which number the partner knows a student; NOT_FOUND where there is no such student here. */
export async function showVedantuId(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  if (!(await isStudentHere(ctx, params.accountId))) fail('NOT_FOUND');
  return {
    vedantuId: await findVedantuId(ctx, params.accountId),
    can: { change: actorOf(ctx).capabilities.has('people.write') },
  };
}
