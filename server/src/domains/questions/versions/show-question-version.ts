import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { docsOf, docsOfKey } from '../search/draft-docs.ts';
import { getQuestion } from '../bank/questions.store.ts';
import { imagesIn } from '../bank/images-in.ts';
import { getStoredVersion } from './versions.store.ts';

type Endpoint = typeof api.questions.showQuestionVersion;

/** One version as it was, to be read beside another. */
export async function showQuestionVersion(ctx: Context, { params, query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  await getQuestion(ctx, params.questionId);
  const { en, hi, variables, ...rest } = await getStoredVersion(
    ctx,
    params.questionId,
    params.version,
    query.keyVersion,
  );
  const docs = [...(hi ? [en, hi] : [en]).flatMap(docsOf), ...docsOfKey(rest.key)];
  return {
    ...rest,
    content: { en, ...(hi && { hi }) },
    ...(variables && { variables }),
    images: await imagesIn(ctx, docs),
  };
}
