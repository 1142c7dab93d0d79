import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { sellerOf } from './seller-of.ts';
import { saveSellerRow } from './sellers.store.ts';

type Save = typeof api.commerce.saveSeller;
/** Changes it for the documents to come. The state of a GSTIN is in its first two digits, so the two cannot differ. */
export async function saveSeller(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  if (body.gstin !== '' && body.gstin.slice(0, 2) !== body.stateCode)
    failFields('INVALID_INPUT', [{ path: 'body.stateCode', messageKey: 'errors.fields.gstinState' }]);
  await inTransaction(ctx, async (tx) => {
    const before = await sellerOf(tx);
    await saveSellerRow(tx, body);
    await record(tx, {
      action: 'seller.changed',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      ...whatChanged(before, body),
    });
  });
  return body;
}
