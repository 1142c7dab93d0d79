import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { presentClasses } from '../classes/present-classes.ts';
import { presentStretch, rowOf, windowOf } from './attendance-of.ts';
import { marksOf } from './marks.store.ts';
import { ownClass } from './own-class.ts';

type Show = typeof api.live.showMyAttendance;
/** One class of a student and, once it began, how the own time in it is counted. LIVE_NOT_YOURS. */
export async function showMyAttendance(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const { accountId } = actorOf(ctx);
  const { one, audiences, events } = await ownClass(ctx, params.classId);
  const mark = (await marksOf(ctx, one.id)).get(accountId);
  const names = await namesOf(ctx, mark ? [mark.markedBy] : []);
  const window = windowOf(one, ctx.clock.now());
  const [shown] = await presentClasses(ctx, [one], audiences);
  return {
    class: shown!,
    window: presentStretch(window),
    mine:
      one.startedAt === null && events.length === 0 && !mark
        ? null
        : rowOf(events, window, one.presentFrom, mark, (id) => names.get(id)?.name ?? ''),
  };
}
