import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { removeDraft } from './drafts.store.ts';

/** Forgets a draft: it was published, or nobody wants it. */
export async function dropQuestionDraft(
  ctx: Context,
  { params }: Input<typeof api.questions.dropQuestionDraft>,
): Promise<Answer<typeof api.questions.dropQuestionDraft>> {
  await removeDraft(ctx, actorOf(ctx).accountId, params.draftId);
  return {};
}
