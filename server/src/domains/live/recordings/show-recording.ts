import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { getClass } from '../classes/classes.store.ts';
import { roleIn } from '../classes/role-in.ts';
import { presentRecording } from './present-recording.ts';

type Show = typeof api.live.showRecording;
/** The recording of a class, for its teacher and for whom it was held. LIVE_NOT_YOURS. */
export async function showRecording(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  await roleIn(ctx, await getClass(ctx, params.classId));
  return presentRecording(ctx, params.classId);
}
