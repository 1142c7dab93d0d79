import type { CodeTerms } from '@abhyas/contract/codes/shapes';
import { actorOf, type TransactionContext } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { insertCodeBatch } from './code-batches.store.ts';
import { offeredThings } from './code-things.ts';

/** A batch whose codes are not drawn yet. Answers its id. OFFER_UNKNOWN, CODES_OVER beside the day. */
export async function addCodeBatch(tx: TransactionContext, terms: CodeTerms): Promise<string> {
  const redeemUntil = terms.redeemUntil === null ? null : new Date(terms.redeemUntil);
  if (redeemUntil !== null && redeemUntil <= tx.clock.now())
    failFields('CODES_OVER', [{ path: 'body.redeemUntil', messageKey: 'errors.CODES_OVER' }]);
  const things = await offeredThings(tx, terms.things);
  const id = newId();
  await insertCodeBatch(tx, { ...terms, id, things, redeemUntil, madeBy: actorOf(tx).accountId });
  await record(tx, { action: 'code_batch.created', subjectKind: 'code_batch', subjectId: id, details: terms });
  return id;
}
