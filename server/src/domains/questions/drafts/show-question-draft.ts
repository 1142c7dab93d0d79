import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { addressesOf } from '../../media/index.ts';
import { findDraft, listDrafts, removeDraft, type StoredDraft } from './drafts.store.ts';

const present = ({ id, base, revision, title, savedAt }: Omit<StoredDraft, 'form' | 'images'>) => ({
  draftId: id,
  base,
  revision,
  title,
  savedAt: savedAt.toISOString(),
});

/** What the caller has begun: nobody sees the drafts of others. */
export async function listQuestionDrafts(ctx: Context): Promise<Answer<typeof api.questions.listQuestionDrafts>> {
  return { rows: (await listDrafts(ctx, actorOf(ctx).accountId)).map(present) };
}

/** One draft with the addresses of its pictures, or null: that nothing is kept is the usual case, not an error. */
export async function showQuestionDraft(
  ctx: Context,
  { params }: Input<typeof api.questions.showQuestionDraft>,
): Promise<Answer<typeof api.questions.showQuestionDraft>> {
  const draft = await findDraft(ctx, actorOf(ctx).accountId, params.draftId);
  if (!draft) return { draft: null };
  const images = Object.fromEntries(await addressesOf(ctx, [...draft.images]));
  return { draft: { ...present(draft), form: draft.form, images } };
}

/** Forgets a draft: it was published, or nobody wants it. */
export async function dropQuestionDraft(
  ctx: Context,
  { params }: Input<typeof api.questions.dropQuestionDraft>,
): Promise<Answer<typeof api.questions.dropQuestionDraft>> {
  await removeDraft(ctx, actorOf(ctx).accountId, params.draftId);
  return {};
}
