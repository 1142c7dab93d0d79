import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { addressesOf } from '../../media/index.ts';
import { findDraft, type StoredDraft } from './drafts.store.ts';

/** A draft as its author’s list shows it. */
export const presentDraft = ({ id, base, revision, title, savedAt }: Omit<StoredDraft, 'form' | 'images'>) => ({
  draftId: id,
  base,
  revision,
  title,
  savedAt: savedAt.toISOString(),
});

/** One draft with the addresses of its pictures, or null: that nothing is kept is the usual case, not an error. */
export async function showQuestionDraft(
  ctx: Context,
  { params }: Input<typeof api.questions.showQuestionDraft>,
): Promise<Answer<typeof api.questions.showQuestionDraft>> {
  const draft = await findDraft(ctx, actorOf(ctx).accountId, params.draftId);
  if (!draft) return { draft: null };
  const images = Object.fromEntries(await addressesOf(ctx, [...draft.images]));
  return { draft: { ...presentDraft(draft), form: draft.form, images } };
}
