import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { findStream, saveStream } from './streams.store.ts';

/** For so long each process believes what it read: pieces come every few seconds for every viewer. */
const BELIEVED_MS = 5000;
const keyOf = (ctx: Pick<Context, 'instituteId'>, accountId: string) => `${ctx.instituteId}:${accountId}`;
const believed = cached({
  max: 20_000,
  ttl: BELIEVED_MS,
  key: keyOf,
  load: async (ctx: Context, accountId: string) => ({ streamId: await findStream(ctx, accountId) }),
});

/**
 * The stream of an account that starts or goes on watching. Whoever starts takes the account's one place; who goes on with a stream whose
 * place was taken is refused with STREAM_ELSEWHERE.
 */
export async function takePlace(ctx: Context, accountId: string, stream: string | null): Promise<string> {
  const current = stream === null ? undefined : await findStream(ctx, accountId);
  if (stream !== null && current !== undefined && current !== stream) fail('STREAM_ELSEWHERE');
  const streamId = stream ?? newId();
  if (current !== streamId) await saveStream(ctx, accountId, streamId);
  believed.keep(keyOf(ctx, accountId), { streamId });
  return streamId;
}

/** Refuses a piece of a stream whose place was taken, with STREAM_ELSEWHERE; at most five seconds late. */
export async function requirePlace(
  ctx: Context,
  { streamId, accountId }: { readonly streamId: string; readonly accountId: string },
): Promise<void> {
  if ((await believed(ctx, accountId)).streamId !== streamId) fail('STREAM_ELSEWHERE');
}
