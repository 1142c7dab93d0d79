import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { mediaOf } from '../files/media-of.ts';

type Endpoint = typeof api.media.listMedia;

/** Files that a form holds, with how far each is, in the order in which they were asked for. */
export async function listMedia(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const found = await mediaOf(ctx, query.ids);
  return { files: query.ids.flatMap((id) => found.get(id) ?? []) };
}
