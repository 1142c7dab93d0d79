import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { keepQuestion } from '../../questions/index.ts';
import { seenQuestion } from './seen-question.ts';

type Contract = typeof api.assessments;

/** Keeps a question among the student's bookmarks. */
export async function keepSolution(
  ctx: Context,
  { params }: Input<Contract['keepSolution']>,
): Promise<Answer<Contract['keepSolution']>> {
  await keepQuestion(ctx, await seenQuestion(ctx, params));
  return { kept: true };
}
