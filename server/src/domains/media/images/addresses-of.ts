import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { listFiles } from './images.store.ts';

/** Signed addresses by media id; a picture that this institute does not have is missing. Good until the end of the next day. */
export async function addressesOf(ctx: Context, mediaIds: Iterable<string>): Promise<Map<string, string>> {
  const ids = [...new Set(mediaIds)];
  if (ids.length === 0) return new Map();
  const { signer } = runtime();
  const now = ctx.clock.now();
  return new Map(
    (await listFiles(ctx, ids)).map(({ id, storageKey }) => [id, signer.sign(ctx.instituteId, storageKey, now)]),
  );
}
