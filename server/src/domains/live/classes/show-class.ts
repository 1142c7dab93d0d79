import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { studentsOf } from './audience.ts';
import { audiencesOf, getClass } from './classes.store.ts';
import { canWriteClasses, presentClasses } from './present-classes.ts';

type Show = typeof api.live.showClass;
/** One class as staff see it. */
export async function showClass(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const row = await getClass(ctx, params.classId);
  const audiences = await audiencesOf(ctx, [row.id]);
  const [shown] = await presentClasses(ctx, [row], audiences);
  return {
    ...shown!,
    link: row.kind === 'link' ? row.place : '',
    students: (await studentsOf(ctx, audiences.get(row.id) ?? [])).length,
    can: { write: canWriteClasses(actorOf(ctx)) },
  };
}
