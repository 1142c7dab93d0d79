import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { getQuestion } from '../bank/questions.store.ts';
import { questionUsage } from '../commits/usage.ts';

type Endpoint = typeof api.questions.listQuestionUses;

/** Where a question stands, said by those who use it, the newest first. */
export async function listQuestionUses(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { id } = await getQuestion(ctx, params.questionId);
  return { rows: [...(await questionUsage().usesOf(ctx, id))] };
}
