import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Question } from '@abhyas/contract/questions/shapes';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { imagesIn } from './images-in.ts';
import { withReviewStates } from './review-state.ts';
import { docsOf, docsOfKey } from '../search/draft-docs.ts';
import { presentQuestion } from './present-question.ts';
import { getQuestion } from './questions.store.ts';

/** One question as its editor needs it: words in every language, key, pictures; also one that was removed, to look at. */
export async function showQuestion(
  ctx: Context,
  { params }: Input<typeof api.questions.showQuestion>,
): Promise<Question> {
  const question = await getQuestion(ctx, params.questionId, 'removed');
  const areas = new Map((await areasOf(ctx)).map((area) => [area.id, area]));
  const contents = question.hi ? [question.en, question.hi] : [question.en];
  const images = await imagesIn(ctx, [...contents.flatMap(docsOf), ...docsOfKey(question.key)]);
  const [shown] = await withReviewStates(ctx, [presentQuestion(question, areas, images, actorOf(ctx))]);
  return shown!;
}
