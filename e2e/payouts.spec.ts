// domains: commerce, courses, tenancy
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, type Person, type TestInstitute } from '@abhyas/server/testing';
import { anOrder } from '../server/src/domains/commerce/factories.ts';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let owner: Person;
let maker: Person;
let author: Person;
let courseId: string;

async function at(person: Person, path: string, size: 'desktop' | 'phone' = 'desktop') {
  const { page, errors } = await openDevice(browser, size);
  await signIn(page, site.url(institute), person);
  await page.goto(site.url(institute, path));
  return { page, errors };
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute();
  owner = await institute.person('owner', { firstName: 'Ravi', lastName: 'Deshpande' });
  maker = await institute.person('administrator', { firstName: 'Sunil', lastName: 'Pawar' });
  author = await institute.person('teacher', { firstName: 'Farida', lastName: 'Shaikh' });
  ({ courseId } = await aCourse(institute.ctx(owner), { title: 'Waves and optics', details: { pricePaise: 349_900 } }));
});

describe('a share of what is sold', () => {
  it('is given to the author beside the price', async () => {
    const { page, errors } = await at(owner, `/partner/courses/${courseId}?tab=details`);
    await press(page, 'Share rule');
    await press(page, 'Add an author');
    await page.getByRole('combobox', { name: 'Author' }).fill('Farida');
    await page.getByRole('option', { name: 'Farida Shaikh' }).click();
    await page.getByLabel('Share', { exact: true }).fill('30');
    await press(page, 'Save the rule');
    await page.getByText('Farida Shaikh, 30%').waitFor();
    await look(page, 'share-rule-desktop');
    expect(errors).toEqual([]);
  });

  it('is paid out when a second person approves it, and the statement of its author shows it', async () => {
    const buyer = await institute.person('student');
    const ctx = institute.ctx(buyer);
    const items = [{ kind: 'course' as const, id: courseId }];
    await anOrder(ctx, { items, gateway: 'razorpay', method: 'upi', said: 'paid' });
    // The days in which a student may ask the money back are over.
    await site.world.query(`update share_entries set free_at = now() - interval '1 minute' where institute_id = $1`, [
      institute.id,
    ]);
    const [{ payeeId } = { payeeId: '' }] = (await maker.api.commerce.listPayees()).rows;
    const bank = { holder: 'Farida Shaikh', account: '30214455667788', ifsc: 'SBIN0001234' };
    const body = { ...bank, accountKind: 'savings' as const, ownerId: payeeId };
    const { id } = await maker.api.tenancy.proposeBankDetails({ body });
    await owner.api.tenancy.approveBankDetails({ params: { changeId: id } });
    const desk = await at(maker, '/partner/payouts');
    await desk.page.getByRole('checkbox', { name: /Farida Shaikh/ }).check();
    await press(desk.page, /^Prepare ₹/);
    await desk.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Prepare ₹/ })
      .click();
    await desk.page.getByText('Another person has to approve this.').waitFor();
    const checker = await at(owner, '/partner/payouts', 'phone');
    await press(checker.page, 'Approve');
    await checker.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve ₹/ })
      .click();
    await checker.page.getByRole('button', { name: 'File for the bank' }).waitFor();
    await look(checker.page, 'payouts-phone');
    const own = await at(author, `/partner/payouts/${payeeId}`);
    await own.page.getByText('Waves and optics').waitFor();
    await look(own.page, 'statement-desktop');
    expect([...desk.errors, ...checker.errors, ...own.errors]).toEqual([]);
  });
});
