import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOfFile } from '../files/address-of-file.ts';
import { findLibraryFile } from './library.store.ts';
import { presentLibrary } from './list-library.ts';
import { listUses } from './uses.store.ts';

type Endpoint = typeof api.media.showMedia;

/** One file of the library: what holds it, and where it can be had for five minutes. */
export async function showMedia(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const found = (await findLibraryFile(ctx, params.mediaId)) ?? fail('NOT_FOUND');
  const [[file = fail('NOT_FOUND')], uses] = await Promise.all([
    presentLibrary(ctx, [found]),
    listUses(ctx, found.mediaId),
  ]);
  const { width, height, sha256, state } = found;
  const url = state === 'ready' ? (await addressOfFile(ctx, found.mediaId)).url : null;
  return {
    file,
    width,
    height,
    sha256,
    uses: uses.map((use) => ({ ...use, since: use.since.toISOString() })),
    url,
  };
}
