// domains: tenancy, identity
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { chooseFile, look, openDevice, type Size, startBrowser } from './browser.ts';
import { deviceOf, signInByPanel } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let provider: TestInstitute;
let meridian: TestInstitute;
let employee: Person;
let owner: Person;
let second: Person;
let student: Person;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  provider = await site.world.institute({
    kind: 'provider',
    name: 'Abhyas',
    subdomain: `provider-${Date.now()}`,
    allowedItems: ['marketPlace', 'footer', 'forgetPassword'],
  });
  meridian = await site.world.institute({ name: 'Meridian Academy', allowedItems: ['forgetPassword', 'footer'] });
  await site.world.institute({ name: 'Northstar Press', kind: 'publisher', accent: '#123d3a' });
  employee = await provider.person('owner', { email: `kavya-${provider.id}@abhyas.example`, firstName: 'Kavya' });
  owner = await meridian.person('owner', { firstName: 'Ravi' });
  second = await meridian.person('owner', { firstName: 'Meera' });
  student = await meridian.person('student', { firstName: 'Ananya' });
});

const open = (size: Size, url: string, person: Person) => deviceOf(browser, size, url, person);
/** A phone on the page that a sign-in at the institute leads to. */
const atStart = async (person: Person) => {
  const device = await open('phone', site.url(meridian), person);
  await device.page.goto(site.url(meridian, '/login'));
  await device.page.getByRole('link', { name: 'Tests' }).first().waitFor();
  return device;
};
const saved = (page: Page) => page.getByText('Saved; everyone’s pages follow').first().waitFor();

describe('the owner of an institute', () => {
  it('changes the brand, sees it at once, and a page that is open elsewhere follows with its next call', async () => {
    const owning = await open('desktop', site.url(meridian), owner);
    const learning = await atStart(student);
    const { page } = owning;
    await page.goto(site.url(meridian, '/partner/settings'));
    await page.getByRole('heading', { name: 'Brand', level: 1 }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Meridian Institute');
    await page.getByLabel('Accent', { exact: true }).fill('#123d3a');
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click();
    await chooseFile(page, () => page.getByRole('button', { name: 'Upload: Logo' }).click(), {
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="9" fill="#123d3a"/><circle cx="17" cy="17" r="8" fill="#ffffff"/></svg>',
      ),
    });
    await page.locator(`img[src^="/brand/${meridian.id}/"]`).first().waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await saved(page);
    await page.getByRole('navigation').getByText('Meridian Institute').first().waitFor();

    await learning.page.getByRole('link', { name: 'Tests' }).first().click();
    await expect.poll(() => learning.page.title(), { timeout: 5000, interval: 50 }).toContain('Meridian Institute');
    expect(
      await learning.page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-accent').trim()),
    ).toBe('#123d3a');
    expect([...owning.errors, ...learning.errors]).toEqual([]);
  });

  it('turns features on and off beside what a student sees; rules, sign-in and messages are saved by section; the history tells', async () => {
    const { page, errors } = await open('desktop', site.url(meridian), owner);
    await page.goto(site.url(meridian, '/partner/settings/features'));
    await page.getByRole('switch', { name: 'Leader board' }).waitFor();
    await page.getByRole('switch', { name: 'Leader board' }).click();
    await page.getByRole('switch', { name: 'Infinity Pass' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await saved(page);

    await page.getByRole('link', { name: 'Sign-in', exact: true }).click();
    await page.getByLabel('Facebook app ID').fill('1234567890');
    await page.getByRole('textbox', { name: 'Facebook app secret' }).fill('a secret of the app');
    await page.getByLabel('Devices at once').fill('3');
    await page.getByRole('combobox', { name: 'Countries allowed' }).fill('India');
    await page.getByRole('option', { name: 'India', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await saved(page);
    await page.getByText('A secret is kept.').waitFor();
    await look(page, 'settings-sign-in-desktop');

    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByLabel('Pass above').fill('60');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await saved(page);
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await page.getByLabel('SMS sender ID').fill('M!');
    await page.getByLabel('Name on e-mails').click();
    await page.getByText('3 to 11 letters and digits, please.').waitFor();
    await page.getByLabel('SMS sender ID').fill('MERIDN');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await saved(page);

    await page.getByRole('link', { name: 'History', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Pass above' });
    await row.getByText('60').waitFor();
    expect(await row.textContent()).toContain('Ravi');
    await look(page, 'settings-history-desktop');
    expect(errors).toEqual([]);
  });

  it('publishes a privacy policy, and everybody reads that version', async () => {
    const { page, errors } = await open('desktop', site.url(meridian), owner);
    await page.goto(site.url(meridian, '/partner/settings/policies'));
    await page
      .getByLabel('Text in English')
      .fill('# What we keep\n\nYour name and your marks.\n\n- never your secrets');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Version 1 is in force').waitFor();
    await page.goto(site.url(meridian, '/mobile-privacy-policy'));
    await page.getByText('Version 1, in force since').waitFor();
    await page.getByRole('heading', { name: 'What we keep' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('adds an address of its own and is told which record proves it', async () => {
    const { page, errors } = await open('phone', site.url(meridian), owner);
    await page.goto(site.url(meridian, '/partner/settings/domain'));
    await page.getByLabel('Address', { exact: true }).fill('localhost');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Please write a host name like').waitFor();
    await page.getByLabel('Address', { exact: true }).fill(`learn-${meridian.id}.test`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(`_abhyas-challenge.learn-${meridian.id}.test`).waitFor();
    await look(page, 'settings-domain-phone');
    expect(errors).toEqual([]);
  });

  it('enters bank details that a second person approves', async () => {
    const maker = await open('desktop', site.url(meridian), owner);
    await maker.page.goto(site.url(meridian, '/partner/settings/bank'));
    await maker.page.getByLabel('Account holder').fill('Meridian Academy Trust');
    await maker.page.getByLabel('Account number', { exact: true }).fill('1234 5678 9012');
    await maker.page.getByLabel('Account number again').fill('123456789013');
    await maker.page.getByLabel('IFSC').fill('hdfc0001234');
    await maker.page.getByRole('button', { name: 'Send for approval' }).click();
    await maker.page.getByText('This is not the same number.').waitFor();
    await maker.page.getByLabel('Account number again').fill('123456789012');
    await maker.page.getByRole('button', { name: 'Send for approval' }).click();
    await maker.page.getByText('Waiting for a second person').waitFor();
    expect(await maker.page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    await look(maker.page, 'settings-bank-waiting-desktop');

    const checker = await open('phone', site.url(meridian), second);
    await checker.page.goto(site.url(meridian, '/partner/settings/bank'));
    await checker.page.getByRole('button', { name: 'Approve' }).waitFor();
    await checker.page.getByRole('button', { name: 'Approve' }).click();
    await checker.page.getByText('Approved by').waitFor();
    expect(await checker.page.content()).not.toContain('123456789012');
    expect([...maker.errors, ...checker.errors]).toEqual([]);
  });
});

describe('an employee of the provider', () => {
  it('suspends an institute: the student sees a kind page, the owner why; resumed, everything is there again', async () => {
    const learning = await atStart(student);
    const owning = await open('desktop', site.url(meridian), owner);
    const { page, errors } = await open('desktop', site.at(''), employee);
    await page.goto(site.at('', '/employees'));
    await page.getByRole('searchbox', { name: 'Search by name, address or key' }).fill('Meridian');
    await page.locator(`a[href="/employees/institutes/${meridian.id}"]`).waitFor();
    await page.locator(`a[href="/employees/institutes/${meridian.id}"]`).click();
    await page.getByRole('button', { name: 'Suspend' }).waitFor();
    await look(page, 'employees-institute-desktop');
    await page.getByRole('button', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await dialog.getByText('Please say why.').waitFor();
    await dialog.getByLabel('Reason').fill('The bill of March is open.');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await page.getByText('The institute is suspended').waitFor();

    await learning.page
      .getByRole('link', { name: /^Tests/ })
      .first()
      .click();
    await learning.page.getByRole('heading', { name: /is taking a short break/ }).waitFor();
    await look(learning.page, 'suspended-phone');
    const arriving = await openDevice(browser, 'desktop');
    await arriving.page.goto(site.url(meridian));
    await arriving.page.getByRole('link', { name: 'Log in to see why' }).click();
    await signInByPanel(arriving.page, site.url(meridian), owner);
    await arriving.page.getByText('The bill of March is open.').waitFor();
    await arriving.context.close();
    await owning.page.goto(site.url(meridian, '/partner'));
    await owning.page.getByText('The bill of March is open.').waitFor();
    await owning.page.getByRole('button', { name: 'Collect', exact: true }).click();
    await owning.page.getByRole('button', { name: 'Download' }).waitFor();

    await page.getByRole('button', { name: 'Resume' }).click();
    await dialog.getByLabel('Reason').fill('It was paid.');
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('The institute is open').waitFor();
    await learning.page.reload();
    await learning.page.getByRole('link', { name: 'Tests' }).first().waitFor();
    expect([...errors, ...learning.errors, ...owning.errors]).toEqual([]);
  });

  it('works in an institute under a switch, with a banner over every page, and leaves', async () => {
    const { page, errors } = await open('desktop', site.at(''), employee);
    await page.goto(site.at('', `/employees/institutes/${meridian.id}`));
    await page.getByRole('button', { name: 'Work there' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Ticket 4711: the tagline is wrong.');
    await dialog.getByRole('button', { name: 'Work there' }).click();
    await page.getByText(/You work in Meridian/).waitFor();
    await page.getByLabel('Tagline').fill('JEE and NEET');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await saved(page);
    await look(page, 'acting-desktop');
    expect(await page.title()).toContain('Abhyas');
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Work there' }).waitFor();
    expect(await page.getByText(/You work in/).count()).toBe(0);
    expect((await meridian.visitor.api.tenancy.showInstituteSettings()).tagline).toBe('JEE and NEET');
    expect(errors).toEqual([]);
  });

  it('opens an institute for somebody, who is told by mail', async () => {
    const { page, errors } = await open('desktop', site.at(''), employee);
    await page.goto(site.at('', '/employees'));
    await page.getByRole('button', { name: 'Open an institute' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open an institute' });
    await dialog.getByRole('button', { name: 'Open an institute' }).click();
    await dialog.getByText('Please write an e-mail address.').waitFor();
    await dialog.getByLabel('Name', { exact: true }).fill('Lakeside Classes');
    await dialog.getByLabel('Address', { exact: true }).fill('www');
    await dialog.getByLabel('Owner’s first name').fill('Ira');
    await dialog.getByLabel('Owner’s e-mail').fill(`ira-${provider.id}@lakeside.test`);
    await dialog.getByRole('button', { name: 'Open an institute' }).click();
    await dialog.getByText('This address cannot be had.').waitFor();
    await dialog.getByLabel('Address', { exact: true }).fill(`lakeside${provider.id}`);
    await dialog.getByRole('button', { name: 'Open an institute' }).click();
    await page.getByRole('heading', { name: 'Lakeside Classes', level: 1 }).waitFor();
    await expect
      .poll(() => site.world.app.runtime.outbox.list().some(({ to }) => to === `ira-${provider.id}@lakeside.test`), {
        timeout: 15_000,
      })
      .toBe(true);
    expect(errors).toEqual([]);
  });

  it('announces something to staff, who see it above their pages', async () => {
    const { page, errors } = await open('phone', site.at(''), employee);
    await page.goto(site.at('', '/employees/announcements'));
    await page.getByLabel('Text in English').fill('Maintenance tonight at ten');
    await page.getByRole('combobox', { name: 'For' }).click();
    await page.getByRole('option', { name: 'Staff' }).click();
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await page.getByText('Shown now').waitFor();
    const owning = await open('desktop', site.url(meridian), owner);
    await owning.page.goto(site.url(meridian, '/partner/settings/features'));
    await owning.page.getByText('Maintenance tonight at ten').waitFor();
    expect([...errors, ...owning.errors]).toEqual([]);
  });

  it('reads the console on a phone', async () => {
    const { page, errors } = await open('phone', site.at(''), employee);
    await page.goto(site.at('', '/employees?search=Meridian'));
    await page.locator(`a[href="/employees/institutes/${meridian.id}"]`).waitFor();
    await page.goto(site.at('', `/employees/institutes/${meridian.id}`));
    await page.getByRole('button', { name: 'Suspend' }).waitFor();
    await look(page, 'employees-institute-phone');
    expect(errors).toEqual([]);
  });
});
