import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { listMediaFiles, type MediaFile } from './media-files.store.ts';

/** One file of this institute: where it lies, what it is, how far it is. NOT_FOUND where the institute has no such file. */
export async function fileOf(ctx: Pick<Context, 'db' | 'instituteId'>, mediaId: string): Promise<MediaFile> {
  const [file] = await listMediaFiles(ctx, [mediaId]);
  return file ?? fail('NOT_FOUND');
}

/** A picture of this institute; undefined where it has none of this id. */
export async function findImage(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  mediaId: string,
): Promise<MediaFile | undefined> {
  const [file] = await listMediaFiles(ctx, [mediaId]);
  return file?.kind === 'image' ? file : undefined;
}
