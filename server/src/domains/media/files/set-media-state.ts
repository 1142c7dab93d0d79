import type { Context } from '../../../kernel/context.ts';
import { type MediaChange, saveMediaChange } from './media-files.store.ts';

/**
 * Says how far a file is; whoever makes it ready tells its progress here. `problem` is a text key such as
 * `media.problems.videoBroken`; `ready` and `failed` end the work.
 */
export function setMediaState(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  mediaId: string,
  change: Pick<MediaChange, 'state' | 'percent' | 'problem' | 'seconds' | 'pages' | 'posterKey' | 'width' | 'height'>,
): Promise<void> {
  return saveMediaChange(ctx, mediaId, change);
}
