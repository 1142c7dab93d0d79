import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { askedDocs } from '@abhyas/contract/questions/question-types';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { imagesIn, stemsOf, versionsOf } from '../../questions/index.ts';
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
  const { group } = placed;
  const stem = group && (await stemsOf(ctx, [{ groupId: group.id, version: group.version }])).get(group.id);
  const images = await imagesIn(ctx, [
    ...contents.flatMap((content) => [...askedDocs(content).map(({ doc }) => doc), content.explanation]),
    ...(stem ? [stem.en, ...(stem.hi ? [stem.hi] : [])] : []),
  ]);
  return {
    id: questionId,
    type: placed.type,
    content: words.content,
    ...(stem && { group: stem }),
    key: (await pinnedKeys(ctx, version)).get(questionId)!,
    images,
  };
}
