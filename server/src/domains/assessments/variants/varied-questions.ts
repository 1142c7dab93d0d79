import type { Context } from '../../../kernel/context.ts';
import { type QuestionVersion, versionsOf } from '../../questions/index.ts';
import { type PaperVersion, variedOf } from '../versions/paper-version.ts';

const known = new WeakMap<PaperVersion, ReadonlyMap<string, QuestionVersion>>();

/** The questions of a published version that have variables, by id; kept in memory beside the version, since they never change. */
export async function variedQuestions(
  ctx: Context,
  version: PaperVersion,
): Promise<ReadonlyMap<string, QuestionVersion>> {
  const kept = known.get(version);
  if (kept) return kept;
  const wanted = variedOf(version).map((question) => ({ questionId: question.id, version: question.version }));
  const found = await versionsOf(ctx, wanted);
  known.set(version, found);
  return found;
}
