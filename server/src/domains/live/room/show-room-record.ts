import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { allMessages } from './present-messages.ts';
import { getClass } from '../classes/classes.store.ts';
import { roleIn } from '../classes/role-in.ts';
import { addressOfFile } from '../../media/index.ts';
import { pollsOf } from '../polls/present-polls.ts';
import { slidesOf } from '../presence/present-slides.ts';

type Show = typeof api.live.showRoomRecord;
/** What was written and asked in a class, for its teacher and for whom it was held. LIVE_NOT_YOURS. */
export async function showRoomRecord(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const one = await getClass(ctx, params.classId);
  const isHost = (await roleIn(ctx, one)) === 'instructor';
  const slides = await slidesOf(ctx, one);
  return {
    messages: await allMessages(ctx, one.id),
    polls: await pollsOf(ctx, one.id, { accountId: actorOf(ctx).accountId, isHost }),
    slides: slides && { ...slides, url: (await addressOfFile(ctx, slides.mediaId)).url },
  };
}
