import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fillKey } from '../../questions/index.ts';
import { pinnedKeys } from './pinned-keys.ts';
import { type PaperVersion, variedOf } from '../versions/paper-version.ts';
import { variedQuestions } from './varied-questions.ts';
import { variantsOf } from './variants-of.ts';

/** The keys that an attempt is marked by, by question id: those of its paper version, computed with its own numbers. */
export async function attemptKeys(
  ctx: Context,
  version: PaperVersion,
  attemptId: string,
): Promise<ReadonlyMap<string, AnswerKey>> {
  const pinned = await pinnedKeys(ctx, version);
  if (variedOf(version).length === 0) return pinned;
  const [given, questions] = [await variantsOf(ctx, version, attemptId), await variedQuestions(ctx, version)];
  const keys = new Map(pinned);
  for (const [questionId, variant] of given) {
    const [key, variables] = [pinned.get(questionId), questions.get(questionId)?.variables];
    if (key && variables) keys.set(questionId, fillKey(key, variables, variant));
  }
  return keys;
}
