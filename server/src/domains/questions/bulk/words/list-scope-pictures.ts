import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { rewordingLimits } from '@abhyas/contract/questions/rewording';
import { imagesOf } from '@abhyas/contract/rich-text';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { addressesOf } from '../../../media/index.ts';
import { docsOf, docsOfKey } from '../../search/draft-docs.ts';
import { idsOfScope } from '../scope.ts';
import { readQuestions } from './scan-questions.ts';

type Endpoint = typeof api.questions.listScopePictures;

/** The pictures of chosen questions, those in most questions first; each with the text it has in the first of them. */
export async function listScopePictures(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const ids = await idsOfScope(ctx, body.scope);
  if (ids.length === 0) fail('CHANGE_EMPTY');
  const found = new Map<string, { mediaId: string; alt: string; questions: number }>();
  for await (const { en, hi, key } of readQuestions(ctx, ids)) {
    const docs = [...docsOf(en), ...(hi ? docsOf(hi) : []), ...docsOfKey(key)];
    const pictures = new Map(docs.flatMap((doc) => imagesOf(doc).map(({ attrs }) => [attrs.mediaId, attrs.alt])));
    for (const [mediaId, alt] of pictures)
      found.set(mediaId, {
        mediaId,
        alt: found.get(mediaId)?.alt ?? alt,
        questions: (found.get(mediaId)?.questions ?? 0) + 1,
      });
  }
  const rows = [...found.values()].toSorted((a, b) => b.questions - a.questions).slice(0, rewordingLimits.pictures);
  return {
    rows,
    images: Object.fromEntries(
      await addressesOf(
        ctx,
        rows.map(({ mediaId }) => mediaId),
      ),
    ),
  };
}
