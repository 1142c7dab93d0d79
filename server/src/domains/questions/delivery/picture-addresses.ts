import type { Context } from '../../../kernel/context.ts';
import { addressesOf } from '../../media/index.ts';

/** Signed addresses of pictures that came with a report or a challenge, by media id; one that there is not is left out. */
export const pictureAddresses = (ctx: Context, mediaIds: Iterable<string>): Promise<Map<string, string>> =>
  addressesOf(ctx, mediaIds);
