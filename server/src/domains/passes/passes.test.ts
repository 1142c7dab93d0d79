import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import {
  aCourse,
  closeAfterFile,
  paymentSimulator,
  type Person,
  type TestInstitute,
  testWorld,
  type World,
} from '../../testing/index.ts';
import { mayOpen } from '../entitlements/index.ts';
import { planTermsOf } from './factories.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let shop: Awaited<ReturnType<typeof paymentSimulator>>;
let examId: number;
let bookplus: string;
let premium: string;
let basic: string;
let whole: string;
const billing = { name: 'Ananya Sharma', address: '', city: '', pin: '', stateCode: null, gstin: '' } as const;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute({ allowedItems: ['infinityPass'] });
  owner = await place.person('owner');
  shop = await paymentSimulator(world.app);
  closeAfterFile(shop.close);
  examId = (await owner.api.taxonomy.listExams())[0]!.id;
  const aCourseOf = async (title: string) =>
    (await aCourse(place.ctx(owner), { title, details: { pricePaise: 195_900, validityDays: 365, examId } })).courseId;
  basic = await aCourseOf('Waves');
  whole = await aCourseOf('Calculus');
  bookplus = await offered({
    nameEn: 'BookPlus',
    mode: 'bookplus',
    pricePaise: 349_900,
    pauseDays: 30,
    yearlyPauses: 2,
    rules: [{ what: 'courses', subjectIds: [], chosen: [basic] }],
  });
  premium = await offered({ trialDays: 7 });
});

async function offered(given: Parameters<typeof planTermsOf>[0]): Promise<string> {
  const { planId } = await owner.api.passes.createPlan({ body: planTermsOf({ examIds: [examId], ...given }) });
  await owner.api.passes.publishPlan({ params: { planId } });
  return planId;
}
const item = (id: string): SoldThing[] => [{ kind: 'pass', id }];
/** So many days later: sign-ins last ten minutes of the clock. */
async function back(student: Person, days: number): Promise<void> {
  world.clock.advance({ minutes: days * 1440 });
  await owner.signInAgain();
  await student.signInAgain();
}
async function placed(student: Person, planId: string, useWallet = false) {
  const { payPaise, duePaise } = await student.api.commerce.quoteOrder({ body: { items: item(planId), useWallet } });
  const walletPaise = payPaise - duePaise;
  const body = { items: item(planId), billing, totalPaise: payPaise, walletPaise, key: newId() };
  return student.api.commerce.placeOrder({ body });
}
async function filled(student: Person, amountPaise: number): Promise<void> {
  const { orderId } = await student.api.commerce.placeTopUp({ body: { amountPaise, key: newId() } });
  await paid(student, orderId);
}
async function paid(student: Person, orderId: string) {
  const params = { orderId };
  const { page } = await student.api.commerce.startPayment({ params, body: { gateway: 'razorpay' } });
  await fetch(page!.url, { method: 'POST', body: new URLSearchParams(page!.fields) });
  const address = await shop.press(page!.fields['order_id'] ?? '', 'payUntold');
  return { address, order: await student.api.commerce.showMyOrder({ params }) };
}
const bought = async (student: Person, planId: string) =>
  (await paid(student, (await placed(student, planId)).orderId)).order;
const opens = async ({ accountId }: Person) =>
  [...(await mayOpen(place.ctx(), accountId, 'course', [basic, whole]))].toSorted() as string[];
const both = () => [basic, whole].toSorted();
const mine = async (student: Person) => (await student.api.passes.listMyPasses()).rows;
const refund = (orderId: string) =>
  owner.api.commerce.refundOrder({
    params: { orderId },
    body: { lines: [0], reason: 'Changed my mind', key: newId() },
  });
const offerOf = async (student: Person, planId: string) =>
  (await student.api.passes.listOffers()).plans.find((plan) => plan.planId === planId)!;

describe('a plan in the shop', () => {
  it('opens by one grant of each rule when it is paid, and says so in the profile', async () => {
    const student = await place.person('student');
    expect(await offerOf(student, bookplus)).toMatchObject({ standing: 'new', code: 2, payPaise: 349_900 });
    const { address, order } = await paid(student, (await placed(student, bookplus)).orderId);
    expect(address).toBe(`/processsubscription?order=${order.orderId}`);
    expect(order).toMatchObject({ state: 'paid', creditPaise: 0, lines: [{ thing: { kind: 'pass', id: bookplus } }] });
    expect(await opens(student)).toEqual([basic]);
    const [pass] = await mine(student);
    expect(pass).toMatchObject({
      state: 'active',
      codes: { mode: 2, status: 1 },
      orderId: order.orderId,
      daysLeft: 365,
    });
    await student.api.learners.updateProfile({ body: { exams: [examId] } });
    const profile = await student.api.learners.showProfile();
    expect(profile.selectedExam).toMatchObject([{ id: examId, infinityPass: [{ id: bookplus }] }]);
    expect(profile['subscription-data'].status).toEqual([{ subscriptionId: pass!.passId }]);
    const grants = await world.query('select count(*)::int as many from entitlements where holder_id = $1', [
      student.accountId,
    ]);
    expect(grants).toEqual([{ many: 1 }]);
    await expect(placed(student, bookplus)).rejects.toMatchObject({ error: 'COURSE_REGISTERED' });
  });

  it('closes in the transaction of its refund, and leaves the profile', async () => {
    const student = await place.person('student');
    const { orderId } = await bought(student, premium);
    expect(await opens(student)).toEqual(both());
    await refund(orderId);
    expect(await opens(student)).toEqual([]);
    expect(await mine(student)).toEqual([]);
    expect((await student.api.learners.showProfile())['subscription-data'].status).toEqual([]);
    const { rows } = await owner.api.passes.listPlanHolders({ params: { planId: premium }, query: {} });
    expect(rows.find(({ accountId }) => accountId === student.accountId)).toMatchObject({ state: 'ended' });
  });

  it('is named where a course is shown, and is not sold as a draft or preview', async () => {
    const student = await place.person('student');
    const { rows } = await student.api.passes.listPlansOfCourse({ params: { courseId: basic } });
    expect(rows.map(({ planId }) => planId)).toEqual([bookplus, premium]);
    const draft = await owner.api.passes.createPlan({ body: planTermsOf({ examIds: [examId] }) });
    await expect(placed(student, draft.planId)).rejects.toMatchObject({ error: 'OFFER_UNKNOWN' });
    await expect(student.api.passes.showUpgrade({ params: { planId: draft.planId } })).rejects.toMatchObject({
      error: 'PLAN_NOT_OFFERED',
    });
  });

  it('is one number everywhere: of the report and of its holders', async () => {
    const planId = await offered({ nameEn: 'Crash', pricePaise: 99_900 });
    for (const student of [await place.person('student'), await place.person('student')]) await bought(student, planId);
    const { plans, totals } = await owner.api.commerce.showRevenue({ query: {} });
    expect(plans.reduce((sum, { soldPaise }) => sum + soldPaise, 0)).toBe(totals.soldPaise);
    const { rows } = await owner.api.passes.listPlanHolders({ params: { planId }, query: {} });
    expect(rows.map(({ paidPaise }) => paidPaise)).toEqual([99_900, 99_900]);
    expect(plans.find((plan) => plan.planId === planId)).toMatchObject({
      title: expect.stringContaining('Crash'),
      sold: 2,
      soldPaise: 199_800,
    });
    await owner.api.passes.retirePlan({ params: { planId } });
  });
});

describe('moving up', () => {
  it('says what it costs to the paisa, credits the old invoice, and invoices the new plan in full', async () => {
    const student = await place.person('student');
    const first = await bought(student, bookplus);
    await back(student, 153.2);
    const upgrade = await student.api.passes.showUpgrade({ params: { planId: premium } });
    expect(upgrade).toMatchObject({
      credits: [{ nameEn: 'BookPlus', boughtDays: 365, unusedDays: 212, paidPaise: 349_900, creditPaise: 203_229 }],
      creditPaise: 203_229,
      payPaise: 646_671,
      more: { courses: 1 },
    });
    const order = await bought(student, premium);
    expect(order).toMatchObject({ sums: { totalPaise: 849_900 }, creditPaise: 203_229, payPaise: 646_671 });
    expect(order.payment?.amountPaise).toBe(646_671);
    expect(await opens(student)).toEqual(both());
    expect(await mine(student)).toMatchObject([{ planId: premium, daysLeft: 365 }]);
    const invoice = await student.api.commerce.showInvoice({ params: { orderId: order.orderId } });
    expect(invoice.paidBy).toMatchObject([
      { way: 'credit', reference: expect.stringMatching(/C\//), amountPaise: 203_229 },
      { amountPaise: 646_671 },
    ]);
    const { can } = await owner.api.commerce.showOrder({ params: { orderId: first.orderId } });
    expect(can).toMatchObject({ refund: false, refundLines: [] });
    const { totals } = await owner.api.commerce.showRevenue({ query: { duration: '1day' } });
    expect(totals).toMatchObject({ soldPaise: 849_900, refundedPaise: 203_229, keptPaise: 646_671 });
  });

  it('gives back what either payment took when it is refunded, no more, and closes all', async () => {
    const student = await place.person('student');
    await bought(student, bookplus);
    await back(student, 100);
    const { orderId } = await bought(student, premium);
    await refund(orderId);
    expect(await opens(student)).toEqual([]);
    const refunds = await world.query(
      `select f.amount_paise::int as back, p.amount_paise::int as took from refunds f
        join payments p on p.institute_id = f.institute_id and p.id = f.payment_id where f.order_id = $1 order by 1`,
      [orderId],
    );
    const credit = Math.floor((349_900 * 265) / 365);
    expect(refunds).toEqual([
      { back: credit, took: 349_900 },
      { back: 849_900 - credit, took: 849_900 - credit },
    ]);
    expect((await student.api.commerce.showMyOrder({ params: { orderId } })).refundedPaise).toBe(849_900);
    await world.runJobs();
    const sums = await world.query('select account, sum(amount_paise)::int as sum from ledger_entries group by 1');
    expect(sums.reduce((all, { sum }) => all + Number(sum), 0)).toBe(0);
    expect(sums.find(({ account }) => account === 'buyerCredit')?.sum).toBe(0);
  });

  it('gives back to the wallet what it paid of either, also of the credited purchase, and to no gateway more than it took', async () => {
    const student = await place.person('student');
    await filled(student, 100_000);
    const first = await paid(student, (await placed(student, bookplus, true)).orderId);
    expect(first.order).toMatchObject({ walletPaise: 100_000, payment: { amountPaise: 249_900 } });
    await back(student, 100);
    await filled(student, 50_000);
    const { order } = await paid(student, (await placed(student, premium, true)).orderId);
    const credit = Math.floor((349_900 * 265) / 365);
    const due = 849_900 - credit - 50_000;
    expect(order).toMatchObject({ creditPaise: credit, walletPaise: 50_000, payment: { amountPaise: due } });
    await refund(order.orderId);
    await world.runJobs();
    const sent = [...shop.simulator.refunds.values()].map(({ amountPaise }) => amountPaise);
    expect(sent).toEqual(expect.arrayContaining([249_900, due]));
    const wallet = await student.api.commerce.showWallet();
    expect(wallet).toMatchObject({ cashPaise: 50_000 + (credit - 249_900), promoPaise: 0 });
    const [ledger] = await world.query(
      `select coalesce(sum(amount_paise), 0)::int as sum from ledger_entries where institute_id = $1`,
      [place.id],
    );
    expect(ledger).toEqual({ sum: 0 });
  });

  it('sends a payment back whose credit was refunded meanwhile, and tells the buyer', async () => {
    const student = await place.person('student');
    const first = await bought(student, bookplus);
    const order = await placed(student, premium);
    const params = { orderId: order.orderId };
    const { page } = await student.api.commerce.startPayment({ params, body: { gateway: 'razorpay' } });
    await fetch(page!.url, { method: 'POST', body: new URLSearchParams(page!.fields) });
    await refund(first.orderId);
    await shop.press(page!.fields['order_id'] ?? '', 'payUntold');
    expect(await student.api.commerce.showMyOrder({ params })).toMatchObject({ payment: { state: 'refunding' } });
    expect(await opens(student)).toEqual([]);
    const { rows } = await student.api.notices.listNotices({ query: {} });
    expect(rows.map(({ kind }) => kind)).toContain('order.creditGone');
  });

  it('takes a coupon as long as it leaves what the credit pays', async () => {
    const student = await place.person('student');
    await bought(student, bookplus);
    const rule = { kind: 'amount', mostPaise: null, leastPaise: 0, startsAt: null, endsAt: null, uses: null } as const;
    const more = { usesEach: null, firstOrder: false, courseIds: [], partner: '', listed: false, open: true };
    await owner.api.commerce.createCoupon({ body: { ...rule, ...more, code: 'MOST', value: 600_000 } });
    await owner.api.commerce.createCoupon({ body: { ...rule, ...more, code: 'SOME', value: 100_000 } });
    const quote = (couponCode: string) =>
      student.api.commerce.quoteOrder({ body: { items: item(premium), couponCode } });
    expect(await quote('SOME')).toMatchObject({ creditPaise: 349_900, payPaise: 849_900 - 349_900 - 100_000 });
    await expect(quote('MOST')).rejects.toMatchObject({ error: 'COUPON_INVALID', details: { reason: 'credit' } });
  });
});

describe('a trial', () => {
  it('opens a plan once for each person and exam, and ends when a plan is bought', async () => {
    const student = await place.person('student');
    const params = { planId: premium };
    expect(await offerOf(student, premium)).toMatchObject({ canTry: true, trialDays: 7 });
    expect(await student.api.passes.startTrial({ params })).toMatchObject({
      codes: { mode: 4, status: 1 },
      daysLeft: 7,
    });
    expect(await opens(student)).toEqual(both());
    await expect(student.api.passes.startTrial({ params })).rejects.toMatchObject({ error: 'TRIAL_USED' });
    expect(await offerOf(student, premium)).toMatchObject({ canTry: false, standing: 'new', payPaise: 849_900 });
    await bought(student, premium);
    expect(await mine(student)).toMatchObject([{ mode: 'premium' }]);
    const other = await place.person('student');
    await other.api.passes.startTrial({ params });
    await back(other, 8);
    expect(await opens(other)).toEqual([]);
    expect(await mine(other)).toEqual([]);
  });

  it('is not for a plan without one, nor for who has it already', async () => {
    const student = await place.person('student');
    await expect(student.api.passes.startTrial({ params: { planId: bookplus } })).rejects.toMatchObject({
      error: 'PLAN_NOT_OFFERED',
    });
    await bought(student, premium);
    await expect(student.api.passes.startTrial({ params: { planId: premium } })).rejects.toMatchObject({
      error: 'PASS_COVERED',
    });
  });
});

describe('a holder', () => {
  it('pauses so many days and times a year: all closes, and the end moves by what was paused', async () => {
    const student = await place.person('student');
    await bought(student, bookplus);
    const [{ passId, endsAt } = { passId: '', endsAt: '' }] = await mine(student);
    const params = { passId };
    const { pausePass, resumePass } = student.api.passes;
    await expect(pausePass({ params, body: { days: 31 } })).rejects.toMatchObject({ fields: [{ path: 'body.days' }] });
    await expect(resumePass({ params })).rejects.toMatchObject({ error: 'PASS_ENDED' });
    expect(await pausePass({ params, body: { days: 30 } })).toMatchObject({ state: 'paused', daysLeft: 395 });
    expect(await opens(student)).toEqual([]);
    await expect(pausePass({ params, body: { days: 1 } })).rejects.toMatchObject({ error: 'PASS_ENDED' });
    await back(student, 10);
    expect(await student.api.passes.resumePass({ params })).toMatchObject({ state: 'active', can: { pausesLeft: 1 } });
    const [resumed] = await mine(student);
    expect(Math.round((Date.parse(resumed!.endsAt) - Date.parse(endsAt)) / 86_400_000)).toBe(10);
    expect(await opens(student)).toEqual([basic]);
    await student.api.passes.pausePass({ params, body: { days: 5 } });
    await back(student, 6);
    expect(await opens(student)).toEqual([basic]);
    await expect(student.api.passes.pausePass({ params, body: { days: 1 } })).rejects.toMatchObject({
      error: 'PASS_PAUSES_USED',
    });
  });

  it('is reminded once thirty days before the end, seven of a trial, unless it was bought again or is not wanted', async () => {
    const told = async (student: Person) => {
      await world.sweep(place);
      await world.runJobs();
      const { rows } = await student.api.notices.listNotices({ query: {} });
      return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('pass.'));
    };
    const [student, quiet] = [await place.person('student'), await place.person('student')];
    const trier = await place.person('student');
    await trier.api.passes.startTrial({ params: { planId: premium } });
    expect(await told(trier)).toEqual(['pass.trialEnds']);
    await bought(student, bookplus);
    await bought(quiet, bookplus);
    const [own] = await mine(quiet);
    const params = { passId: own!.passId };
    expect(await quiet.api.passes.saveRenewal({ params, body: { reminds: false } })).toMatchObject({ reminds: false });
    expect(await told(student)).toEqual([]);
    await back(student, 336);
    await quiet.signInAgain();
    expect(await told(student)).toEqual(['pass.ends']);
    expect(await told(student)).toEqual(['pass.ends']);
    expect(await told(quiet)).toEqual([]);
    const order = await bought(student, bookplus);
    const passes = await mine(student);
    expect(passes).toMatchObject([{ state: 'active' }, { state: 'upcoming', orderId: order.orderId }]);
    expect(passes[1]!.startsAt).toBe(passes[0]!.endsAt);
  });

  it('has no say over the pass of somebody else, and staff of another institute see none', async () => {
    const [student, other] = [await place.person('student'), await place.person('student', { firstName: 'Zubin' })];
    await bought(other, bookplus);
    const [pass] = await mine(other);
    const params = { passId: pass!.passId };
    for (const act of [
      () => student.api.passes.pausePass({ params, body: { days: 1 } }),
      () => student.api.passes.resumePass({ params }),
      () => student.api.passes.saveRenewal({ params, body: { reminds: false } }),
    ])
      await expect(act()).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const query = { search: 'Zubin' };
    const { rows } = await owner.api.passes.listPlanHolders({ params: { planId: bookplus }, query });
    expect(rows).toMatchObject([{ accountId: other.accountId, mode: 'bookplus', state: 'active', paidPaise: 349_900 }]);
    const elsewhere = await (await world.institute()).person('owner');
    await expect(
      elsewhere.api.passes.listPlanHolders({ params: { planId: bookplus }, query: {} }),
    ).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});
