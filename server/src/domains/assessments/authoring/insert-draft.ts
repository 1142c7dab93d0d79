import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { defaultSettings } from './default-draft.ts';
import { insertPaper, type Paper } from '../versions/papers.store.ts';

/** Keeps a draft that was never published, with the usual settings unless others are given; its id. */
export async function insertDraft(
  ctx: Context,
  draft: Paper['draft'],
  { kind = 'PREDEFINED', settings = defaultSettings }: Partial<Pick<Paper, 'kind' | 'settings'>> = {},
): Promise<string> {
  const id = newId();
  await insertPaper(ctx, { id, kind, status: 'draft', version: 0, revision: 1, draft, changed: true, settings });
  return id;
}
