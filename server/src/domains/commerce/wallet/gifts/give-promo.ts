import type { MovementKind } from '@abhyas/contract/commerce/wallet';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { notify } from '../../../notices/index.ts';
import { move } from '../move.ts';
import { hasPromoOf, insertPromo, lockWallet } from '../wallets.store.ts';
import { inRupees } from '../../ledger/in-rupees.ts';

export interface Gift {
  readonly accountId: string;
  readonly amountPaise: number;
  readonly endsAt: Date;
  /** Where it comes from: a source gives each person once. */
  readonly source: string;
  readonly kind: Extract<MovementKind, 'credit' | 'code' | 'referral' | 'welcome'>;
  /** Why, as the passbook says it; of a referral and a welcome the first name of the other. */
  readonly note: string;
  readonly givenBy?: string;
}

/** Promo money for one person, in the caller's transaction. False where this source has given it before. */
export async function givePromo(tx: TransactionContext, gift: Gift): Promise<boolean> {
  const { accountId, amountPaise, endsAt, source, kind, note, givenBy } = gift;
  const wallet = await lockWallet(tx, accountId);
  if (await hasPromoOf(tx, accountId, source)) return false;
  await insertPromo(tx, {
    id: newId(),
    accountId,
    source,
    givenPaise: amountPaise,
    leftPaise: amountPaise,
    givenAt: tx.clock.now(),
    endsAt,
  });
  await move(tx, wallet, {
    kind,
    note,
    cashPaise: 0,
    promoPaise: amountPaise,
    against: 'promoExpense',
    endsAt,
    givenBy: givenBy ?? null,
  });
  await notify(tx, {
    kind: kind === 'referral' || kind === 'welcome' ? `wallet.${kind}` : 'wallet.credited',
    accountIds: [accountId],
    params: { amount: inRupees(amountPaise), reason: note },
    link: '/student/passbook',
    key: `${source}:${accountId}`,
  });
  return true;
}
