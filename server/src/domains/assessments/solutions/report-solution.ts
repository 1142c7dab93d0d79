import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { reportQuestion } from '../../questions/index.ts';
import { seenQuestion } from './seen-question.ts';

type Contract = typeof api.assessments;

/** Reports a question from its solution. */
export async function reportSolution(
  ctx: Context,
  { params, body }: Input<Contract['reportSolution']>,
): Promise<Answer<Contract['reportSolution']>> {
  const { reason, comment, pictureId } = body;
  return reportQuestion(ctx, await seenQuestion(ctx, params), { reason, comment, pictureId });
}
