import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listDrafts } from './drafts.store.ts';
import { presentDraft } from './show-question-draft.ts';

/** What the caller has begun: nobody sees the drafts of others. */
export async function listQuestionDrafts(ctx: Context): Promise<Answer<typeof api.questions.listQuestionDrafts>> {
  return { rows: (await listDrafts(ctx, actorOf(ctx).accountId)).map(presentDraft) };
}
