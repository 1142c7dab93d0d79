import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { everyDoc } from '@abhyas/contract/questions/question-types';
import type { Variant } from '@abhyas/contract/questions/variables';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { fillContent, imagesIn, type QuestionVersion, stemsOf, versionsOf } from '../../questions/index.ts';
import { pinnedKeys } from '../variants/pinned-keys.ts';
import { shownKeys } from '../keys/shown-keys.ts';
import { variantsOf } from '../variants/variants-of.ts';
import { questionsOf } from '../versions/paper-version.ts';
import { typedNumber } from '../versions/typed-number.ts';
import { seenResult } from '../visibility/seen-result.ts';

/** One question as it stood in the attempt's version, with its key and the worked solution. */
export async function showSolution(
  ctx: Context,
  { params: { attemptId, questionId } }: Input<typeof api.assessments.showSolution>,
): Promise<Reply<typeof api.assessments.showSolution>> {
  const { version } = await seenResult(ctx, attemptId);
  const variant = (await variantsOf(ctx, version, attemptId)).get(questionId);
  const placed = questionsOf(version).find(({ id }) => id === questionId) ?? fail('NOT_FOUND');
  const words = (await versionsOf(ctx, [{ questionId, version: placed.version }])).get(questionId) ?? fail('NOT_FOUND');
  const content = variant ? filled(words.content, variant) : words.content;
  const contents = [content.en, ...(content.hi ? [content.hi] : [])];
  const { group } = placed;
  const stem = group && (await stemsOf(ctx, [{ groupId: group.id, version: group.version }])).get(group.id);
  const images = await imagesIn(ctx, [
    ...contents.flatMap((one) => everyDoc(one).map(({ doc }) => doc)),
    ...(stem ? [stem.en, ...(stem.hi ? [stem.hi] : [])] : []),
  ]);
  const typed = typedNumber((await pinnedKeys(ctx, version)).get(questionId));
  return {
    id: questionId,
    type: placed.type,
    content,
    ...(stem && { group: stem }),
    key: (await shownKeys(ctx, version, attemptId)).get(questionId)!,
    ...(typed && { typed }),
    ...(variant && { variant }),
    images,
  };
}

const filled = ({ en, hi }: QuestionVersion['content'], variant: Variant): QuestionVersion['content'] => ({
  en: fillContent(en, variant),
  ...(hi && { hi: fillContent(hi, variant) }),
});
