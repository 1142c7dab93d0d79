import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { playbackOf } from '../../media/index.ts';
import { getClass } from '../classes/classes.store.ts';
import { roleIn } from '../classes/role-in.ts';
import { findRecording } from './recordings.store.ts';

type Play = typeof api.live.playRecording;
/** Everything a player needs for five minutes. LIVE_NOT_YOURS, NOT_FOUND, VIDEO_WORKING, VIDEO_FAILED, STREAM_ELSEWHERE. */
export async function playRecording(ctx: Context, { params, query }: Input<Play>): Promise<Answer<Play>> {
  const role = await roleIn(ctx, await getClass(ctx, params.classId));
  const found = await findRecording(ctx, params.classId);
  if (!found || (found.hidden && role === 'student')) fail('NOT_FOUND');
  if (found.state === 'failed') fail('VIDEO_FAILED');
  const mediaId = found.mediaId ?? fail('VIDEO_WORKING');
  const source = { from: 'media', mediaId } as const;
  return playbackOf(ctx, { source, viewerId: actorOf(ctx).accountId, stream: query.stream });
}
