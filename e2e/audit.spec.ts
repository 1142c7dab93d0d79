// domains: audit, identity, tenancy, insights
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, type Size, startBrowser } from './browser.ts';
import { deviceOf } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let place: TestInstitute;
let owner: Person;
let student: Person;
let employee: Person;
const reason = 'Shared the answers in a chat group';

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  const provider = await site.world.institute({
    kind: 'provider',
    name: 'Abhyas',
    subdomain: `provider-${Date.now()}`,
  });
  place = await site.world.institute({ name: 'Meridian Academy' });
  owner = await place.person('owner', { firstName: 'Farida' });
  student = await place.person('student', { firstName: 'Rohan' });
  employee = await provider.person('owner', { email: `kavya-${provider.id}@abhyas.example`, firstName: 'Kavya' });
  const { rules } = await owner.api.tenancy.showEditableSettings();
  await owner.api.tenancy.saveRules({ body: { ...rules, passPercent: 55 } });
});

const open = (size: Size, url: string, person: Person) => deviceOf(browser, size, url, person);

describe('the log of an institute', () => {
  it('tells an owner who blocked a student, why and what changed; it is filtered, verified and taken away', async () => {
    const { page, errors } = await open('desktop', site.url(place), owner);
    await page.goto(site.url(place, `/partner/people/person/${student.accountId}`));
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why?').fill(reason);
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByText('1 person is blocked').first().waitFor();

    await page.getByRole('link', { name: 'Activity log' }).first().click();
    await page.getByRole('heading', { name: 'Activity log', level: 1 }).waitFor();
    const entry = page.getByRole('button', { name: /^Farida.* blocked Rohan/ });
    await entry.waitFor();
    await look(page, 'audit-desktop');
    await entry.click();
    const panel = page.getByRole('dialog');
    await panel.getByText(reason).waitFor();
    await panel.getByRole('cell', { name: 'allowed' }).waitFor();
    await panel.getByRole('cell', { name: 'blocked' }).waitFor();
    await panel.getByText(/127\.0\.0\.1/).waitFor();
    await look(page, 'audit-entry-desktop');
    await panel.getByRole('button', { name: /^Only about Rohan/ }).click();
    await page.getByRole('button', { name: /changed the settings/ }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('subjectId')).toBe(student.accountId);

    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await page.getByRole('searchbox', { name: 'Search names, reasons, addresses' }).fill('chat group');
    await page.getByRole('button', { name: /changed the settings/ }).waitFor({ state: 'detached' });
    await entry.waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('chat group');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile((await (await file).path())!, 'utf8')).trim().split('\r\n');
    expect(lines.some((line) => line.includes('account.blocked') && line.includes(reason))).toBe(true);
    expect(lines.join()).not.toContain('settings.changed');

    await page.getByRole('button', { name: 'Verify the log' }).click();
    await page.getByText('Nothing was changed or removed').waitFor();
    await look(page, 'audit-whole-desktop');
    expect(errors).toEqual([]);
  });

  it('finds nothing where nothing fits, and says so', async () => {
    const { page, errors } = await open('phone', site.url(place), owner);
    await page.goto(site.url(place, '/partner/audit?search=nobody-did-this'));
    await page.getByText('No entry fits').waitFor();
    await look(page, 'audit-none-phone');
    expect(errors).toEqual([]);
  });

  it('names the row that somebody changed in the database itself', async () => {
    await site.world.query(
      `update audit_log set reason = 'Nothing in particular' where institute_id = $1 and action = 'account.blocked'`,
      [place.id],
    );
    const { page, errors } = await open('phone', site.url(place), owner);
    await page.goto(site.url(place, '/partner/audit'));
    await page.getByRole('button', { name: 'Verify the log' }).click();
    await page.getByText('The log is not whole').waitFor();
    await page.getByText(/was changed after it was written/).waitFor();
    await look(page, 'audit-broken-phone');
    await page.getByRole('button', { name: 'Show the row' }).click();
    await page.getByRole('dialog').getByText('Nothing in particular').waitFor();
    await look(page, 'audit-entry-phone');
    expect(errors).toEqual([]);
  });
});

describe('the provider', () => {
  it('sees the last entries of an institute beside it, and reads its whole log', async () => {
    const { page, errors } = await open('desktop', site.at(''), employee);
    await page.goto(site.at('', `/employees/institutes/${place.id}`));
    await page.getByRole('heading', { name: 'Latest activity' }).waitFor();
    await page.getByRole('link', { name: 'Open the whole log' }).click();
    await page.getByRole('button', { name: /^Farida.* blocked Rohan/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('institute')).toBe(String(place.id));
    await look(page, 'audit-employees-desktop');
    await page.getByRole('button', { name: 'Verify the log' }).click();
    await page.getByText('The log is not whole').waitFor();
    expect(errors).toEqual([]);
  });
});
