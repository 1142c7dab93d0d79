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
import { anOrder } from '../../../factories.ts';
import { balances } from '../../../ledger/balances.store.ts';
import { insertCommission } from '../rules.store.ts';

let world: World;
let place: TestInstitute;
let [maker, checker, author]: Person[] = [];
let courseId: string;
beforeAll(async () => {
  world = await testWorld();
  // Refunds go back through it.
  closeAfterFile((await paymentSimulator(world.app)).close);
});

/** An institute of its own whose author gets 30 % of what is sold, and the provider 5 %. */
async function open() {
  place = await world.institute();
  maker = await place.person('owner', { firstName: 'Meera' });
  checker = await place.person('owner', { firstName: 'Chetan' });
  author = await place.person('teacher', { firstName: 'Kavita', lastName: 'Rao' });
  await inTransaction(place.ctx(maker), (tx) => insertCommission(tx, 500));
  courseId = (await aCourse(place.ctx(maker), { details: { pricePaise: 100_000, validityDays: 365 } })).courseId;
  const part = { kind: 'author', accountId: author.accountId, name: '', basisPoints: 3000 } as const;
  await maker.api.commerce.saveShareRule({ params: { kind: 'course', thingId: courseId }, body: { parts: [part] } });
}
async function sold() {
  const items = [{ kind: 'course' as const, id: courseId }];
  return anOrder(place.ctx(await place.person('student')), { items, gateway: 'razorpay', method: 'upi', said: 'paid' });
}
const refund = (orderId: string) =>
  maker!.api.commerce.refundOrder({
    params: { orderId },
    body: { lines: [0], reason: 'Bought by mistake', key: newId() },
  });
async function later(days: number) {
  world.clock.advance({ days });
  for (const person of [maker, checker, author]) await person!.signInAgain();
}
const payee = async (by: Person = maker!) => {
  const { rows } = await by.api.commerce.listPayees();
  return rows.find(({ kind }) => kind === 'author')!;
};
async function withBank() {
  const { payeeId } = await payee();
  const body = { holder: 'Kavita Rao', account: '001122334455', ifsc: 'SBIN0001234', accountKind: 'savings' } as const;
  const { id } = await maker!.api.tenancy.proposeBankDetails({ body: { ...body, ownerId: payeeId } });
  await checker!.api.tenancy.approveBankDetails({ params: { changeId: id } });
  return payeeId;
}
const prepare = (payeeId: string, key = newId()) =>
  maker!.api.commerce.preparePayout({ body: { payeeIds: [payeeId], key } });
const decide = (by: Person, payoutId: string, approve = true) =>
  by.api.commerce.decidePayout({ params: { payoutId }, body: { approve, note: approve ? '' : 'Another time' } });

describe('a payout', () => {
  it('pays what no longer waits, once a second person approved it, to verified bank details', async () => {
    await open();
    await sold();
    expect(await payee()).toMatchObject({ earnedPaise: 30_000, heldPaise: 30_000, duePaise: 0, bank: null });
    const { payeeId } = await payee();
    await expect(prepare(payeeId)).rejects.toMatchObject({ error: 'PAYOUT_NOTHING' });
    await later(31);
    await sold();
    expect(await payee()).toMatchObject({ earnedPaise: 60_000, heldPaise: 30_000, duePaise: 30_000 });
    await expect(prepare(payeeId)).rejects.toMatchObject({ error: 'PAYOUT_NO_BANK' });
    await withBank();
    const key = newId();
    const [payout] = await Promise.all([prepare(payeeId, key), prepare(payeeId, key)]);
    expect(payout).toMatchObject({ state: 'waiting', totalPaise: 30_000, lines: [{ account: '•••• 4455' }] });
    expect((await maker!.api.commerce.listPayouts({ query: {} })).total).toBe(1);
    await expect(prepare(payeeId)).rejects.toMatchObject({ error: 'PAYOUT_NOTHING' });
    await expect(decide(maker!, key)).rejects.toMatchObject({ error: 'SAME_PERSON' });
    await expect(decide(author!, key)).rejects.toMatchObject({ status: 403 });
    const early = checker!.api.commerce.exportPayout({ params: { payoutId: key } });
    await expect(early).rejects.toMatchObject({ error: 'PAYOUT_DECIDED' });
    expect(await decide(checker!, key)).toMatchObject({ state: 'approved', can: { file: true, end: true } });
    await expect(decide(checker!, key)).rejects.toMatchObject({ error: 'PAYOUT_DECIDED' });
    expect(await checker!.api.commerce.exportPayout({ params: { payoutId: key } })).toContain(
      'Kavita Rao,001122334455,SBIN0001234,savings,300.00,INR,,',
    );
    const paid = { params: { payoutId: key }, body: { paid: true, note: 'UTR 632491774302' } };
    expect(await maker!.api.commerce.endPayout(paid)).toMatchObject({ state: 'sent', note: 'UTR 632491774302' });
    await expect(maker!.api.commerce.endPayout(paid)).rejects.toMatchObject({ error: 'PAYOUT_DECIDED' });
    expect(await payee()).toMatchObject({ duePaise: 0, movingPaise: 0, paidPaise: 30_000, heldPaise: 30_000 });
    const sums = await balances(place.ctx());
    expect([sums.get('authorSharePayable'), sums.get('payouts'), sums.get('bank')]).toEqual([-30_000, 0, -30_000]);
  });

  it('is not approved when refunds came in between or the account is another one, and what came back is owed again', async () => {
    await open();
    const first = await sold();
    await sold();
    await later(31);
    const payeeId = await withBank();
    const changed = await prepare(payeeId);
    await refund(first);
    await expect(decide(checker!, changed.payoutId)).rejects.toMatchObject({ error: 'PAYOUT_CHANGED' });
    expect(await decide(checker!, changed.payoutId, false)).toMatchObject({ state: 'declined', note: 'Another time' });
    const moved = await prepare(payeeId);
    await withBank();
    await expect(decide(checker!, moved.payoutId)).rejects.toMatchObject({ error: 'PAYOUT_CHANGED' });
    const others = checker!.api.commerce.withdrawPayout({ params: { payoutId: moved.payoutId } });
    await expect(others).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await maker!.api.commerce.withdrawPayout({ params: { payoutId: moved.payoutId } });
    const sent = await prepare(payeeId);
    await decide(checker!, sent.payoutId);
    const body = { paid: false, note: 'Account closed' };
    expect(await maker!.api.commerce.endPayout({ params: { payoutId: sent.payoutId }, body })).toMatchObject({
      state: 'returned',
    });
    expect(await payee()).toMatchObject({ duePaise: 30_000, movingPaise: 0, paidPaise: 0 });
  });
});

describe('a statement', () => {
  it('equals the ledger to the paisa, month by month, as screen, table and PDF', async () => {
    await open();
    const back = await sold();
    await sold();
    await later(32);
    const payeeId = await withBank();
    await sold();
    const { payoutId } = await prepare(payeeId);
    await decide(checker!, payoutId);
    await refund(back);
    await sold();
    const params = { payeeId };
    const now = await maker!.api.commerce.showStatement({ params, query: {} });
    expect(now.months).toHaveLength(2);
    const before = await maker!.api.commerce.showStatement({ params, query: { month: now.months[1]! } });
    expect(before).toMatchObject({ openingPaise: 0, earnedPaise: 60_000, closingPaise: 60_000 });
    expect(now).toMatchObject({ openingPaise: 60_000, earnedPaise: 60_000, backPaise: 30_000, paidPaise: 60_000 });
    expect(now.closingPaise).toBe(now.openingPaise + now.earnedPaise - now.backPaise - now.paidPaise);
    expect(now.closingPaise).toBe(-(await balances(place.ctx())).get('authorSharePayable')!);
    // More was paid than is owed now, so nothing can be paid until new sales make up for it.
    expect(await payee()).toMatchObject({ duePaise: -30_000 });
    const csv = String(await maker!.api.commerce.exportStatement({ params, query: {} }));
    const cells = csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => Number(row.split(',')[6]));
    expect(Math.round(cells.slice(0, -1).reduce((sum, rupees) => sum + rupees, 0) * 100)).toBe(now.closingPaise);
    const body = { month: now.month, language: 'hi' as const };
    const asked = await author!.api.commerce.askStatementFile({ params, body });
    await world.runJobs();
    const made = await author!.api.commerce.showStatementFile({ params: { payeeId, fileId: asked.id } });
    expect(made).toMatchObject({ state: 'ready', pages: 1 });
    expect((await place.visitor.send('GET', made.url!)).body.slice(0, 4)).toBe('%PDF');
  });

  it('is seen by its payee and by who sees sales, and by nobody else', async () => {
    await open();
    await sold();
    const { payeeId } = await payee(author);
    const own = await author!.api.commerce.listPayees();
    expect(own).toMatchObject({ rows: [{ payeeId }], can: { prepare: false, seeAll: false } });
    expect(await author!.api.commerce.showStatement({ params: { payeeId }, query: {} })).toMatchObject({
      name: 'Kavita Rao',
      heldPaise: 30_000,
    });
    const other = await place.person('teacher');
    expect((await other.api.commerce.listPayees()).rows).toEqual([]);
    const asked = other.api.commerce.showStatement({ params: { payeeId }, query: {} });
    await expect(asked).rejects.toMatchObject({ status: 404 });
    const student = await place.person('student');
    await expect(student.api.commerce.listPayees()).rejects.toMatchObject({ status: 403 });
  });
});
