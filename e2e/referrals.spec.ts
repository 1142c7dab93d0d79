// domains: engagement, commerce, courses, entitlements, identity
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let owner: Person;
let page: Page;
let errors: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ allowedItems: ['referAndEarn'] });
  owner = await institute.person('owner');
  const asha = await institute.person('student', { firstName: 'Asha', lastName: 'Rao' });
  ({ page, errors } = await openDevice(browser, 'phone'));
  await signIn(page, site.url(institute), asha);
});

it('a student shares a link, a friend follows it and accepts, and both see how it stands', async () => {
  await page.goto(site.url(institute, '/student/passbook/refer'));
  await page.getByText('Nobody has accepted your invitation yet.').waitFor();
  const link = (await page.getByText(/\/student\/passbook\/invited\//).textContent()) ?? '';
  await look(page, 'refer-phone');
  const om = await institute.person('student', { firstName: 'Om', lastName: 'Deshmukh' });
  const friend = await openDevice(browser, 'phone');
  await friend.page.goto(link);
  const panel = friend.page.getByRole('dialog', { name: 'Log in' });
  await panel.getByLabel('Email').fill(om.email);
  await panel.getByLabel('Password', { exact: true }).fill(om.password);
  await panel.getByRole('button', { name: 'Log in' }).click();
  await friend.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await friend.page.getByText('Asha has invited you').waitFor();
  await look(friend.page, 'invited-phone');
  expect(friend.errors).toEqual([]);
  await page.reload();
  await page.getByText('No order yet').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await look(page, 'refer-desktop');
  expect(errors).toEqual([]);
});

it('the owner sees who invited whom, and changes the terms', async () => {
  const desk = await openDevice(browser, 'desktop');
  await signIn(desk.page, site.url(institute), owner);
  await desk.page.goto(site.url(institute, '/partner/wallets'));
  await desk.page.getByRole('link', { name: 'Referrals' }).click();
  await desk.page.getByText('Om Deshmukh').waitFor();
  await desk.page.getByLabel('For who invites').fill('150');
  await desk.page.getByRole('button', { name: 'Save the terms' }).click();
  await expect.poll(async () => (await owner.api.engagement.showReferralRules()).referrerPaise).toBe(15_000);
  await look(desk.page, 'staff-referrals-desktop');
  expect(desk.errors).toEqual([]);
});
