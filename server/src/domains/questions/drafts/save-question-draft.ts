import { isDeepStrictEqual } from 'node:util';
import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { draftLimits } from '@abhyas/contract/questions/drafts';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { countDraftsOf, findDraft, type StoredDraft, writeDraft } from './drafts.store.ts';

type Endpoint = typeof api.questions.saveQuestionDraft;

/**
 * Keeps what an author types, complete or not. CONFLICT where another window of the same author saved since; the same words sent
 * twice, because the first reply was lost, are one save.
 */
export async function saveQuestionDraft(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const written = JSON.stringify(body.form);
  if (written.length > draftLimits.maxCharacters) fail('DRAFT_TOO_LONG');
  const draft = { id: params.draftId, ...body, form: storable(written), savedAt: ctx.clock.now() };
  if (body.revision === 0 && (await countDraftsOf(ctx, accountId)) >= draftLimits.mostPerAuthor)
    fail('DRAFTS_TOO_MANY', { most: draftLimits.mostPerAuthor });
  if (!(await writeDraft(ctx, accountId, draft))) {
    const kept = await findDraft(ctx, accountId, draft.id);
    if (!kept || !isSame(kept, draft)) fail('CONFLICT');
    return { revision: kept.revision, savedAt: kept.savedAt.toISOString() };
  }
  return { revision: body.revision + 1, savedAt: draft.savedAt.toISOString() };
}

const isSame = (kept: StoredDraft, sent: StoredDraft) =>
  kept.revision === sent.revision + 1 && isDeepStrictEqual(kept.form, sent.form);

/** Signs that the database cannot hold come with a paste and are seen by nobody: the rest of what was typed must not be lost for them. */
function storable(written: string): Record<string, unknown> {
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
  return JSON.parse(written, clean) as Record<string, unknown>;
}
