import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { draftOfPattern } from './draft-of-pattern.ts';
import { patternOf } from '../patterns/exam-patterns.ts';
import { defaultDraft } from './default-draft.ts';
import { insertDraft } from './insert-draft.ts';

/** Starts a draft that only needs questions: one of the usual values, or one in the form of an official paper. */
export async function createPaper(
  ctx: Context,
  { body }: Input<typeof api.assessments.createPaper>,
): Promise<{ paperId: string }> {
  const pattern = await patternOf(ctx, body);
  if (body.patternId !== undefined && !pattern) fail('PATTERN_UNKNOWN');
  const draft = pattern ? draftOfPattern(body.title, pattern) : defaultDraft(body.title);
  return { paperId: await insertDraft(ctx, draft) };
}
