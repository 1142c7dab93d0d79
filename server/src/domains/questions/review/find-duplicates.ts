import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { AnswerKey, AskedContent } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fingerprint } from '../reading/fingerprint.ts';
import { isSameKey } from '../reading/answers/same-key.ts';
import { listDuplicates } from './duplicates.store.ts';

type Endpoint = typeof api.questions.findDuplicates;
type Duplicates = Answer<Endpoint>['rows'];

/** Questions that say the same by normalised words and formulas, and whether their key differs: who writes one is warned of its duplicate. */
export async function findDuplicates(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  return { rows: await duplicatesOf(ctx, body) };
}

/** Other questions of the bank that say the same as this content; their keys are compared where this one's is known. */
export async function duplicatesOf(
  ctx: Context,
  one: {
    readonly content: AskedContent;
    readonly key?: AnswerKey | undefined;
    readonly questionId?: string | undefined;
  },
): Promise<Duplicates> {
  const { content: words, key, questionId } = one;
  const found = await listDuplicates(ctx, fingerprint(words), questionId);
  return found.map(({ content, key: other, ...rest }) => ({
    ...rest,
    keyDiffers: key ? !isSameKey({ content: words, key }, { content, key: other }) : null,
  }));
}
