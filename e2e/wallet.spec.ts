// domains: commerce, courses, entitlements, notices, cohorts
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
let courseId: string;
let page: Page;
let pageErrors: string[];

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const status = () => page.getByRole('status').getByRole('heading');

beforeAll(async () => {
  // The demonstration brings the payment simulator.
  site = await startSite({ config: { demo: true } });
  browser = await startBrowser();
  institute = await site.world.institute();
  owner = await institute.person('owner');
  const details = { pricePaise: 195_900, listPricePaise: 279_900, validityDays: 365 };
  ({ courseId } = await aCourse(institute.ctx(owner), { title: 'Waves and optics', details }));
  ananya = await institute.person('student', { firstName: 'Ananya', lastName: 'Sharma' });
  const coupon = { code: 'MERIDIAN15', kind: 'percent', value: 15, mostPaise: 20_000, leastPaise: 0 } as const;
  const limits = {
    startsAt: null,
    endsAt: null,
    uses: 500,
    usesEach: 1,
    firstOrder: false,
    courseIds: [],
    partner: '',
  };
  await owner.api.commerce.createCoupon({ body: { ...coupon, ...limits, open: true, listed: true } });
  const device = await openDevice(browser, 'desktop');
  [page, pageErrors] = [device.page, device.errors];
  await signIn(page, site.url(institute), ananya);
});

describe('the owner', () => {
  it('finds a student and gives promo money with a reason', async () => {
    const { page: desk, errors } = await openDevice(browser, 'desktop');
    await signIn(desk, site.url(institute), owner);
    await desk.goto(site.url(institute, '/partner/wallets'));
    await desk.getByRole('searchbox', { name: 'Name, phone or e-mail' }).fill('Ananya');
    await desk.getByRole('button', { name: /Ananya Sharma/ }).click();
    const panel = desk.getByRole('dialog', { name: 'Ananya Sharma' });
    await panel.getByRole('button', { name: 'Give promo money' }).click();
    const form = desk.getByRole('dialog', { name: 'Give promo money' });
    await form.getByLabel('Amount for each').fill('250');
    await form.getByLabel('Reason').fill('Won the weekly quiz');
    await form.getByRole('button', { name: 'Give ₹250.00' }).click();
    await panel.getByText('Won the weekly quiz').waitFor();
    await look(desk, 'staff-wallets-desktop');
    expect(errors).toEqual([]);
  });
});

describe('a student', () => {
  it('adds money to the wallet by the same payment as an order', async () => {
    await page.goto(site.url(institute, '/student/passbook'));
    await press('Add money');
    const form = page.getByRole('dialog', { name: 'Add money to your wallet' });
    await form.getByRole('button', { name: '₹500.00', exact: true }).click();
    await form.getByRole('button', { name: 'Pay ₹500.00' }).click();
    await press('Pay');
    await press('Go back to the shop');
    await status().getByText('You paid ₹500.00').waitFor();
    await page.getByRole('link', { name: 'To your wallet' }).click();
    await page.getByText('₹750.00').first().waitFor();
  });

  it('pays with a coupon, promo money, cash and the rest at the bank, and reads it in the passbook', async () => {
    await page.goto(site.url(institute, `/checkout?items=course:${courseId}`));
    await press('Save ₹200.00');
    await page.getByRole('button', { name: 'Pay ₹1,009.00' }).waitFor();
    await look(page, 'checkout-wallet-desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await look(page, 'checkout-wallet-phone');
    await page.getByLabel('Use ₹750.00 from my wallet').uncheck();
    await page.getByRole('button', { name: 'Pay ₹1,759.00' }).waitFor();
    await page.getByLabel('Use ₹750.00 from my wallet').check();
    await press('Pay ₹1,009.00');
    await press('Fail');
    await press('Go back to the shop');
    await status().getByText('The payment did not go through').waitFor();
    expect((await ananya.api.commerce.showWallet()).spendablePaise).toBe(75_000);
    await press('Try again: pay ₹1,009.00');
    await press('Pay');
    await press('Go back to the shop');
    await status().getByText('You paid ₹1,759.00').waitFor();
    await page.goto(site.url(institute, '/student/passbook'));
    await page.getByText('Back: order').first().waitFor();
    await look(page, 'passbook-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await look(page, 'passbook-desktop');
    await page.getByRole('button', { name: 'Promo', exact: true }).click();
    await page.getByText('Won the weekly quiz').waitFor();
    expect(pageErrors).toEqual([]);
  });
});

describe('a refund that the student asks for', () => {
  it('is shown before, decided by the owner, and the wallet has its part again', async () => {
    const { rows } = await ananya.api.commerce.listMyOrders({ query: {} });
    const { orderId } = rows.find(({ lines }) => lines[0]?.title === 'Waves and optics')!;
    await page.goto(site.url(institute, `/student/orders/${orderId}`));
    await page.getByText('₹1,759.00, all of it').waitFor();
    await press('Ask for a refund');
    const form = page.getByRole('dialog', { name: 'Ask for a refund' });
    await form.getByLabel('Why do you give it back?').fill('I took the wrong course');
    await form.getByRole('button', { name: 'Ask for ₹1,759.00 back' }).click();
    await page.getByText('Your institute looks at it.').waitFor();
    await look(page, 'refund-asked-desktop');
    const { page: desk, errors } = await openDevice(browser, 'desktop');
    await signIn(desk, site.url(institute), owner);
    await desk.goto(site.url(institute, '/partner/orders?view=needsYou'));
    await desk.getByRole('button', { name: /-10002$/ }).click();
    const panel = desk.getByRole('dialog', { name: /^Order/ });
    await panel.getByRole('heading', { name: 'Asks for ₹1,759.00 back' }).waitFor();
    await look(desk, 'staff-refund-asked-desktop');
    await panel.getByRole('button', { name: 'Grant' }).click();
    await desk
      .getByRole('dialog', { name: 'Grant this refund' })
      .getByRole('button', { name: 'Refund ₹1,759.00' })
      .click();
    await panel.getByText('Refunded', { exact: true }).first().waitFor();
    expect(errors).toEqual([]);
    await page.reload();
    await page.getByText('Granted').waitFor();
    expect((await ananya.api.commerce.showWallet()).spendablePaise).toBe(75_000);
    expect(pageErrors).toEqual([]);
  });
});
