import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { getClass } from '../../classes/classes.store.ts';
import { roleIn } from '../../classes/role-in.ts';
import { listElements } from './boards.store.ts';

type Show = typeof api.live.showClassBoard;
/** What is to be seen on the board of a class. LIVE_NOT_YOURS. */
export async function showClassBoard(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const one = await getClass(ctx, params.classId);
  await roleIn(ctx, one);
  return { elements: (await listElements(ctx, one.id)).filter(({ isDeleted }) => !isDeleted) };
}
