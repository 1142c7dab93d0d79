// domains: codes, commerce, passes, courses, entitlements, identity
import { readFileSync } from 'node:fs';
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
let desk: Page;
let errors: string[];
let codes: string[];
let links: string[];
const BATCH = 'Nashik book fair';

const press = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).click();

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute();
  owner = await institute.person('owner');
  const details = { pricePaise: 195_900, validityDays: 365 };
  await aCourse(institute.ctx(owner), { title: 'Waves and optics', details });
  ({ page: desk, errors } = await openDevice(browser, 'desktop'));
  await signIn(desk, site.url(institute), owner);
});

async function downloaded(name: string): Promise<Buffer> {
  const [file] = await Promise.all([desk.waitForEvent('download'), press(desk, name)]);
  return readFileSync(await file.path());
}

describe('the owner', () => {
  it('makes a batch of codes, and downloads its list and its cards once', async () => {
    await desk.goto(site.url(institute, '/partner/coupons/codes'));
    await desk.getByRole('heading', { name: 'You have no activation codes yet' }).waitFor();
    await look(desk, 'codes-empty-desktop');
    await desk.getByRole('button', { name: 'New batch' }).first().click();
    const form = desk.getByRole('dialog', { name: 'New batch' });
    await form.getByLabel('Name').fill(BATCH);
    await form.getByLabel('Number of codes').fill('12');
    await form.getByRole('combobox', { name: 'What each code opens' }).fill('Waves');
    await desk.getByRole('option', { name: 'Waves and optics' }).click();
    await form.getByLabel('Days of access').fill('180');
    await look(desk, 'codes-form-desktop');
    await form.getByRole('button', { name: 'Make 12 codes' }).click();
    await desk.getByRole('heading', { name: BATCH, level: 1 }).waitFor();
    await desk.getByText('You can download each file once').waitFor();
    const list = (await downloaded('Download the list (CSV)')).toString();
    const rows = list.trim().split('\r\n').slice(1);
    codes = rows.map((row) => row.split(',')[1]!);
    links = rows.map((row) => row.split(',')[2]!);
    expect(new Set(codes).size).toBe(12);
    expect((await downloaded('Download the cards (PDF)')).subarray(0, 5).toString()).toBe('%PDF-');
    await desk.getByText(/^The list was downloaded on/).waitFor();
    await expect.poll(() => desk.getByRole('button', { name: /^Download/ }).count()).toBe(0);
  });
});

describe('a student in a private window', () => {
  it('follows the link of a card, logs in, redeems the code and is on the course', async () => {
    const sneha = await institute.person('student', { firstName: 'Sneha', lastName: 'Patil' });
    const { page, errors: seen } = await openDevice(browser, 'phone');
    await page.goto(links[0]!);
    const panel = page.getByRole('dialog', { name: 'Log in' });
    await panel.getByLabel('Email').fill(sneha.email);
    await panel.getByLabel('Password', { exact: true }).fill(sneha.password);
    await panel.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Redeem a code' }).waitFor();
    expect(await page.getByLabel('Your code').inputValue()).toBe(codes[0]);
    await look(page, 'redeem-phone');
    await press(page, 'Redeem');
    await page.getByRole('heading', { name: 'Lesson 1' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/student\/courses\//);
    expect(seen).toEqual([]);
  });

  it('types a code in small letters, and reads beside it why another is refused', async () => {
    const om = await institute.person('student', { firstName: 'Om', lastName: 'Deshmukh' });
    const { page, errors: seen } = await openDevice(browser, 'phone', { dark: true });
    await signIn(page, site.url(institute), om);
    await page.goto(site.url(institute, '/student/redeem/'));
    const field = page.getByLabel('Your code');
    await field.fill(codes[0]!.slice(0, -2));
    await press(page, 'Redeem');
    await page.getByText('A code has twelve letters and digits.').waitFor();
    await field.fill(codes[0]!);
    await press(page, 'Redeem');
    await page.getByText('Somebody has used this code already.').waitFor();
    await look(page, 'redeem-used-phone-dark');
    await field.fill(codes[1]!.toLowerCase().replaceAll('-', ' '));
    await press(page, 'Redeem');
    await page.getByRole('heading', { name: 'Lesson 1' }).waitFor();
    await page.goto(site.url(institute, '/student/redeem/'));
    await page.getByText(/open until/).waitFor();
    await field.fill(codes[2]!);
    await press(page, 'Redeem');
    await page.getByText('One person may use 1 of these codes, and you have.').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await look(page, 'redeem-desktop-dark');
    expect(seen).toEqual([]);
  });
});

describe('the owner afterwards', () => {
  it('reads who redeemed what, finds it by code and by name, and blocks one', async () => {
    await desk.reload();
    await desk.getByText('2 redeemed').first().waitFor();
    await desk.getByRole('button', { name: `Block: …${codes[5]!.slice(-4)}` }).click();
    await desk.getByText('1 blocked').first().waitFor();
    await look(desk, 'code-batch-desktop');
    await desk.setViewportSize({ width: 390, height: 844 });
    await look(desk, 'code-batch-phone');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.goto(site.url(institute, '/partner/coupons/codes/all?state=redeemed'));
    await desk.getByText('Om Deshmukh').waitFor();
    await look(desk, 'codes-redeemed-desktop');
    await desk.getByRole('searchbox').fill(codes[0]!);
    await desk.getByText('Sneha Patil').waitFor();
    await expect.poll(() => desk.getByText('Om Deshmukh').count()).toBe(0);
    await desk.getByRole('link', { name: 'Activation codes', exact: true }).click();
    await desk.getByRole('link', { name: BATCH }).waitFor();
    await look(desk, 'codes-desktop');
    expect(errors).toEqual([]);
  });
});
