// domains: identity
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, type Size, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

/* One student has two accounts: the office sees both side by side, keeps one, and everything of the other moves there. */
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="9" fill="#1b2a56"/><circle cx="17" cy="17" r="9" fill="none" stroke="#fff" stroke-width="2"/></svg>',
)}`;
let site: Site;
let browser: Browser;
let academy: TestInstitute;
let owner: Person;
let kept: Person;
let other: Person;
const errors: string[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  academy = await site.world.institute({ name: 'Meridian Academy', allowedItems: [], logo, icon: logo });
  owner = await academy.person('owner', { signedOut: true });
  kept = await academy.person('student', { firstName: 'Ishaan' });
  other = await academy.person('student', { firstName: 'Ishan' });
  await academy.person('student', { firstName: 'Zoya' });
});
afterAll(() => expect(errors).toEqual([]));

async function office(size: Size) {
  const device = await openDevice(browser, size);
  device.page.on('pageerror', (error) => errors.push(String(error)));
  await signIn(device.page, site.url(academy), owner);
  await device.page.goto(site.url(academy, '/partner/people/students?search=Ish'));
  await device.page.getByRole('link', { name: /Ishaan/ }).waitFor();
  for (const name of [/Ishaan/, /Ishan/]) await device.page.getByRole('checkbox', { name }).check();
  await device.page.getByRole('button', { name: 'Merge two' }).click();
  const dialog = device.page.getByRole('dialog', { name: 'Merge two accounts of one student' });
  await dialog.getByText(other.email).waitFor();
  return { ...device, dialog };
}

describe('two accounts of one student', () => {
  it('stand side by side, also on a phone, before anything moves', async () => {
    const { page, context, dialog } = await office('phone');
    await look(page, 'merge-students-phone');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('become one: the one that is kept works on, the other signs nobody in any more', async () => {
    const { page, context, dialog } = await office('desktop');
    await dialog.getByRole('radio', { name: /Ishan/ }).check();
    await dialog.getByRole('radio', { name: /Ishaan/ }).check();
    await look(page, 'merge-students-desktop');
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await page.getByText('The accounts are being merged').waitFor();
    await expect
      .poll(async () => (await site.world.query('select status from accounts where id = $1', [other.accountId]))[0])
      .toEqual({ status: 'disabled' });
    await page.goto(site.url(academy, '/partner/people/students?search=Ish'));
    await page.getByRole('link', { name: /Ishaan/ }).waitFor();
    await look(page, 'students-merged-desktop');
    await context.close();
    await expect(other.signInAgain()).rejects.toThrow();
    await kept.signInAgain();
    const finished = () =>
      site.world.query('select finished_at from account_transfers where from_id = $1 and to_id = $2', [
        other.accountId,
        kept.accountId,
      ]);
    await expect.poll(finished, { timeout: 15_000 }).toMatchObject([{ finished_at: expect.any(Date) }]);
  });
});
