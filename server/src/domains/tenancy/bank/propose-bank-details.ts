import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { seal } from '../../../kernel/seal.ts';
import { insertProposed } from './bank.store.ts';
import { BANK_PURPOSE, bankOwners, maskAccount, maskHolder, recordBankChange, showBankChange } from './bank-details.ts';

type Propose = typeof api.tenancy.proposeBankDetails;
/** Enters bank details. They count for nothing until a second person approves them. */
export async function proposeBankDetails(ctx: Context, { body }: Input<Propose>): Promise<Answer<Propose>> {
  const { holder, account, ifsc, accountKind, ownerId = null } = body;
  if (ownerId !== null && !(await bankOwners()(ctx, ownerId))) fail('NOT_FOUND');
  const id = newId();
  try {
    await inTransaction(ctx, async (tx) => {
      await insertProposed(tx, {
        id,
        owner_id: ownerId,
        holder_sealed: seal(holder, BANK_PURPOSE),
        account_sealed: seal(account, BANK_PURPOSE),
        holder_mask: maskHolder(holder),
        account_mask: maskAccount(account),
        ifsc,
        account_kind: accountKind,
        maker_id: actorOf(ctx).accountId,
      });
      await recordBankChange(tx, 'bankDetails.proposed', id, [], [maskAccount(account)]);
    });
  } catch (error) {
    if (isDuplicate(error)) fail('BANK_CHANGE_WAITS');
    throw error;
  }
  return showBankChange(ctx, id);
}
