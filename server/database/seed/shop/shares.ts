import { listPayees } from '../../../src/domains/commerce/offers/shares/payees.store.ts';
import { decidePayout } from '../../../src/domains/commerce/offers/shares/payouts/decide-payout.ts';
import { endPayout } from '../../../src/domains/commerce/offers/shares/payouts/end-payout.ts';
import { preparePayout } from '../../../src/domains/commerce/offers/shares/payouts/prepare-payout.ts';
import { saveShareRule } from '../../../src/domains/commerce/offers/shares/save-share-rule.ts';
import { insertCommission } from '../../../src/domains/commerce/offers/shares/rules.store.ts';
import { approveBankDetails } from '../../../src/domains/tenancy/bank/approve-bank-details.ts';
import { proposeBankDetails } from '../../../src/domains/tenancy/bank/propose-bank-details.ts';
import { type Context, inTransaction } from '../../../src/kernel/context.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { at, DAY } from '../papers/days.ts';

const author = (accountId: string, basisPoints: number) =>
  ({ kind: 'author', accountId, name: '', basisPoints }) as const;
const publisher = { kind: 'publisher', accountId: null, name: 'Northstar Press', basisPoints: 750 } as const;

/**
 * The provider takes five percent of every sale, and the teachers who wrote the courses have their part. `owner` acts before the first order,
 * since an order is shared by the rule of the time when it was placed.
 */
export async function seedShareRules(
  owner: Context,
  { courseIds, authorIds }: { readonly courseIds: readonly string[]; readonly authorIds: readonly string[] },
): Promise<void> {
  await inTransaction(owner, (tx) => insertCommission(tx, 500));
  for (const [at, thingId] of courseIds.entries()) {
    const first = author(authorIds[at % authorIds.length] ?? '', at === 0 ? 3000 : 2500);
    const parts = at === 1 ? [first, publisher] : [first];
    await saveShareRule(owner, { params: { kind: 'course', thingId }, body: { parts } });
  }
}

/** Invented accounts; the digits are nobody's. */
const accounts = [
  { holder: 'Farida Shaikh', account: '30214455667788', ifsc: 'SBIN0001234', accountKind: 'savings' },
  { holder: 'Vikram Rao', account: '50100223344556', ifsc: 'HDFC0001234', accountKind: 'savings' },
] as const;

/**
 * The bank details of two authors. Farida was paid three days ago; a payout to Vikram that the administrator prepared waits for the owner.
 */
export async function seedPayouts(owner: Context, maker: Context, authorIds: readonly string[]): Promise<void> {
  const payees = await listPayees(owner);
  const before = (ctx: Context, days: number) => at(ctx, new Date(owner.clock.now().getTime() - days * DAY));
  const keys: string[] = [];
  for (const [place, accountId] of authorIds.entries()) {
    const payeeId = payees.find((payee) => payee.accountId === accountId)?.id;
    const bank = accounts[place];
    if (payeeId === undefined || !bank) continue;
    const { id } = await proposeBankDetails(before(maker, 6), { body: { ...bank, ownerId: payeeId } });
    await approveBankDetails(before(owner, 5), { params: { changeId: id } });
    const key = newId();
    await preparePayout(before(maker, place === 0 ? 4 : 0), { body: { payeeIds: [payeeId], key } });
    keys.push(key);
  }
  const params = { payoutId: keys[0] ?? '' };
  await decidePayout(before(owner, 4), { params, body: { approve: true, note: '' } });
  await endPayout(before(maker, 3), { params, body: { paid: true, note: 'UTR 632491774302' } });
}
