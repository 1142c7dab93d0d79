import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { balances } from '../ledger/balances.store.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { somePeople } from '../../identity/factories.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let ritu: Person;
let courseId: string;
const SEAT = 425_000;
const seller = { legalName: 'Meridian', address: '', email: '', stateCode: '27', gstin: '27AAPFU0939F1ZV' } as const;
const rules = { sac: '999293', taxRate: 1800, prefix: 'MA', refundDays: 7, refundPercent: 20 };
const school = { name: 'Sunrise Public School', address: '', city: 'Bengaluru', pin: '', stateCode: '29' } as const;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  [owner, ritu] = [await place.person('owner'), await place.person('administrator')];
  await owner.api.commerce.saveSeller({ body: { ...seller, ...rules } });
  const details = { pricePaise: 499_900, validityDays: 365 };
  ({ courseId } = await aCourse(place.ctx(owner), { title: 'NEET 2027', details }));
});

async function sold(seats: number, key = newId()) {
  const billing = { ...school, gstin: '29AAGCB7383J1Z4' };
  const body = { thingId: courseId, seats, pricePaise: SEAT, billing, key };
  return (await ritu.api.commerce.sellSeats({ body })).orderId;
}
async function paid(seats: number) {
  const orderId = await sold(seats);
  const params = { orderId };
  const utr = orderId.replaceAll('-', '').slice(-20);
  const amountPaise = seats * SEAT;
  await ritu.api.commerce.enterOfflinePayment({ params, body: { way: 'bank', amountPaise, utr } });
  const { offline } = await owner.api.commerce.showOrder({ params });
  const decided = { orderId, paymentId: offline?.paymentId ?? '' };
  await owner.api.commerce.decideOfflinePayment({ params: decided, body: { confirm: true } });
  return orderId;
}
const students = (many: number) =>
  somePeople(
    place.ctx(),
    Array.from({ length: many }, (_, at) => ({
      firstName: 'Asha',
      lastName: `Seat ${at}`,
      role: 'student' as const,
      email: `${newId()}@example.test`,
      passwordHash: '',
    })),
    'institute',
  );
const give = (orderId: string, accountIds: readonly string[], by = ritu) =>
  by.api.commerce.giveSeats({ params: { orderId }, body: { accountIds: [...accountIds] } });
const isOpen = async (accountId: string) => (await mayOpen(place.ctx(), accountId, 'course', [courseId])).has(courseId);

describe('seats that an organisation buys', () => {
  it('are one order with one invoice, given to students once the money is confirmed', async () => {
    const [first = '', second = ''] = await students(2);
    const key = newId();
    const unpaid = await sold(3, key);
    expect(await sold(3, key)).toBe(unpaid);
    await expect(give(unpaid, [first])).rejects.toMatchObject({ error: 'SEATS_CLOSED' });
    const orderId = await paid(30);
    const order = await owner.api.commerce.showOrder({ params: { orderId } });
    // As the mockup of the invoice has it: 30 seats of ₹4,250.00 to a school in Karnataka.
    expect(order.sums).toMatchObject({ totalPaise: 12_750_000, taxablePaise: 10_805_085, igstPaise: 1_944_915 });
    expect(order).toMatchObject({ state: 'paid', lines: [{ title: 'NEET 2027 × 30' }] });
    expect(order.invoiceNumber).toMatch(/^MA\//);
    expect(await give(orderId, [first, second, first])).toEqual({ given: 2, left: 28 });
    expect(await isOpen(first)).toBe(true);
    await expect(give(orderId, [first])).rejects.toMatchObject({ error: 'SEATS_NOBODY' });
    const shown = await owner.api.commerce.showSeats({ params: { orderId } });
    expect(shown).toMatchObject({ state: 'open', seats: 30, taken: 2 });
    expect((await owner.api.commerce.listOrders({ query: {} })).paidWithoutAccess).toBe(0);
  });

  it('never pass their number, whoever asks at once (R4)', async () => {
    const orderId = await paid(30);
    const buyers = await students(200);
    const asked = await Promise.allSettled(buyers.map((one) => give(orderId, [one])));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    for (const one of asked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ error: 'SEATS_FULL' });
    expect(await owner.api.commerce.showSeats({ params: { orderId } })).toMatchObject({ taken: 30, seats: 30 });
    const open = await Promise.all(buyers.map(isOpen));
    expect(open.filter(Boolean)).toHaveLength(30);
  });

  it('are given to all of a list or to nobody, and close together when the money goes back', async () => {
    const orderId = await paid(2);
    const [first = '', second = '', third = ''] = await students(3);
    await expect(give(orderId, [first, second, third])).rejects.toMatchObject({
      error: 'SEATS_FULL',
      details: { left: 2 },
    });
    expect(await isOpen(first)).toBe(false);
    await give(orderId, [first, second]);
    const body = { lines: [0], reason: 'The school closed', key: newId() };
    await ritu.api.commerce.refundOrder({ params: { orderId }, body });
    expect(await Promise.all([first, second].map(isOpen))).toEqual([false, false]);
    await expect(give(orderId, [third])).rejects.toMatchObject({ error: 'SEATS_CLOSED' });
  });

  it('earn the author of the course the share that a sale to a student earns', async () => {
    const teacher = await place.person('teacher');
    const part = { kind: 'author', accountId: teacher.accountId, name: '', basisPoints: 1000 } as const;
    const params = { kind: 'course', thingId: courseId } as const;
    await owner.api.commerce.saveShareRule({ params, body: { parts: [part] } });
    const owed = async () => (await balances(place.ctx())).get('authorSharePayable') ?? 0;
    const before = await owed();
    const orderId = await paid(2);
    // 8,500.00 are 7,203.39 without 18 % GST.
    expect((await owed()) - before).toBe(-72_033);
    await ritu.api.commerce.refundOrder({
      params: { orderId },
      body: { lines: [0], reason: 'Given back', key: newId() },
    });
    expect(await owed()).toBe(before);
  });

  it('are for those who may sell: no student, no teacher, nobody of another institute', async () => {
    const orderId = await paid(1);
    const student = await place.person('student');
    const teacher = await place.person('teacher');
    const stranger = await (await world.institute()).person('owner');
    await expect(give(orderId, [student.accountId], student)).rejects.toMatchObject({ status: 403 });
    await expect(give(orderId, [student.accountId], teacher)).rejects.toMatchObject({ status: 403 });
    await expect(give(orderId, [student.accountId], stranger)).rejects.toMatchObject({ status: 404 });
    const items = [{ kind: 'seats' as never, id: courseId }];
    await expect(student.api.commerce.quoteOrder({ body: { items } })).rejects.toMatchObject({ status: 422 });
  });
});
