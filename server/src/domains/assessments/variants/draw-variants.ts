import { isDeepStrictEqual } from 'node:util';
import type { QuestionVariables, Variant } from '@abhyas/contract/questions/variables';
import type { TransactionContext } from '../../../kernel/context.ts';
import { drawVariant } from '../../questions/index.ts';
import { type PaperVersion, variedOf } from '../versions/paper-version.ts';
import { variedQuestions } from './varied-questions.ts';
import { insertVariants, listEarlierVariants } from './variants.store.ts';

/**
 * Gives new attempts at a version their numbers, in the transaction that starts them. Which ones follows from attempt and question;
 * a student who sits the paper again is not given numbers of an earlier time, unless the question has few others.
 */
export async function drawVariants(
  tx: TransactionContext,
  version: PaperVersion,
  attempts: readonly { readonly id: string; readonly number: number }[],
): Promise<void> {
  if (variedOf(version).length === 0) return;
  const questions = await variedQuestions(tx, version);
  const again = attempts.filter(({ number }) => number > 1).map(({ id }) => id);
  const earlier = again.length > 0 ? await listEarlierVariants(tx, again) : [];
  await insertVariants(
    tx,
    attempts.flatMap(({ id }) =>
      [...questions.values()].flatMap(({ questionId, variables }) => {
        if (!variables) return [];
        const had = earlier.filter((one) => one.attemptId === id && one.questionId === questionId);
        const before = had.map(({ variant }) => variant);
        return [{ attemptId: id, questionId, variant: drawOther(variables, `${id}/${questionId}`, before) }];
      }),
    ),
  );
}

const TRIES = 20;

/** The first draw that is none of those before; the last one where all of them are. Pure. */
function drawOther(variables: QuestionVariables, seed: string, before: readonly Variant[]): Variant {
  let drawn = drawVariant(variables, seed);
  for (let again = 1; again < TRIES && before.some((one) => isDeepStrictEqual(one, drawn)); again++)
    drawn = drawVariant(variables, `${seed}/${again}`);
  return drawn;
}
