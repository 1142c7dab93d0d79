import { extname } from 'node:path';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Context } from '../../../kernel/context.ts';
import { readImages } from '../../media/index.ts';
import { mediaIn } from '../bank/present-question.ts';

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/** Every picture in these documents as `data:` address, by media id, for pages that have no network; what is gone is left out. */
export async function picturesIn(ctx: Context, docs: Iterable<RichTextDoc>): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  for await (const { id, bytes, fileName } of readImages(ctx, [...mediaIn(docs)])) {
    const type = types[extname(fileName)];
    if (type) addresses[id] = `data:${type};base64,${bytes.toString('base64')}`;
  }
  return addresses;
}
