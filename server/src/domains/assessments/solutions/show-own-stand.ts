import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { ownStand } from '../../questions/index.ts';
import { seenQuestion } from './seen-question.ts';

type Contract = typeof api.assessments;

/** Whether the student keeps this question, and what became of his report about it. */
export async function showOwnStand(
  ctx: Context,
  { params }: Input<Contract['showOwnStand']>,
): Promise<Answer<Contract['showOwnStand']>> {
  return ownStand(ctx, await seenQuestion(ctx, params));
}
