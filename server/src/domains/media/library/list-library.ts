import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { LibraryItem } from '@abhyas/contract/media/library';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { planOf } from '../../tenancy/index.ts';
import { presentMedia } from '../files/media-of.ts';
import { storageUse } from '../storing/storage-use.store.ts';
import { canRemove } from './can-remove.ts';
import { type LibraryFile, listLibraryFiles } from './library.store.ts';

type Endpoint = typeof api.media.listLibrary;

/** The institute's files with who brought them, how many things hold them, and how much room is left. */
export async function listLibrary(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { files, total } = await listLibraryFiles(ctx, query, actorOf(ctx).accountId);
  const [rows, use, { storageLimit }] = await Promise.all([
    presentLibrary(ctx, files),
    storageUse(ctx),
    planOf(ctx.instituteId),
  ]);
  const { page, size } = query;
  return { rows, total, page, size, storage: { ...use, limitBytes: storageLimit } };
}

/** Files of the library as those who may see it see them. */
export async function presentLibrary(ctx: Context, files: readonly LibraryFile[]): Promise<LibraryItem[]> {
  const actor = actorOf(ctx);
  const names = await namesOf(ctx, [...new Set(files.flatMap(({ ownerId }) => ownerId ?? []))]);
  return files.map((file) => ({
    ...presentMedia(ctx, file),
    derivedBytes: file.derivedBytes ?? 0,
    uploadedBy: (file.ownerId && names.get(file.ownerId)?.name) || null,
    uses: file.uses,
    mayRemove: file.uses === 0 && canRemove(actor, file),
  }));
}
