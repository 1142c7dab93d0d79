import type { Bound, TransactionContext } from '../../kernel/context.ts';
import { changeRows, rows } from '../../kernel/database/rows.ts';
import { forgetRecipients, listGiftsOf, moveGifts } from './gifts/gifts.store.ts';
import type { PersonalData } from '../identity/index.ts';

/** Codes that a person redeemed, in words, the newest first. */
const listCodesOf = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('codeRedemptions as r')
    .innerJoin('activationCodes as c', 'c.id', 'r.codeId')
    .innerJoin('codeBatches as b', 'b.id', 'r.batchId')
    .select(['b.name as batch', 'c.lastFour', 'r.redeemedAt', 'r.opensUntil'])
    .where('r.accountId', '=', accountId)
    .orderBy('r.redeemedAt', 'desc')
    .execute();

/** Redemptions and batches of an account become another’s. */
async function moveCodes(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'codeRedemptions', { accountId: from }, { accountId: to });
  await changeRows(tx, 'codeBatches', { madeBy: from }, { madeBy: to });
  await moveGifts(tx, from, to);
}

/**
 * Which codes a person redeemed, and which batches somebody of the staff made. Redemptions stay when a person is erased, because a code that
 * nobody redeemed could be used again; the account that they name has no name any more. Whom somebody gave gifts is forgotten.
 */
export const codesPersonalData: PersonalData = {
  domain: 'codes',
  tables: ['code_redemptions', 'code_batches', 'gifts'],
  export: async (ctx, accountId) => ({
    codes: await listCodesOf(ctx, accountId),
    gifts: await listGiftsOf(ctx, accountId),
  }),
  erase: (tx, accountId) => forgetRecipients(tx, accountId),
  reassign: (tx, from, to) => moveCodes(tx, from, to),
};
