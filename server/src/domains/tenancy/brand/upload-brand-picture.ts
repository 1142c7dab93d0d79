import { brandPicture } from '@abhyas/contract/tenancy/settings';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { ImageError } from '../../../kernel/images/image-error.ts';
import { readImage } from '../../../kernel/images/read-image.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { keyOf } from './brand-pictures.ts';
import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';

/** A logo is shown at 34 pixels, an icon at most at 192; twice that for sharp screens. */
const LONGEST_SIDE = 512;

type Upload = Answer<typeof api.tenancy.uploadBrandPicture>;
/** Keeps a logo or icon and answers with the address that shows it to everybody: a brand is no secret. */
export async function uploadBrandPicture(ctx: Context, { file: bytes }: { readonly file: Buffer }): Promise<Upload> {
  const image = await readBrandPicture(bytes);
  const file = `${newId()}.${image.extension}`;
  await runtime().storage.put(keyOf(ctx.instituteId, file), image.bytes);
  return { url: `/brand/${ctx.instituteId}/${file}` };
}

async function readBrandPicture(bytes: Uint8Array) {
  try {
    return await readImage(bytes, { maxPixels: brandPicture.maxPixels, maxSide: LONGEST_SIDE });
  } catch (error) {
    if (error instanceof ImageError) fail(error.code, error.values);
    throw error;
  }
}
