import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { listMediaFiles, type MediaFile } from './media-files.store.ts';

const soundsOf = async (ctx: Context, mediaIds: readonly string[]): Promise<MediaFile[]> =>
  mediaIds.length === 0
    ? []
    : (await listMediaFiles(ctx, [...new Set(mediaIds)])).filter(
        ({ kind, state }) => kind === 'audio' && state === 'ready',
      );

/** Signed addresses of short sounds by media id, good as long as those of pictures; one that is not stored yet is missing. */
export async function addressesOfSounds(ctx: Context, mediaIds: readonly string[]): Promise<Map<string, string>> {
  const now = ctx.clock.now();
  const sign = ({ mediaId, storageKey }: MediaFile): [string, string] => [
    mediaId,
    runtime().signer.sign(ctx.instituteId, storageKey, now),
  ];
  return new Map((await soundsOf(ctx, mediaIds)).map(sign));
}

/** Short sounds with their bytes and the extension of what they are; what is not there is left out. */
export async function* readSounds(
  ctx: Context,
  mediaIds: readonly string[],
): AsyncGenerator<{ readonly id: string; readonly bytes: Buffer; readonly extension: string }> {
  for (const { mediaId, storageKey } of await soundsOf(ctx, mediaIds)) {
    const stored = await runtime().storage.get(storageKey);
    const extension = storageKey.slice(storageKey.lastIndexOf('.'));
    if (stored) yield { id: mediaId, bytes: await buffer(stored.stream), extension };
  }
}
