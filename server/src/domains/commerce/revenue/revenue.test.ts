import readXlsx from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { anOrder } from '../factories.ts';
import { balances } from '../ledger/balances.store.ts';
import { periodOf } from './period-of.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let courseId: string;
let otherId: string;
const PRICE = 118_000;
const seller = { legalName: 'Meridian', address: '', email: '', stateCode: '27', gstin: '27AAPFU0939F1ZV' } as const;
const rules = { sac: '999293', taxRate: 1800, prefix: 'MA', refundDays: 7, refundPercent: 20 };

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  await owner.api.commerce.saveSeller({ body: { ...seller, ...rules } });
  const details = { pricePaise: PRICE, validityDays: 365 };
  ({ courseId } = await aCourse(place.ctx(owner), { title: 'Waves', details }));
  ({ courseId: otherId } = await aCourse(place.ctx(owner), { title: 'Calculus', details }));
});

const DAY = 86_400_000;
/** An order of somebody so many days ago. */
async function ordered(daysAgo: number, id = courseId, said: 'paid' | 'failed' = 'paid', couponCode = '') {
  const ctx = place.ctx(await place.person('student'));
  const when = new Date(world.clock.now().getTime() - daysAgo * DAY);
  const items = [{ kind: 'course', id }] as const;
  return anOrder(
    { ...ctx, clock: { now: () => when } },
    { items, gateway: 'razorpay', method: 'upi', said, couponCode },
  );
}
type Asked = NonNullable<NonNullable<Parameters<Person['api']['commerce']['showRevenue']>[0]>['query']>;
const show = (query: Asked = {}) => owner.api.commerce.showRevenue({ query });

describe('the revenue of an institute', () => {
  it('of the last week counts what was paid and refunded, by day, course, coupon and way', async () => {
    const body = {
      code: 'HALF',
      kind: 'percent',
      value: 50,
      mostPaise: null,
      leastPaise: 0,
      startsAt: null,
      endsAt: null,
      uses: null,
      usesEach: null,
      firstOrder: false,
      courseIds: [],
      partner: '',
      listed: false,
      open: true,
    } as const;
    await owner.api.commerce.createCoupon({ body: { ...body, courseIds: [] } });
    await ordered(10);
    await ordered(3);
    await ordered(3, otherId, 'paid', 'HALF');
    await ordered(1, otherId, 'failed');
    const orderId = await ordered(2);
    const refund = { lines: [0], reason: 'By mistake', key: newId() };
    await owner.api.commerce.refundOrder({ params: { orderId }, body: refund });
    const report = await show();
    expect(report.totals).toEqual({
      orders: 3,
      soldPaise: 2.5 * PRICE,
      refundedPaise: PRICE,
      keptPaise: 1.5 * PRICE,
      discountPaise: PRICE / 2,
      taxPaise: 27_000,
    });
    expect(report.bars).toHaveLength(7);
    expect(report.bars.map(({ soldPaise }) => soldPaise)).toEqual([0, 0, 0, 1.5 * PRICE, PRICE, 0, 0]);
    expect(report.bars.at(-1)).toMatchObject({ refundedPaise: PRICE });
    expect(report.courses).toEqual([
      { courseId, title: 'Waves', sold: 2, soldPaise: 2 * PRICE, refundedPaise: PRICE },
      { courseId: otherId, title: 'Calculus', sold: 1, soldPaise: PRICE / 2, refundedPaise: 0 },
    ]);
    expect(report.coupons).toEqual([{ code: 'HALF', orders: 1, discountPaise: PRICE / 2, soldPaise: PRICE / 2 }]);
    expect(report.ways).toEqual([{ way: 'upi', orders: 3, soldPaise: 2.5 * PRICE }]);
  });

  it('is the same number as the ledger’s and as that of the orders', async () => {
    const { totals } = await show({ duration: '30day' });
    const ledger = await balances(place.ctx());
    const of = (...accounts: readonly string[]) =>
      accounts.reduce((sum, account) => sum + ([...ledger].find(([name]) => name.startsWith(account))?.[1] ?? 0), 0);
    expect(totals.keptPaise).toBe(-of('sales', 'outputCgst', 'outputSgst', 'outputIgst'));
    expect(totals.taxPaise).toBe(-of('outputCgst', 'outputSgst', 'outputIgst'));
    expect((await owner.api.commerce.listOrders({ query: {} })).paidPaise).toBe(totals.soldPaise);
  });

  it('leaves as a file whose columns add up to what was kept', async () => {
    const text = await owner.api.commerce.exportDocuments({ query: { duration: '30day' } });
    const [head = '', ...lines] = text.trim().split('\r\n');
    const at = head.split(',').indexOf('Total');
    const totals = lines.map((line) => Math.round(Number(line.split(',')[at]) * 100));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe((await show({ duration: '30day' })).totals.keptPaise);
    expect(lines.some((line) => line.startsWith('Credit note'))).toBe(true);
  });

  it('leaves as a workbook of the same sums', async () => {
    const url = '/api/partner/revenue/revenue.xlsx?duration=30day';
    const reply = await owner.send('GET', url);
    expect(reply.headers['content-type']).toContain('spreadsheetml');
    // A workbook is a ZIP archive, and holds the sums as the report has them.
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const sheets = await readXlsx(reply.rawPayload);
    const { ways } = await show({ duration: '30day' });
    expect(sheets.find(({ sheet }) => sheet === 'By way to pay')?.data.slice(1)).toEqual(
      ways.map(({ way, orders, soldPaise }) => [way, orders, soldPaise / 100]),
    );
    const teacher = await place.person('teacher');
    await expect(teacher.api.commerce.exportRevenue({ query: {} })).rejects.toMatchObject({ status: 403 });
  });

  it('gives each of several coupons of an order what it took off, and its share of what was sold by that', async () => {
    const stacked = async (code: string, stack: number, value: number) => {
      const rule = {
        code,
        kind: 'percent',
        value,
        mostPaise: null,
        leastPaise: 0,
        startsAt: null,
        endsAt: null,
      } as const;
      const limits = {
        uses: 100,
        usesEach: 1,
        firstOrder: false,
        courseIds: [],
        partner: '',
        listed: false,
        open: true,
      };
      await owner.api.commerce.createCoupon({ body: { ...rule, ...limits, stack } });
    };
    await stacked('FIRSTTEN', 1, 10);
    await stacked('THENTHREE', 2, 3);
    await ordered(3, otherId, 'paid', 'FIRSTTEN+THENTHREE');
    const { coupons } = await show();
    const ten = PRICE / 10;
    const three = ((PRICE - ten) * 3) / 100;
    const left = PRICE - ten - three;
    const of = (code: string) => coupons.find((one) => one.code === code)!;
    const [first, second] = [of('FIRSTTEN'), of('THENTHREE')];
    expect(coupons.some(({ code }) => code.includes('+'))).toBe(false);
    expect(first).toMatchObject({ orders: 1, discountPaise: ten });
    expect(second).toMatchObject({ orders: 1, discountPaise: three });
    expect(first.soldPaise + second.soldPaise).toBe(left);
    expect(Math.abs(first.soldPaise - (left * ten) / (ten + three))).toBeLessThan(1);
  });

  it('is seen by those alone who may read sales', async () => {
    const teacher = await place.person('teacher');
    await expect(teacher.api.commerce.showRevenue({ query: {} })).rejects.toMatchObject({ status: 403 });
    await expect(teacher.api.commerce.exportDocuments({ query: {} })).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    [{ from: '2026-11-01' }, 'query.to'],
    [{ from: '2026-11-03', to: '2026-11-01' }, 'query.to'],
    [{ from: '2025-11-01', to: '2026-11-03' }, 'query.from'],
  ])('of a custom period says what is wrong with its days (case %#)', async (days, path) => {
    await expect(show({ duration: 'custom', ...days })).rejects.toMatchObject({ fields: [{ path }] });
  });
});

describe('a period', () => {
  const now = new Date('2026-11-23T20:00:00Z');
  it.each([
    ['1day', '2026-11-24', '2026-11-24', 1],
    ['2day', '2026-11-23', '2026-11-24', 2],
    ['7day', '2026-11-18', '2026-11-24', 7],
    ['30day', '2026-10-26', '2026-11-24', 30],
    ['12month', '2025-12-01', '2026-11-24', 12],
  ] as const)('%s ends today in the institute’s zone', (duration, from, to, bars) => {
    const period = periodOf({ duration }, now, 'Asia/Kolkata');
    expect(period).toMatchObject({ from, to, until: new Date('2026-11-24T18:30:00Z') });
    expect(period.keys).toHaveLength(bars);
  });
});
