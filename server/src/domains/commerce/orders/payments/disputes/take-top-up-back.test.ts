import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../../kernel/context.ts';
import { newId } from '../../../../../kernel/ids.ts';
import {
  aCourse,
  closeAfterFile,
  paymentSimulator,
  type Person,
  type TestInstitute,
  testWorld,
  type World,
} from '../../../../../testing/index.ts';
import { balances } from '../../../ledger/balances.store.ts';
import { mergeWallets } from '../../../wallet/merge-wallets.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let shop: Awaited<ReturnType<typeof paymentSimulator>>;
const billing = { name: 'Ananya', address: '', city: '', pin: '', stateCode: null, gstin: '' } as const;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  shop = await paymentSimulator(world.app);
  closeAfterFile(shop.close);
});

/** Begins to pay, and answers what the gateway calls it. */
async function begun({ api }: Person, orderId: string): Promise<string> {
  const { page } = await api.commerce.startPayment({ params: { orderId }, body: { gateway: 'razorpay' } });
  await fetch(page!.url, { method: 'POST', body: new URLSearchParams(page!.fields) });
  return page!.fields['order_id'] ?? '';
}
/** Money that a student has added, and what the bank says of it later. */
async function filled(student: Person, amountPaise: number) {
  const { orderId } = await student.api.commerce.placeTopUp({ body: { amountPaise, key: newId() } });
  const atGateway = await begun(student, orderId);
  await shop.press(atGateway, 'payUntold');
  const lose = (paise = amountPaise) => shop.simulator.dispute(atGateway, 'lost', paise);
  return { orderId, lose, open: () => shop.simulator.dispute(atGateway, 'created', amountPaise) };
}
/** An order of one course, as much of it by the wallet as there is. */
async function ordered(student: Person, pricePaise: number) {
  const { courseId } = await aCourse(place.ctx(owner), { details: { pricePaise, validityDays: 365 } });
  const items = [{ kind: 'course' as const, id: courseId }];
  const { sums, duePaise } = await student.api.commerce.quoteOrder({ body: { items, useWallet: true } });
  const walletPaise = sums.totalPaise - duePaise;
  const body = { items, billing, totalPaise: sums.totalPaise, walletPaise, key: newId() };
  return student.api.commerce.placeOrder({ body });
}
async function bought(student: Person, pricePaise: number): Promise<void> {
  const { orderId } = await ordered(student, pricePaise);
  await student.api.commerce.startPayment({ params: { orderId }, body: { gateway: 'razorpay' } });
}
const wallet = async ({ api }: Person) => {
  const { cashPaise, owedPaise } = await api.commerce.showWallet();
  return { cashPaise, owedPaise };
};
const moves = async ({ api }: Person) =>
  (await api.commerce.listMovements({ query: {} })).rows.map(({ kind, cashPaise, owedPaise }) => [
    kind,
    cashPaise,
    owedPaise,
  ]);
const notices = async ({ api }: Person) =>
  (await api.notices.listNotices({ query: {} })).rows.map(({ kind }) => String(kind));
/** The sums of the ledger, which leave nothing. */
async function ledger() {
  const sums = await balances(place.ctx());
  expect([...sums.values()].reduce((all, sum) => all + sum, 0)).toBe(0);
  return (account: string) => sums.get(account) ?? 0;
}

describe('money of a wallet that the bank takes back', () => {
  it('goes out of its cash as far as there is some; the rest is owed, the institute sees it, and what comes in pays it', async () => {
    const before = await ledger();
    const student = await place.person('student');
    const topUp = await filled(student, 50_000);
    await bought(student, 30_000);
    await topUp.open();
    expect(await wallet(student)).toEqual({ cashPaise: 20_000, owedPaise: 0 });
    await topUp.lose();
    await topUp.lose();
    expect(await wallet(student)).toEqual({ cashPaise: 0, owedPaise: 30_000 });
    expect((await moves(student))[0]).toEqual(['takenByBank', -20_000, 30_000]);
    const after = await ledger();
    expect(after('walletOwed') - before('walletOwed')).toBe(30_000);
    expect(after('gatewayClearing')).toBe(before('gatewayClearing'));
    expect(after('refundsPayable')).toBe(before('refundsPayable'));
    const order = await owner.api.commerce.showOrder({ params: { orderId: topUp.orderId } });
    expect(order).toMatchObject({
      state: 'refunded',
      refundedPaise: 50_000,
      payment: { state: 'refunded' },
      toSend: [],
    });
    expect(order.events.filter(({ kind }) => kind === 'takenByBank')).toHaveLength(1);
    await world.runJobs();
    expect(shop.simulator.refunds.size).toBe(0);
    expect(await notices(student)).toContain('wallet.owed');
    const all = await owner.api.commerce.listWallets({ query: {} });
    expect(all).toMatchObject({ owedPaise: 30_000 });
    expect(all.rows[0]).toMatchObject({ accountId: student.accountId, cashPaise: 0, owedPaise: 30_000 });
    const params = { accountId: student.accountId };
    expect((await owner.api.commerce.showPersonWallet({ params, query: {} })).wallet.owedPaise).toBe(30_000);
    await filled(student, 40_000);
    expect(await wallet(student)).toEqual({ cashPaise: 10_000, owedPaise: 0 });
    expect((await moves(student)).slice(0, 2)).toEqual([
      ['owedPaid', -30_000, -30_000],
      ['topUp', 40_000, 0],
    ]);
    expect((await ledger())('walletOwed')).toBe(before('walletOwed'));
  });

  it('goes out for the payment that stayed, where the top-up was paid twice and one went back by itself', async () => {
    const student = await place.person('student');
    const { orderId } = await student.api.commerce.placeTopUp({ body: { amountPaise: 40_000, key: newId() } });
    const tabs = [await begun(student, orderId), await begun(student, orderId)];
    for (const tab of tabs) await shop.press(tab, 'payUntold');
    await world.runJobs();
    expect(await wallet(student)).toEqual({ cashPaise: 40_000, owedPaise: 0 });
    await shop.simulator.dispute(tabs[0]!, 'created', 40_000);
    await shop.simulator.dispute(tabs[0]!, 'lost', 40_000);
    expect(await wallet(student)).toEqual({ cashPaise: 0, owedPaise: 0 });
  });

  it('leaves what the bank did not ask for', async () => {
    const student = await place.person('student');
    const topUp = await filled(student, 50_000);
    await topUp.lose(20_000);
    expect(await wallet(student)).toEqual({ cashPaise: 30_000, owedPaise: 0 });
    const { orderId } = topUp;
    expect(await owner.api.commerce.showOrder({ params: { orderId } })).toMatchObject({
      state: 'part_refunded',
      refundedPaise: 20_000,
      payment: { state: 'captured' },
    });
    const { rows } = await owner.api.commerce.listOrders({ query: { view: 'refunds' } });
    expect(rows.find((row) => row.orderId === orderId)).toMatchObject({ refundedPaise: 20_000 });
    await world.runJobs();
    expect(await notices(student)).toContain('wallet.takenByBank');
    await ledger();
  });

  it('is paid by what an order held, when that comes back', async () => {
    const student = await place.person('student');
    const topUp = await filled(student, 50_000);
    const { orderId } = await ordered(student, 118_000);
    const atGateway = await begun(student, orderId);
    await topUp.lose();
    expect(await wallet(student)).toEqual({ cashPaise: 0, owedPaise: 50_000 });
    await shop.press(atGateway, 'fail');
    expect(await wallet(student)).toEqual({ cashPaise: 0, owedPaise: 0 });
    await ledger();
  });

  it('is owed by the account that stays when two become one', async () => {
    const [from, to] = [await place.person('student'), await place.person('student')];
    const topUp = await filled(from, 50_000);
    await bought(from, 30_000);
    await topUp.lose();
    await filled(to, 10_000);
    await inTransaction(place.ctx(owner), (tx) => mergeWallets(tx, from.accountId, to.accountId));
    expect(await wallet(from)).toEqual({ cashPaise: 0, owedPaise: 0 });
    expect(await wallet(to)).toEqual({ cashPaise: 0, owedPaise: 20_000 });
    await ledger();
  });
});
