import type { TransactionContext } from '../../../kernel/context.ts';
import {
  changeHold,
  insertHold,
  listParts,
  lockHold,
  saveParts,
  saveReturned,
  type StoredHold,
} from './holds.store.ts';
import { move } from './move.ts';
import { payOwed } from './owed.ts';
import { backTo, type Part, sumsOfParts, takeParts, walletShare } from './parts.ts';
import { changePromo, listPromos, lockWallet } from './wallets.store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Promo money that comes back with a refund can be spent so long at least. */
const BACK_DAYS = 7;

/**
 * Holds what the wallet pays of an order that is placed: people who order at once wait for the wallet's row, so no paisa is spent twice.
 * False where the wallet would pay another sum than the buyer was shown.
 */
export async function holdWallet(
  tx: TransactionContext,
  hold: Omit<StoredHold, 'state'>,
  orderPaise: number,
): Promise<boolean> {
  const { cashPaise } = await lockWallet(tx, hold.accountId);
  const promos = await listPromos(tx, hold.accountId, tx.clock.now());
  if (walletShare(orderPaise, { cashPaise, promos }) !== hold.totalPaise) return false;
  await insertHold(tx, { ...hold, state: 'held' });
  return takeOut(tx, hold);
}

/** What was given back is held once more, for another try to pay. False where it is not there any more. */
export async function holdAgain(tx: TransactionContext, orderId: string): Promise<boolean> {
  const hold = await lockHold(tx, orderId);
  if (hold?.state !== 'released') return true;
  if (!(await takeOut(tx, hold))) return false;
  await changeHold(tx, orderId, { state: 'held' });
  return true;
}

/** The order is paid: what was held for it is spent. False where it was given back and is not there any more. */
export async function spendWallet(tx: TransactionContext, orderId: string): Promise<boolean> {
  if (!(await holdAgain(tx, orderId))) return false;
  const hold = await lockHold(tx, orderId);
  if (hold?.state === 'held') await changeHold(tx, orderId, { state: 'spent' });
  return true;
}

/** The order failed or ran out of time: all that was held goes back to the buckets it came from. */
export async function releaseWallet(tx: TransactionContext, orderId: string): Promise<void> {
  const hold = await lockHold(tx, orderId);
  if (hold?.state !== 'held') return;
  await changeHold(tx, orderId, { state: 'released' });
  const parts = await listParts(tx, [orderId]);
  await putIn(tx, hold, { parts, kind: 'orderBack', against: 'walletHeld' });
  await saveParts(tx, orderId, []);
}

/** So much of what the wallet paid goes back to it with a refund, in proportion to the buckets it came from. */
export async function refundToWallet(tx: TransactionContext, orderId: string, sumPaise: number): Promise<void> {
  const hold = sumPaise > 0 && (await lockHold(tx, orderId));
  if (!hold) return;
  const spent = await listParts(tx, [orderId]);
  const back = backTo(sumPaise, spent);
  const parts = spent.map((part, at) => ({ ...part, paise: back[at] ?? 0 }));
  for (const [at, part] of spent.entries()) await saveReturned(tx, part, part.returnedPaise + (back[at] ?? 0));
  const until = new Date(tx.clock.now().getTime() + BACK_DAYS * DAY);
  await putIn(tx, hold, { parts, kind: 'refund', against: 'refundsPayable', until });
}

async function takeOut(tx: TransactionContext, hold: Omit<StoredHold, 'state'>): Promise<boolean> {
  const wallet = await lockWallet(tx, hold.accountId);
  const promos = await listPromos(tx, hold.accountId, tx.clock.now());
  const parts = takeParts(hold.totalPaise, { cashPaise: wallet.cashPaise, promos });
  if (!parts) return false;
  for (const { promoId, paise } of parts) if (promoId) await changePromo(tx, promoId, -paise);
  const { promoPaise, cashPaise } = sumsOfParts(parts);
  await move(tx, wallet, {
    ...saidOf(hold),
    kind: 'order',
    cashPaise: -cashPaise,
    promoPaise: -promoPaise,
    against: 'walletHeld',
  });
  await saveParts(tx, hold.orderId, parts);
  return true;
}

interface Back {
  readonly parts: readonly Part[];
  readonly kind: 'orderBack' | 'refund';
  readonly against: 'walletHeld' | 'refundsPayable';
  readonly until?: Date;
}
async function putIn(tx: TransactionContext, hold: StoredHold, { parts, kind, against, until }: Back): Promise<void> {
  const wallet = await lockWallet(tx, hold.accountId);
  for (const { promoId, paise } of parts) if (promoId && paise > 0) await changePromo(tx, promoId, paise, until);
  await move(tx, wallet, { ...saidOf(hold), ...sumsOfParts(parts), kind, against });
  await payOwed(tx, hold.accountId);
}

const saidOf = ({ orderId, orderNumber, note }: Omit<StoredHold, 'state'>) => ({ orderId, orderNumber, note });
