import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';
import {
  aCourse,
  closeAfterFile,
  paymentSimulator,
  type Person,
  type TestInstitute,
  testWorld,
  type World,
} from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { balances } from '../ledger/balances.store.ts';
import { holdWallet, refundToWallet, releaseWallet, spendWallet } from './hold-wallet.ts';
import { walletShare } from './parts.ts';
import { findWallet, listPromos, lockWallet } from './wallets.store.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let shop: Awaited<ReturnType<typeof paymentSimulator>>;
let courseId: string;
let otherId: string;
const PRICE = 100_000;
const DAY = 86_400_000;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  shop = await paymentSimulator(world.app);
  closeAfterFile(shop.close);
  const details = { pricePaise: PRICE, validityDays: 365 };
  ({ courseId } = await aCourse(place.ctx(owner), { title: 'Waves', details }));
  ({ courseId: otherId } = await aCourse(place.ctx(owner), { title: 'Calculus', details }));
});

const billing = { name: 'Ananya Sharma', address: '', city: '', pin: '', stateCode: null, gstin: '' } as const;
const items = (...ids: readonly string[]) => ids.map((id) => ({ kind: 'course' as const, id }));
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY).toISOString();
const give = (student: Person, amountPaise: number, days = 30) =>
  owner.api.commerce.giveCredit({
    body: {
      accountIds: [student.accountId],
      amountPaise,
      endsAt: inDays(days),
      reason: 'For the topper',
      key: newId(),
    },
  });
const wallet = (student: Person) => student.api.commerce.showWallet();
const movements = async (student: Person) => (await student.api.commerce.listMovements({ query: {} })).rows;
const show = ({ api }: Person, orderId: string) => api.commerce.showMyOrder({ params: { orderId } });

async function ordered(student: Person, ...ids: readonly string[]) {
  const things = items(...(ids.length > 0 ? ids : [courseId]));
  const { sums, duePaise } = await student.api.commerce.quoteOrder({ body: { items: things, useWallet: true } });
  const body = { items: things, billing, totalPaise: sums.totalPaise, key: newId() };
  return student.api.commerce.placeOrder({ body: { ...body, walletPaise: sums.totalPaise - duePaise } });
}
async function begun(student: Person, orderId: string): Promise<string> {
  const { page } = await student.api.commerce.startPayment({ params: { orderId }, body: { gateway: 'razorpay' } });
  await fetch(page!.url, { method: 'POST', body: new URLSearchParams(page!.fields) });
  return page!.fields['order_id'] ?? '';
}
async function filled(student: Person, amountPaise: number): Promise<void> {
  const { orderId } = await student.api.commerce.placeTopUp({ body: { amountPaise, key: newId() } });
  await shop.press(await begun(student, orderId), 'payUntold');
}
/** Debits are credits, and what each wallet says is what the ledger says. */
async function ledgerIsWhole() {
  const sums = await balances(place.ctx());
  expect([...sums.values()].reduce((all, sum) => all + sum, 0)).toBe(0);
  const held = await rows(place.ctx()).selectFrom('wallets').select(['cashPaise', 'promoPaise']).execute();
  expect(held.reduce((all, one) => all + one.cashPaise, 0)).toBe(0 - (sums.get('walletCash') ?? 0));
  expect(held.reduce((all, one) => all + one.promoPaise, 0)).toBe(0 - (sums.get('walletPromo') ?? 0));
}

/** What the ledger says of one order, by account. */
async function accountsOf(orderId: string): Promise<Record<string, number>> {
  const entries = await rows(place.ctx())
    .selectFrom('ledgerEntries as e')
    .innerJoin('ledgerTransactions as t', 't.id', 'e.transactionId')
    .select(['e.account', 'e.amountPaise'])
    .where('t.orderId', '=', orderId)
    .execute();
  const sums: Record<string, number> = {};
  for (const { account, amountPaise } of entries) sums[account] = (sums[account] ?? 0) + amountPaise;
  return sums;
}

describe('a wallet', () => {
  it('is filled by an order that is paid like any other, within the limits of the institute', async () => {
    const student = await place.person('student');
    const rules = { topUps: true, leastPaise: 10_000, mostPaise: 200_000, holdsPaise: 250_000 };
    await owner.api.commerce.saveWalletRules({ body: rules });
    expect(await owner.api.commerce.showWalletRules()).toMatchObject({ ...rules, can: { edit: true } });
    await filled(student, 200_000);
    expect(await wallet(student)).toMatchObject({ spendablePaise: 200_000, cashPaise: 200_000, promos: [], rules });
    const add = (amountPaise: number) => student.api.commerce.placeTopUp({ body: { amountPaise, key: newId() } });
    await expect(add(9_999)).rejects.toMatchObject({ error: 'TOP_UP_REFUSED', details: { mostPaise: 50_000 } });
    await expect(add(50_001)).rejects.toMatchObject({ error: 'TOP_UP_REFUSED' });
    await owner.api.commerce.saveWalletRules({ body: { ...rules, topUps: false } });
    await expect(add(10_000)).rejects.toMatchObject({ error: 'TOP_UP_REFUSED' });
    await owner.api.commerce.saveWalletRules({ body: rules });
    const [row] = await movements(student);
    expect(row).toMatchObject({ kind: 'topUp', cashPaise: 200_000, balancePaise: 200_000 });
    const refund = owner.api.commerce.refundOrder({
      params: { orderId: row!.orderId! },
      body: { lines: [0], reason: 'Changed my mind', key: newId() },
    });
    await expect(refund).rejects.toMatchObject({ error: 'TOP_UP_KEPT' });
    const { rows: orders } = await owner.api.commerce.listOrders({ query: { size: 200 } });
    expect(orders.some(({ orderId }) => orderId === row!.orderId)).toBe(true);
    expect((await owner.api.commerce.listOrders({ query: {} })).paidWithoutAccess).toBe(0);
    await ledgerIsWhole();
  });

  it('pays promo money by its end first, then cash, and the rest goes to the gateway', async () => {
    const student = await place.person('student');
    await filled(student, 30_000);
    await give(student, 10_000, 60);
    await give(student, 20_000, 10);
    const { wallet: shown, duePaise } = await student.api.commerce.quoteOrder({
      body: { items: items(courseId), useWallet: true },
    });
    expect(shown).toEqual({ promoPaise: 30_000, cashPaise: 30_000, usedPromoPaise: 30_000, usedCashPaise: 30_000 });
    expect(duePaise).toBe(40_000);
    const order = await ordered(student);
    expect(order).toMatchObject({ state: 'placed', walletPaise: 60_000 });
    expect(await wallet(student)).toMatchObject({ spendablePaise: 0 });
    await shop.press(await begun(student, order.orderId), 'payUntold');
    expect(await show(student, order.orderId)).toMatchObject({ state: 'paid', payment: { amountPaise: 40_000 } });
    const { paidBy } = await student.api.commerce.showInvoice({ params: { orderId: order.orderId } });
    expect(paidBy.map(({ way, amountPaise }) => [way, amountPaise])).toEqual([
      ['wallet', 60_000],
      [expect.any(String), 40_000],
    ]);
    expect(await accountsOf(order.orderId)).toEqual({
      gatewayClearing: 40_000,
      walletCash: 30_000,
      walletPromo: 30_000,
      walletHeld: 0,
      sales: -PRICE,
    });
    await ledgerIsWhole();
  });

  it('pays a whole order without any gateway', async () => {
    const student = await place.person('student');
    await give(student, PRICE);
    const order = await ordered(student);
    const { page, order: paid } = await student.api.commerce.startPayment({
      params: { orderId: order.orderId },
      body: { gateway: 'razorpay' },
    });
    expect([page, paid.state, paid.payment]).toEqual([null, 'paid', null]);
    await owner.api.commerce.refundOrder({
      params: { orderId: order.orderId },
      body: { lines: [0], reason: 'Bought by mistake', key: newId() },
    });
    expect(await show(student, order.orderId)).toMatchObject({ state: 'refunded', refundedPaise: PRICE });
    expect(await wallet(student)).toMatchObject({ promoPaise: PRICE });
    expect((await movements(student)).map(({ kind }) => kind)).toEqual(['refund', 'order', 'credit']);
    await ledgerIsWhole();
  });

  it('leaves so much for the gateway that it can be paid there', async () => {
    const student = await place.person('student');
    await give(student, PRICE - 1);
    const body = { items: items(courseId), useWallet: true };
    expect(await student.api.commerce.quoteOrder({ body })).toMatchObject({ duePaise: 100 });
  });

  it('gets all back into the same buckets when the bank says no, and pays the next try again', async () => {
    const student = await place.person('student');
    await give(student, 20_000, 10);
    await filled(student, 30_000);
    const before = await wallet(student);
    const order = await ordered(student);
    await shop.press(await begun(student, order.orderId), 'fail');
    expect(await wallet(student)).toEqual(before);
    await shop.press(await begun(student, order.orderId), 'payUntold');
    expect(await show(student, order.orderId)).toMatchObject({ state: 'paid', walletPaise: 50_000 });
    expect(await wallet(student)).toMatchObject({ spendablePaise: 0 });
    expect((await movements(student)).map(({ kind }) => kind)).toEqual([
      'order',
      'orderBack',
      'order',
      'topUp',
      'credit',
    ]);
  });

  it('refuses another try when its money was spent meanwhile, and sends a late payment back', async () => {
    const student = await place.person('student');
    await give(student, 40_000);
    const first = await ordered(student);
    const id = await begun(student, first.orderId);
    await shop.press(id, 'fail');
    const second = await ordered(student, otherId);
    expect(second.walletPaise).toBe(40_000);
    const again = student.api.commerce.startPayment({
      params: { orderId: first.orderId },
      body: { gateway: 'razorpay' },
    });
    await expect(again).rejects.toMatchObject({ error: 'WALLET_CHANGED' });
    await shop.simulator.act(id, 'payUntold');
    await shop.simulator.tell(shop.simulator.orders.get(id)!);
    expect(await show(student, first.orderId)).toMatchObject({ state: 'failed', payment: { state: 'refunding' } });
    const { rows: told } = await student.api.notices.listNotices({ query: {} });
    expect(told.some(({ kind }) => kind === 'order.walletGone')).toBe(true);
    await ledgerIsWhole();
  });

  it('gets back what an order held that was not paid in thirty minutes', async () => {
    const student = await place.person('student');
    await give(student, 40_000);
    await ordered(student);
    world.clock.advance({ minutes: 31 });
    await world.sweep(place);
    await world.runJobs();
    await Promise.all([student.signInAgain(), owner.signInAgain()]);
    expect(await wallet(student)).toMatchObject({ promoPaise: 40_000 });
    expect((await movements(student)).map(({ kind, balancePaise }) => [kind, balancePaise])).toEqual([
      ['orderBack', 40_000],
      ['order', 0],
      ['credit', 40_000],
    ]);
  });

  it('pays once however many orders are placed at once', async () => {
    const student = await place.person('student');
    await give(student, PRICE);
    const body = { billing, totalPaise: PRICE, walletPaise: PRICE };
    const both = await Promise.allSettled(
      [courseId, otherId].map((id) =>
        student.api.commerce.placeOrder({ body: { ...body, items: items(id), key: newId() } }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ error: 'WALLET_CHANGED' });
    expect(await wallet(student)).toMatchObject({ spendablePaise: 0 });
  });

  it('gets its share of a refund, and the gateway the rest', async () => {
    const student = await place.person('student');
    await give(student, 50_000);
    const order = await ordered(student, courseId, otherId);
    await shop.press(await begun(student, order.orderId), 'payUntold');
    await owner.api.commerce.refundOrder({
      params: { orderId: order.orderId },
      body: { lines: [1], reason: 'Bought by mistake', key: newId() },
    });
    expect(await wallet(student)).toMatchObject({ promoPaise: 25_000 });
    expect(await show(student, order.orderId)).toMatchObject({ state: 'part_refunded', refundedPaise: PRICE });
    await world.runJobs();
    world.clock.advance({ hours: 7 });
    await world.runJobs();
    await Promise.all([student.signInAgain(), owner.signInAgain()]);
    const refund = [...shop.simulator.refunds.values()].at(-1);
    expect(refund).toMatchObject({ amountPaise: 75_000, state: 'done' });
    expect(await accountsOf(order.orderId)).toMatchObject({ refundsPayable: 0, walletPromo: 25_000, sales: -PRICE });
    await ledgerIsWhole();
  });

  it('loses promo money at its end, and the passbook says so', async () => {
    const student = await place.person('student');
    await give(student, 20_000, 1);
    world.clock.advance({ hours: 25 });
    await Promise.all([student.signInAgain(), owner.signInAgain()]);
    expect(await wallet(student)).toMatchObject({ spendablePaise: 0 });
    await world.sweep(place);
    await world.runJobs();
    const [ended] = await movements(student);
    expect(ended).toMatchObject({ kind: 'ended', promoPaise: -20_000, balancePaise: 0 });
    await ledgerIsWhole();
  });
});

describe('promo money from staff', () => {
  it('reaches everybody of a batch once, is logged, and is read by staff of this institute alone', async () => {
    const [one, two] = [await place.person('student'), await place.person('student', { firstName: 'Zubeida' })];
    const batchId = await aBatch(place.ctx(owner), { name: 'Diwali', members: [one.accountId, two.accountId] });
    const body = { batchId, amountPaise: 5_000, endsAt: inDays(30), reason: 'Diwali', key: newId() };
    expect(await owner.api.commerce.giveCredit({ body })).toEqual({ given: 2 });
    expect(await owner.api.commerce.giveCredit({ body })).toEqual({ given: 0 });
    const seen = await owner.api.commerce.showPersonWallet({ params: { accountId: one.accountId }, query: {} });
    expect(seen).toMatchObject({ total: 1, wallet: { promoPaise: 5_000 }, rows: [{ note: 'Diwali', kind: 'credit' }] });
    const { rows: found } = await owner.api.commerce.listWallets({ query: { search: 'Zubeida' } });
    expect(found).toMatchObject([{ accountId: two.accountId, promoPaise: 5_000, cashPaise: 0 }]);
    const promo = await one.api.commerce.listMovements({ query: { view: 'cash' } });
    expect(promo.total).toBe(0);
    const stranger = await (await world.institute()).person('owner');
    const params = { accountId: one.accountId };
    await expect(stranger.api.commerce.showPersonWallet({ params, query: {} })).rejects.toMatchObject({ status: 404 });
    const foreign = stranger.api.commerce.giveCredit({
      body: { ...body, batchId: undefined, accountIds: [one.accountId] },
    });
    await expect(foreign).rejects.toMatchObject({ error: 'CREDIT_NOBODY' });
    const late = owner.api.commerce.giveCredit({ body: { ...body, key: newId(), endsAt: inDays(-1) } });
    await expect(late).rejects.toMatchObject({ error: 'CREDIT_ENDED' });
    const teacher = await place.person('teacher');
    await expect(teacher.api.commerce.giveCredit({ body })).rejects.toMatchObject({ status: 403 });
  });
});

const STEPS = 600;
describe('hundreds of random orders that fail, are paid and are refunded', () => {
  it('leave the wallet, its promo money, its passbook and the ledger the same to the paisa', async () => {
    const student = await place.person('student');
    await filled(student, 150_000);
    for (const days of [20, 40, 60]) await give(student, 30_000, days);
    const before = await walletOf(student);
    // The same numbers in every run.
    const numbers = fc.sample(fc.double({ min: 0, max: 0.999, noNaN: true, noDefaultInfinity: true }), {
      numRuns: 4 * STEPS,
      seed: 11,
    });
    const draw = (below: number) => Math.floor((numbers.pop() ?? 0) * below);
    const open: { orderId: string; paise: number; back: number; state: 'held' | 'spent' | 'released' }[] = [];
    const inOne = <T>(act: (tx: TransactionContext) => Promise<T>) => inTransaction(place.ctx(owner), act);
    for (let step = 0; step < STEPS; step += 1) {
      const order = open[draw(Math.max(1, open.length))];
      const act = draw(5);
      if (act < 2 || !order) await inOne((tx) => placeOne(tx, student, 1 + draw(40_000), open));
      else if (act === 2) {
        await inOne((tx) => releaseWallet(tx, order.orderId));
        if (order.state === 'held') order.state = 'released';
      } else if (act === 3) {
        if (await inOne((tx) => spendWallet(tx, order.orderId))) order.state = 'spent';
      } else if (order.state === 'spent') {
        const paise = draw(order.paise - order.back + 1);
        await inOne((tx) => refundToWallet(tx, order.orderId, paise));
        order.back += paise;
      }
    }
    const out = open.reduce((sum, { state, paise, back }) => sum + (state === 'released' ? 0 : paise - back), 0);
    const after = await walletOf(student);
    expect(after.cashPaise + after.promoPaise + out).toBe(before.cashPaise + before.promoPaise);
    expect(after.promoPaise).toBe(after.left);
    expect(after.moved).toBe(after.cashPaise + after.promoPaise);
    await ledgerIsWhole();
  });
});

/** What the wallet's row says, what is left of its promo money, and the sum of its passbook. */
async function walletOf({ accountId }: Person) {
  const ctx = place.ctx();
  const sum = (rowsOf: readonly number[]) => rowsOf.reduce((all, paise) => all + paise, 0);
  const promos = await rows(ctx)
    .selectFrom('walletPromos')
    .select('leftPaise')
    .where('accountId', '=', accountId)
    .execute();
  const moves = await rows(ctx)
    .selectFrom('walletMovements')
    .select(['cashPaise', 'promoPaise'])
    .where('accountId', '=', accountId)
    .execute();
  return {
    ...(await findWallet(ctx, accountId))!,
    left: sum(promos.map(({ leftPaise }) => leftPaise)),
    moved: sum(moves.map(({ cashPaise, promoPaise }) => cashPaise + promoPaise)),
  };
}

async function placeOne(
  tx: TransactionContext,
  { accountId }: Person,
  orderPaise: number,
  open: { orderId: string; paise: number; back: number; state: 'held' | 'spent' | 'released' }[],
): Promise<void> {
  const { cashPaise } = await lockWallet(tx, accountId);
  const promos = await listPromos(tx, accountId, tx.clock.now());
  const paise = walletShare(orderPaise, { cashPaise, promos });
  if (paise === 0) return;
  const orderId = newId();
  const hold = {
    orderId,
    accountId,
    totalPaise: paise,
    orderNumber: 'MA-1',
    note: 'Waves',
    holdsUntil: tx.clock.now(),
  };
  if (await holdWallet(tx, hold, orderPaise)) open.push({ orderId, paise, back: 0, state: 'held' });
}
