// domains: identity, tenancy, courses
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, type Person, type TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const MARKET = /Marketplace home/;

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let owner: Person;
let page: Page;
let courseId: string;
let frame: FrameLocator;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy', allowedItems: ['marketPlace'] });
  owner = await institute.person('owner', { firstName: 'Ravi', signedOut: true });
  const details = { pricePaise: 0 };
  ({ courseId } = await aCourse(institute.ctx(owner), { title: 'Electrostatics', details }));
  await institute.person('student', { firstName: 'Ananya', lastName: 'Sharma', signedOut: true });
  ({ page } = await openDevice(browser, 'desktop'));
  await signIn(page, site.url(institute), owner);
});

/** Goes elsewhere, by which the look ends. */
async function leave(): Promise<void> {
  const running = () =>
    site.world.query('select id from student_views where institute_id = $1 and ended_at is null', [institute.id]);
  expect(await running()).toHaveLength(1);
  await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
  await expect.poll(running).toEqual([]);
}

describe('the preview of features', () => {
  it('is the page of a visitor itself, with switches that are not saved', async () => {
    await page.goto(site.url(institute, '/partner/settings/features'));
    frame = page.frameLocator('iframe[title="As a student sees it"]');
    await frame.getByText('Log in').first().waitFor();
    const words = () => frame.locator('body').innerText();
    const before = await words();
    await look(page, 'seen-as-visitor');
    await page.getByRole('switch', { name: MARKET }).click();
    await expect.poll(words).not.toBe(before);
    await frame.getByText('Log in').first().waitFor();
    await page.reload();
    // The session of who looks goes on, and nothing was saved.
    await page.getByRole('heading', { name: 'As a student sees it' }).waitFor();
    expect(await page.getByRole('switch', { name: MARKET }).isChecked()).toBe(true);
  });

  it('is the pages of one student, who is chosen, on a phone and on a desktop', async () => {
    await page.getByRole('button', { name: 'A student' }).click();
    await page.getByLabel('Name, e-mail, mobile or roll number').fill('anan');
    await page.getByRole('button', { name: /Ananya Sharma/ }).click();
    frame = page.frameLocator('iframe[title="As a student sees it"]');
    await frame.getByRole('heading', { level: 1 }).waitFor();
    expect(page.frames().some((one) => one.url().endsWith('/student'))).toBe(true);
    await look(page, 'seen-as-student-phone');
    await page.getByRole('button', { name: 'Desktop' }).click();
    await frame.getByRole('heading', { level: 1 }).waitFor();
    await look(page, 'seen-as-student-desktop');
    await leave();
  });
});

describe('the preview of a course', () => {
  it('shows the draft, and what is published as a visitor and a student come to it, at which nothing can be pressed', async () => {
    await page.goto(site.url(institute, `/partner/courses/${courseId}/preview`));
    await page.getByText('This is the draft as a student would get it.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'What is published, as students see it' }).click();
    frame = page.frameLocator('iframe[title="Electrostatics"]');
    await frame.getByRole('heading', { name: 'Electrostatics' }).first().waitFor();
    await page.getByRole('button', { name: 'A student' }).click();
    await page.getByLabel('Name, e-mail, mobile or roll number').fill('anan');
    await page.getByRole('button', { name: /Ananya Sharma/ }).click();
    await frame.getByText('A preview opens no lesson').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await look(page, 'seen-as-course-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Desktop' }).click();
    await look(page, 'seen-as-course-desktop');
    expect(await site.world.query('select 1 from enrolments where institute_id = $1', [institute.id])).toEqual([]);
    await leave();
  });
});

describe('the search of the workspace', () => {
  it('has chips of kinds that the keyboard reaches', async () => {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search, or say where to go').fill('anan');
    await page.getByRole('button', { name: /Ananya Sharma/ }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('People1');
    await page.keyboard.press('Enter');
    await look(page, 'palette-people');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/partner\/people\/person\//);
  });
});
