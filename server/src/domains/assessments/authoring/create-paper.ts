import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { defaultDraft, defaultSettings } from './default-draft.ts';
import { insertPaper } from './papers.store.ts';

/** Starts a draft that only needs questions. */
export async function createPaper(
  ctx: Context,
  { body }: Input<typeof api.assessments.createPaper>,
): Promise<{ paperId: string }> {
  const paperId = newId();
  await insertPaper(ctx, {
    id: paperId,
    kind: 'PREDEFINED',
    status: 'draft',
    version: 0,
    revision: 1,
    draft: defaultDraft(body.title),
    changed: true,
    settings: defaultSettings,
  });
  return { paperId };
}
