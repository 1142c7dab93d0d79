import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { draftOfPattern } from '../patterns/draft-of-pattern.ts';
import { patternOf } from '../patterns/exam-patterns.ts';
import { defaultDraft, defaultSettings } from './default-draft.ts';
import { insertPaper } from './papers.store.ts';

/** Starts a draft that only needs questions: one of the usual values, or one in the form of an official paper. */
export async function createPaper(
  ctx: Context,
  { body }: Input<typeof api.assessments.createPaper>,
): Promise<{ paperId: string }> {
  const pattern = await patternOf(ctx, body);
  if (body.patternId !== undefined && !pattern) fail('PATTERN_UNKNOWN');
  const paperId = newId();
  await insertPaper(ctx, {
    id: paperId,
    kind: 'PREDEFINED',
    status: 'draft',
    version: 0,
    revision: 1,
    draft: pattern ? draftOfPattern(body.title, pattern) : defaultDraft(body.title),
    changed: true,
    settings: defaultSettings,
  });
  return { paperId };
}
