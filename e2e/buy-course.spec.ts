// domains: commerce, courses, entitlements, notices, tenancy
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, type Person, type TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let ananya: Person;
let owner: Person;
let page: Page;
let pageErrors: string[];
const courses = new Map<string, string>();

const phone = () => page.setViewportSize({ width: 390, height: 844 });
const desktop = () => page.setViewportSize({ width: 1440, height: 900 });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const status = () => page.getByRole('status').getByRole('heading');

beforeAll(async () => {
  // The demonstration brings the payment simulator.
  site = await startSite({ config: { demo: true } });
  browser = await startBrowser();
  institute = await site.world.institute();
  owner = await institute.person('owner');
  const seller = { legalName: 'Meridian Academy Private Limited', address: 'Pune 411004', email: '', stateCode: '27' };
  const rules = { sac: '999293', taxRate: 1800, prefix: 'MA', refundDays: 7, refundPercent: 20 };
  await owner.api.commerce.saveSeller({ body: { ...seller, ...rules, stateCode: '27', gstin: '27AAPFU0939F1ZV' } });
  for (const title of ['Waves and optics', 'Calculus', 'Organic chemistry', 'Mechanics', 'Statics']) {
    const details = { pricePaise: 195_900, listPricePaise: 279_900, validityDays: 365 };
    courses.set(title, (await aCourse(institute.ctx(owner), { title, details })).courseId);
  }
  const terms = { parts: 3, firstPercent: 40, everyDays: 30, graceDays: 5 };
  const params = { kind: 'course', thingId: courses.get('Statics') ?? '' } as const;
  await owner.api.commerce.saveInstalmentTerms({ params, body: { terms } });
  ananya = await institute.person('student', { firstName: 'Ananya', lastName: 'Sharma' });
  const device = await openDevice(browser, 'desktop');
  [page, pageErrors] = [device.page, device.errors];
  await signIn(page, site.url(institute), ananya);
});

/** From the page of a course to the page of the gateway. */
async function toGateway(title: string): Promise<void> {
  await page.goto(site.url(institute, `/courses/${courses.get(title)}`));
  await page.getByRole('link', { name: 'Buy for ₹1,959.00' }).click();
  await press('Pay ₹1,959.00');
  await page.getByRole('heading', { name: 'Razorpay: ₹1,959.00' }).waitFor();
}

describe('a student buys a course', () => {
  it('on a phone, and studies it: the price, its tax and what it opens are said before', async () => {
    await page.goto(site.url(institute, `/courses/${courses.get('Waves and optics')}`));
    await page.getByRole('link', { name: 'Buy for ₹1,959.00' }).click();
    await page.getByRole('heading', { name: 'Check your order and pay' }).waitFor();
    await page.getByText('GST of ₹298.83 is inside the total').waitFor();
    await look(page, 'checkout-desktop');
    await phone();
    await look(page, 'checkout-phone');
    await press('Pay ₹1,959.00');
    await press('Pay, told first');
    await press('Go back to the shop');
    await status().getByText('You paid ₹1,959.00').waitFor();
    await look(page, 'order-paid-phone');
    await page.getByRole('link', { name: 'Start learning' }).click();
    await page.getByRole('heading', { name: 'Lesson 1' }).first().waitFor();
    await desktop();
  });

  it('with a coupon: a wrong code says why and loses nothing, a right one takes its part off', async () => {
    const percent = {
      kind: 'percent',
      value: 15,
      mostPaise: 20_000,
      leastPaise: 0,
      startsAt: null,
      endsAt: null,
    } as const;
    const limits = { uses: 500, usesEach: 1, firstOrder: false, courseIds: [], partner: '', open: true };
    await owner.api.commerce.createCoupon({ body: { ...percent, ...limits, code: 'MERIDIAN15', listed: true } });
    const first = { ...percent, ...limits, code: 'FIRST50', firstOrder: true, listed: false };
    await owner.api.commerce.createCoupon({ body: first });
    await page.goto(site.url(institute, `/checkout?items=course:${courses.get('Calculus')}`));
    await page.getByRole('list', { name: 'Codes you can use' }).getByText('MERIDIAN15').waitFor();
    await page.getByLabel('Coupon code').fill('first50');
    await press('Apply');
    await page.getByText('This code is only for a first order.').waitFor();
    await press('Save ₹200.00');
    await page.getByText('MERIDIAN15: ₹200.00 off').waitFor();
    await page.getByRole('button', { name: 'Pay ₹1,759.00' }).waitFor();
    await look(page, 'checkout-coupon-desktop');
    await phone();
    await look(page, 'checkout-coupon-phone');
    await desktop();
    await press('Remove');
    await page.getByRole('button', { name: 'Pay ₹1,959.00' }).waitFor();
  });

  it('and finds the invoice with the order', async () => {
    await page.goto(site.url(institute, '/student/orders'));
    await page.getByRole('link', { name: 'Waves and optics' }).click();
    await page.getByRole('link', { name: /^Invoice MA\// }).click();
    await page.getByText('Tax invoice').waitFor();
    await page.getByText('Meridian Academy Private Limited').waitFor();
    await look(page, 'invoice-desktop');
  });

  it('again after the bank said no, at the same price', async () => {
    await toGateway('Calculus');
    await press('Fail');
    await press('Go back to the shop');
    await status().getByText('The payment did not go through').waitFor();
    await look(page, 'order-failed-desktop');
    await press('Try again: pay ₹1,959.00');
    await press('Pay');
    await press('Go back to the shop');
    await status().getByText('You paid ₹1,959.00').waitFor();
  });

  it('and closes the tab at the bank: the course opens by itself', async () => {
    await toGateway('Organic chemistry');
    await press('Pay, never told');
    await page.getByRole('heading', { name: 'Done at the bank' }).waitFor();
    await page.goto(site.url(institute, '/student/orders'));
    await page.getByText('Not paid').waitFor();
    await page.getByRole('link', { name: 'Organic chemistry' }).click();
    await status().getByText('This order is not paid yet').waitFor();
    site.world.clock.advance({ minutes: 3 });
    await site.world.sweep(institute);
    await status().getByText('You paid ₹1,959.00').waitFor();
    expect(pageErrors).toEqual([]);
  });
});

describe('a course in three parts', () => {
  it('opens with the first, and the order says what is due when', async () => {
    await page.goto(site.url(institute, `/checkout?items=course:${courses.get('Statics')}`));
    await page.getByRole('radio', { name: /^In 3 parts: ₹783.60 now/ }).check();
    await page.getByRole('button', { name: 'Pay ₹783.60' }).waitFor();
    await phone();
    await look(page, 'checkout-parts-phone');
    await press('Pay ₹783.60');
    await press('Pay');
    await press('Go back to the shop');
    await status().getByText('You paid ₹783.60').waitFor();
    await look(page, 'order-parts-phone');
    await desktop();
    await press('Pay part 2: ₹587.70');
    await press('Pay');
    await press('Go back to the shop');
    await page.getByText('₹1,371.30 of ₹1,959.00 paid').waitFor();
  });
});

describe('a UPI payment to the institute', () => {
  it('is confirmed by a second person, and the course opens', async () => {
    const ritu = await institute.person('administrator', { firstName: 'Ritu', lastName: 'Menon' });
    const ways = { upiId: 'meridian@icici', bank: '', office: 'Room 4, Monday to Friday, 10 to 5' };
    await owner.api.commerce.saveOfflineWays({ body: ways });
    await page.goto(site.url(institute, `/checkout?items=course:${courses.get('Mechanics')}`));
    await page.getByRole('radio', { name: /^UPI QR code/ }).check();
    await press('Order now, then pay ₹1,959.00');
    await status().getByText('Please pay ₹1,959.00 now').waitFor();
    await page.getByRole('img', { name: 'UPI QR code of meridian@icici' }).waitFor();
    await phone();
    await look(page, 'order-upi-phone');
    await desktop();
    await page.getByLabel('UTR or UPI reference').fill('632484917705');
    await press('I have paid');
    await status().getByText('Your institute checks your payment').waitFor();

    const { page: desk, errors } = await openDevice(browser, 'desktop');
    await signIn(desk, site.url(institute), ritu);
    await desk.goto(site.url(institute, '/partner/orders?view=needsYou'));
    await desk.getByRole('button', { name: /^MA-/ }).click();
    await desk.getByRole('button', { name: 'Record a payment' }).click();
    await desk.getByRole('button', { name: 'Record it' }).click();
    await desk.getByText('You wrote this down, so somebody else has to confirm it.').waitFor();
    await look(desk, 'staff-offline-desktop');
    await signIn(desk, site.url(institute), owner);
    await desk.goto(site.url(institute, '/partner/orders?view=needsYou'));
    await desk.getByRole('button', { name: /^MA-/ }).click();
    await desk.getByText('Written down by').waitFor();
    await desk.getByRole('button', { name: 'Confirm: the money is here' }).click();
    await status().getByText('You paid ₹1,959.00').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('the owner', () => {
  it('finds an order by its buyer, reads what the bank sent, and refunds it: the course closes', async () => {
    const { page: desk, errors } = await openDevice(browser, 'desktop');
    await signIn(desk, site.url(institute), owner);
    await desk.goto(site.url(institute, '/partner/orders'));
    await desk.getByText('Whatever was paid is open.').waitFor();
    await desk.getByRole('searchbox', { name: 'Name, phone, order, UTR or gateway id' }).fill('Ananya');
    const row = desk.getByRole('row').filter({ hasText: 'Calculus' });
    await row.getByRole('button', { name: /^MA-/ }).click();
    const panel = desk.getByRole('dialog', { name: /^Order MA-/ });
    await panel.getByText('Razorpay told us: paid').first().waitFor();
    await look(desk, 'staff-orders-desktop');
    await panel.getByRole('button', { name: 'What Razorpay sent' }).last().click();
    await desk
      .getByRole('dialog', { name: 'What came' })
      .getByText(/order_/)
      .waitFor();
    await desk.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Refund' }).click();
    const ask = desk.getByRole('dialog', { name: /^Refund MA-/ });
    await ask.getByLabel('Reason').fill('Bought by mistake');
    await ask.getByRole('button', { name: 'Refund ₹1,959.00' }).click();
    await panel.getByText('Refunded', { exact: true }).first().waitFor();
    await panel.getByText('“Bought by mistake”').waitFor();
    await desk.setViewportSize({ width: 390, height: 844 });
    await look(desk, 'staff-order-phone');
    await desk.setViewportSize({ width: 1440, height: 900 });
    expect(errors).toEqual([]);
    const { rows } = await ananya.api.commerce.listMyOrders({ query: {} });
    expect(rows.find(({ lines }) => lines[0]?.title === 'Calculus')).toMatchObject({ state: 'refunded' });
    await page.goto(site.url(institute, `/courses/${courses.get('Calculus')}`));
    await page.getByRole('link', { name: 'Buy for ₹1,959.00' }).waitFor();
  });

  it('makes a coupon and sees what it does to an order while typing', async () => {
    const { page: desk, errors } = await openDevice(browser, 'desktop');
    await signIn(desk, site.url(institute), owner);
    await desk.goto(site.url(institute, '/partner/coupons'));
    await desk.getByRole('button', { name: 'New coupon' }).click();
    const form = desk.getByRole('dialog', { name: 'New coupon' });
    await form.getByLabel('Coupon code').fill('diwali20');
    await form.getByLabel('Percent', { exact: true }).last().fill('20');
    await form.getByText('An order of ₹2,500.00: ₹500.00 comes off, the student pays ₹2,000.00.').waitFor();
    await form.getByRole('button', { name: 'Save coupon' }).click();
    await desk.getByRole('row').filter({ hasText: 'DIWALI20' }).getByText('20% off').waitFor();
    await look(desk, 'staff-coupons-desktop');
    await desk.getByRole('button', { name: 'DIWALI20' }).click();
    await look(desk, 'staff-coupon-form');
    expect(errors).toEqual([]);
  });

  it('reads what was sold, as the orders say it, and takes the invoices along', async () => {
    const { page: desk, errors } = await openDevice(browser, 'desktop');
    await signIn(desk, site.url(institute), owner);
    await desk.goto(site.url(institute, '/partner/revenue'));
    const totals = desk.getByRole('region', { name: 'Totals' });
    const { paidPaise } = await owner.api.commerce.listOrders({ query: {} });
    await totals.getByText(`₹${(paidPaise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`).waitFor();
    await look(desk, 'staff-revenue-desktop');
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Invoices as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^documents-.*\.csv$/);
    expect(errors).toEqual([]);
  });
});
