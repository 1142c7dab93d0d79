import type { CodeTerms } from '@abhyas/contract/codes/shapes';
import { type Context, inTransaction } from '../../kernel/context.ts';
import { changeCodeBatch } from './making/code-batches.store.ts';
import { addCodeBatch } from './making/add-code-batch.ts';
import { makeCodes } from './making/make-codes.ts';

/** Terms of ten codes that open something for a year, with what the story says else. */
export const codeTermsOf = (given: Partial<CodeTerms> & Pick<CodeTerms, 'things'>): CodeTerms => ({
  name: 'Nashik book fair, printed cards',
  count: 10,
  days: 365,
  redeemUntil: null,
  perPerson: 1,
  sheets: false,
  ...given,
});

/** A batch whose list was downloaded already, and its codes in plain text. */
export async function aCodeBatch(
  ctx: Context,
  given: Parameters<typeof codeTermsOf>[0],
): Promise<{ readonly batchId: string; readonly codes: string[] }> {
  const terms = codeTermsOf(given);
  const id = await inTransaction(ctx, (tx) => addCodeBatch(tx, terms));
  const codes = await makeCodes(ctx, { id, count: terms.count });
  await inTransaction(ctx, (tx) => changeCodeBatch(tx, id, { listTakenAt: tx.clock.now() }));
  return { batchId: id, codes };
}
