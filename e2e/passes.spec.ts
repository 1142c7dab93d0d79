// domains: passes, commerce, courses, entitlements, tenancy, taxonomy
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, type Person, type TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let owner: Person;
let ananya: Person;
let desk: Page;
let page: Page;
let errors: string[];
let pageErrors: string[];
let whole: string;

const press = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).click();
const status = () => page.getByRole('status').getByRole('heading');

beforeAll(async () => {
  // The demonstration brings the payment simulator.
  site = await startSite({ config: { demo: true } });
  browser = await startBrowser();
  institute = await site.world.institute({ allowedItems: ['infinityPass', 'explore'] });
  owner = await institute.person('owner');
  const [exam] = await owner.api.taxonomy.listExams();
  const details = { pricePaise: 195_900, validityDays: 365, examId: exam!.id };
  const basic = (await aCourse(institute.ctx(owner), { title: 'Waves and optics', details })).courseId;
  whole = (await aCourse(institute.ctx(owner), { title: 'Calculus', details })).courseId;
  const terms = { nameHi: '', examIds: [exam!.id], days: 365, salePaise: null, saleFrom: null, saleUntil: null };
  const times = { trialDays: null, pauseDays: 30, yearlyPauses: 2, extras: [] };
  const rules = [{ what: 'courses' as const, subjectIds: [], chosen: [basic] }];
  const { planId } = await owner.api.passes.createPlan({
    body: { ...terms, ...times, nameEn: 'BookPlus', mode: 'bookplus', pricePaise: 349_900, rules },
  });
  await owner.api.passes.publishPlan({ params: { planId } });
  ananya = await institute.person('student', { firstName: 'Ananya', lastName: 'Sharma' });
  ({ page: desk, errors } = await openDevice(browser, 'desktop'));
  await signIn(desk, site.url(institute), owner);
  ({ page, errors: pageErrors } = await openDevice(browser, 'desktop'));
  await signIn(page, site.url(institute), ananya);
});

/** Through the checkout and the page of the gateway. */
async function pay(sum: string): Promise<void> {
  await press(page, `Pay ${sum}`);
  await press(page, 'Pay, told first');
  await press(page, 'Go back to the shop');
  await status().getByText(`You paid ${sum}`).waitFor();
}
const toPlans = () => page.goto(site.url(institute, '/student/plans/'));
const card = (plan: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });

describe('a plan', () => {
  it('is made by the owner, who sees while typing what it opens, and offers it', async () => {
    await desk.goto(site.url(institute, '/partner/plans'));
    await desk.getByRole('link', { name: 'New plan' }).click();
    await desk.getByRole('textbox', { name: 'Name', exact: true }).fill('Premium');
    await desk.getByRole('combobox', { name: 'Exams' }).click();
    await desk.getByRole('option').first().click();
    await desk.keyboard.press('Escape');
    await desk.getByRole('textbox', { name: 'Price', exact: true }).fill('8499');
    await desk.getByRole('heading', { name: 'Opens 2 courses' }).waitFor();
    await look(desk, 'plan-desktop');
    await press(desk, 'Save plan');
    await desk.getByRole('heading', { name: 'Premium', exact: true, level: 1 }).waitFor();
    await press(desk, 'Offer to students');
    await desk.getByText('On offer', { exact: true }).waitFor();
    await desk.goto(site.url(institute, '/partner/plans'));
    await desk.getByRole('row').filter({ hasText: 'Premium' }).getByText('2 courses').waitFor();
    await look(desk, 'plans-staff-desktop');
  });

  it('is tried by a student: its courses open at once, and nothing is asked for', async () => {
    await page.goto(site.url(institute, `/courses/${whole}`));
    await page.getByRole('link', { name: 'Included in Premium, ₹8,499.00' }).click();
    await press(page, 'Try 7 days free');
    await card('Premium')
      .getByText(/^Your trial is open until/)
      .waitFor();
    await look(page, 'plans-desktop');
    await page.goto(site.url(institute, '/student/courses'));
    await page.getByText(/^Your trial of Premium is open until/).waitFor();
    await page.getByText('Calculus').first().waitFor();
    await press(page, 'Not now');
  });

  it('is bought, and a higher one later, for the days that are left: the sum is said before, and is what is paid', async () => {
    await toPlans();
    await card('BookPlus').getByRole('link', { name: 'Buy for ₹3,499.00' }).click();
    await pay('₹3,499.00');
    await page.getByRole('link', { name: 'See your pass' }).click();
    await page.getByText('Active').first().waitFor();
    await toPlans();
    const changes = page.getByRole('region', { name: 'What changes if I upgrade to Premium today?' });
    await changes.getByText('365 of 365 days of BookPlus unused, worth ₹3,499.00').waitFor();
    await look(page, 'plans-upgrade-desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await look(page, 'plans-upgrade-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await changes.getByRole('link', { name: 'Upgrade for ₹5,000.00' }).click();
    await page.getByText('Unused days of your plan').waitFor();
    await pay('₹5,000.00');
    await page.getByRole('link', { name: 'See your pass' }).click();
    await page.getByRole('heading', { name: 'Premium', exact: true }).waitFor();
    await look(page, 'my-pass-desktop');
    await page.goto(site.url(institute, `/student/courses/${whole}`));
    await page.getByRole('heading', { name: 'Lesson 1' }).first().waitFor();
  });

  it('closes again when the owner refunds it', async () => {
    const { rows } = await owner.api.commerce.listOrders({ query: {} });
    const orderId = rows.find(({ titles }) => titles[0]?.startsWith('Premium'))?.orderId ?? '';
    await desk.goto(site.url(institute, `/partner/orders?order=${orderId}`));
    const panel = desk.getByRole('dialog', { name: /^Order / });
    await panel.getByRole('button', { name: 'Refund' }).click();
    const ask = desk.getByRole('dialog', { name: /^Refund / });
    await ask.getByLabel('Reason').fill('Changed her mind');
    await ask.getByRole('button', { name: 'Refund ₹8,499.00' }).click();
    await panel.getByText('Refunded', { exact: true }).first().waitFor();
    await page.goto(site.url(institute, `/courses/${whole}`));
    await page.getByRole('link', { name: 'Buy for ₹1,959.00' }).waitFor();
    await page.goto(site.url(institute, '/student/plans/mine'));
    await page.getByText('You have no pass now').waitFor();
    expect([errors, pageErrors]).toEqual([[], []]);
  });
});
