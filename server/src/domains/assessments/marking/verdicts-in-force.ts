import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fillKey } from '../../questions/index.ts';
import { inForce, type VerdictInForce, type VerdictsInForce } from './key-verdicts.ts';
import { variantsOf } from '../variants/variants-of.ts';
import { variedQuestions } from '../variants/varied-questions.ts';
import { type PaperVersion, variedOf } from '../versions/paper-version.ts';
import { holdKeys, listDecided } from './verdicts.store.ts';

/** What is decided about the keys of one version now; `waiting`: as if the open round were applied. */
export async function verdictsOf(
  ctx: Context,
  paperId: string,
  version: number,
  { waiting = false }: { readonly waiting?: boolean } = {},
): Promise<VerdictsInForce> {
  const decided = await listDecided(ctx, paperId, { version });
  return inForce(waiting ? decided : decided.filter(({ applied }) => applied));
}

/** The verdicts that an attempt is marked by in this transaction, computed with its own numbers. A round that is applied waits for it. */
export async function holdVerdicts(
  tx: TransactionContext,
  version: PaperVersion,
  attemptId: string,
): Promise<VerdictsInForce> {
  await holdKeys(tx, version.paperId);
  return fillVerdicts(tx, version, attemptId, await verdictsOf(tx, version.paperId, version.version));
}

/** Verdicts about questions with variables, with the keys of this attempt's numbers. */
export async function fillVerdicts(
  ctx: Context,
  version: PaperVersion,
  attemptId: string,
  verdicts: VerdictsInForce,
): Promise<VerdictsInForce> {
  if (!variedOf(version).some(({ id }) => verdicts.has(id))) return verdicts;
  const [given, questions] = [await variantsOf(ctx, version, attemptId), await variedQuestions(ctx, version)];
  return new Map(
    [...verdicts].map(([questionId, verdict]): [string, VerdictInForce] => {
      const [variant, variables] = [given.get(questionId), questions.get(questionId)?.variables];
      if (!variant || !variables) return [questionId, verdict];
      return [questionId, { ...verdict, keys: verdict.keys.map((key) => fillKey(key, variables, variant)) }];
    }),
  );
}
