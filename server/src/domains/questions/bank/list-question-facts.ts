import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listFacts } from './list.store.ts';

type Endpoint = typeof api.questions.listQuestionFacts;

/** Expected time and group of these questions; those that are gone or another institute's are missing. */
export async function listQuestionFacts(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  return { rows: await listFacts(ctx, body.questionIds) };
}
