import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Context } from '../../../kernel/context.ts';
import { addressesOf } from '../../media/index.ts';
import { mediaIn } from './present-question.ts';

/** Signed addresses of every picture in these documents, by media id; good until the end of the next day. */
export async function imagesIn(ctx: Context, docs: Iterable<RichTextDoc>): Promise<Record<string, string>> {
  return Object.fromEntries(await addressesOf(ctx, mediaIn(docs)));
}
