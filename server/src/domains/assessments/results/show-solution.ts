import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { imagesIn, versionsOf } from '../../questions/index.ts';
import { pinnedKeys } from '../marking/pinned-keys.ts';
import { questionsOf } from '../versions/paper-version.ts';
import { seenResult } from '../visibility/seen-result.ts';

/** One question as it stood in the attempt's version, with its key and the worked solution. */
export async function showSolution(
  ctx: Context,
  { params: { attemptId, questionId } }: Input<typeof api.assessments.showSolution>,
): Promise<Reply<typeof api.assessments.showSolution>> {
  const { version } = await seenResult(ctx, attemptId);
  const placed = questionsOf(version).find(({ id }) => id === questionId) ?? fail('NOT_FOUND');
  const words = (await versionsOf(ctx, [{ questionId, version: placed.version }])).get(questionId) ?? fail('NOT_FOUND');
  const contents = [words.content.en, ...(words.content.hi ? [words.content.hi] : [])];
  const images = await imagesIn(
    ctx,
    contents.flatMap(({ stem, options, explanation }) => [stem, ...options, explanation]),
  );
  return {
    id: questionId,
    type: placed.type,
    content: words.content,
    key: (await pinnedKeys(ctx, version)).get(questionId)!,
    images,
  };
}
