// domains: assessments, questions, discovery
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { chooseOption } from './choose-option.ts';
import { signIn, signInByPanel } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const questions = readFileSync(new URL('../server/database/seed/demo-bank/questions.csv', import.meta.url));

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let student: Person;
let office: Page;
let desk: { context: BrowserContext; page: Page; errors: string[] };
const errors: string[] = [];
const rows = (text: string, ...values: unknown[]) => site.world.query(text, values);

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy' });
  teacher = await institute.person('teacher', { firstName: 'Farida' });
  student = await institute.person('student', { firstName: 'Ananya', signedOut: true });
  const { id: importId } = await teacher.api.questions.uploadImport({
    query: { fileName: 'questions.csv' },
    file: questions,
  });
  await teacher.api.questions.commitImport({ params: { importId } });
  const device = await openDevice(browser, 'desktop');
  office = device.page;
  office.on('pageerror', (error) => errors.push(String(error)));
  await signInByPanel(office, site.url(institute), teacher);
});

/** Adds questions of a type to a section, some at random. */
async function pick(section: string, type: string, count: number) {
  await office.getByRole('button', { name: `Add questions to ${section}` }).click();
  const picker = office.getByRole('dialog', { name: `Add questions to ${section}` });
  await picker
    .getByRole('combobox', { name: 'Type' })
    .or(picker.getByLabel('Type', { exact: true }))
    .first()
    .click();
  await office.getByRole('option', { name: new RegExp(`^${type} \\(`) }).click();
  await picker.getByLabel('How many at random').fill(String(count));
  await picker.getByRole('button', { name: /^Pick \d+ at random/ }).click();
  await picker.getByRole('button', { name: `Add ${count} questions` }).click();
  await picker.waitFor({ state: 'hidden' });
}

describe('a paper', () => {
  it('is built by a teacher from two sections, previewed as a student sees it, and published', async () => {
    await office.goto(site.url(institute, '/partner/papers'));
    await office
      .getByRole('button', { name: /New test|Build a test/ })
      .first()
      .click();
    const dialog = office.getByRole('dialog', { name: 'New test' });
    await dialog.getByRole('textbox').fill('Chapter test: Mechanics');
    await dialog.getByRole('button', { name: 'Create test' }).click();
    await office.getByRole('heading', { name: 'Chapter test: Mechanics' }).waitFor();

    await office.getByRole('tab', { name: 'Sections and marking' }).click();
    await office.getByRole('button', { name: 'Add section' }).click();
    await office.getByLabel('Name of section 2').fill('Numerical value');
    await office.getByLabel('Marks for a wrong answer in Numerical value').fill('0');
    await office.getByRole('tab', { name: /^Questions/ }).click();
    await pick('Section A', 'Single correct', 6);
    await pick('Numerical value', 'Fill in a number', 3);
    await office.getByRole('tab', { name: 'Sections and marking' }).click();
    await office
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await look(office, 'builder-sections-desktop');

    await office.getByRole('button', { name: 'Preview as student' }).click();
    await office.getByText('This is what a student sees.', { exact: false }).waitFor();
    await office.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    await office.getByRole('button', { name: 'Close the preview' }).click();

    await office.getByRole('button', { name: 'Review and publish' }).click();
    await look(office, 'publish-desktop');
    await office.getByRole('dialog').getByRole('button', { name: 'Publish version 1' }).click();
    await office.getByText('Version 1 published').first().waitFor();
    const [paper] = await rows('select status, version from papers where institute_id = $1', institute.id);
    expect(paper).toEqual({ status: 'published', version: 1 });
  });

  it('is found by a student on a phone under this week, with its instructions', async () => {
    desk = await openDevice(browser, 'phone', { keepsApp: true });
    desk.page.on('pageerror', (error) => errors.push(String(error)));
    await signInByPanel(desk.page, site.url(institute), student);
    await desk.page.goto(site.url(institute, '/student'));
    await desk.page.getByText('Tests this week').waitFor();
    await look(desk.page, 'today-phone');
    await desk.page.getByRole('link', { name: /Start/ }).first().click();
    await desk.page.getByRole('heading', { name: 'How the test works' }).waitFor();
    await desk.page.getByRole('checkbox', { name: /I have read the instructions/ }).check();
    await desk.page.getByRole('button', { name: 'Start the test' }).click();
    await desk.page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    await look(desk.page, 'console-phone');
  });

  it('is answered, and an acknowledged answer is on the server', async () => {
    const { page } = desk;
    await chooseOption(page, 0);
    await page.getByRole('button', { name: 'Save & next' }).click();
    await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
    await expect.poll(savedAnswers).toBe(1);
    await page.getByText('Saved', { exact: true }).first().waitFor();
  });

  it('goes on without network, and through a reload, with nothing lost', async () => {
    const { page, context } = desk;
    await expect.poll(() => page.evaluate(notKeptByDevice), { timeout: 20_000 }).toEqual([]);
    await context.setOffline(true);
    for (const number of [2, 3]) {
      await chooseOption(page, 1);
      await page.getByRole('button', { name: 'Save & next' }).click();
      await page.getByRole('heading', { name: `Question ${number + 1}`, exact: true }).waitFor();
    }
    await page
      .getByText(/Offline · 2 answers kept here/)
      .first()
      .waitFor({ timeout: 40_000 }); // a request that hangs is given up first
    await look(page, 'console-offline-phone');
    expect(await savedAnswers()).toBe(1);
    // Loaded again without the network: paper, answers and clock are on the phone.
    await page.reload();
    await page.getByRole('heading', { name: 'Your test is safe' }).waitFor();
    await page.getByText('2 answers are kept on this device.', { exact: false }).waitFor();
    await page.getByText('All 9 questions are here.', { exact: false }).waitFor();
    expect(await page.getByRole('timer').textContent()).toMatch(/^00:[12]\d:\d\d$/);
    await look(page, 'console-safe-phone');
    await page.getByRole('button', { name: 'Continue at question 4' }).click();
    await page.getByRole('heading', { name: 'Question 4', exact: true }).waitFor();
    await context.setOffline(false);
    await expect.poll(savedAnswers, { timeout: 30_000 }).toBe(3);
    // The formulas come set with the sheet: the typesetter, which a bad network may never bring, is not asked for.
    const missed: string[] = [];
    await page.route(/\/static\/typeset/, (route) => {
      missed.push(route.request().url());
      return route.abort();
    });
    await page.reload();
    await page.getByRole('button', { name: 'All questions' }).click();
    const sheet = page.getByRole('dialog', { name: 'All questions' });
    await sheet.getByRole('button', { name: /Question 3, answered/i }).waitFor();
    await look(page, 'palette-phone');
    await sheet.getByRole('button', { name: /Question 4/ }).click();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Question 4', exact: true }).waitFor();
    expect(missed).toEqual([]);
    await page.unroute(/\/static\/typeset/);
  });

  it('is taken over by a second device: the first can only read, and what it typed before still arrives', async () => {
    const { page, context } = desk;
    await context.setOffline(true);
    await chooseOption(page, 0);
    await page.getByRole('button', { name: 'Save & next' }).click();
    await page
      .getByText(/Offline · 1 answer kept here/)
      .first()
      .waitFor({ timeout: 40_000 });

    const second = await openDevice(browser, 'desktop');
    second.page.on('pageerror', (error) => errors.push(String(error)));
    await signIn(second.page, site.url(institute), student);
    await second.page.goto(page.url());
    await second.page.getByRole('heading', { name: /^Question \d/ }).waitFor();
    await look(second.page, 'console-desktop');

    await context.setOffline(false);
    await expect.poll(savedAnswers, { timeout: 30_000 }).toBe(4);
    await page.getByText('This test is open on another device.', { exact: false }).waitFor();
    const seats = await rows('select max(seat) as seat from attempt_seats where institute_id = $1', institute.id);
    expect(Number(seats[0]!['seat'])).toBeGreaterThanOrEqual(2);
    await context.close();
    desk = second;
  });

  it('takes a number from the keypad of the screen', async () => {
    const { page } = desk;
    await page.getByRole('tab', { name: /Numerical value/ }).click();
    await page.getByRole('heading', { name: 'Question 7', exact: true }).waitFor();
    const keypad = page.getByRole('group', { name: 'Keypad' });
    for (const key of ['1', '2']) await keypad.getByRole('button', { name: key, exact: true }).click();
    await page.getByRole('button', { name: 'Save & mark for review' }).click();
    await expect.poll(savedAnswers).toBe(5);
  });

  it('is handed in after a summary by section', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Submit test' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Submit this test?' });
    // What the first device typed offline arrived at the server; this one learns of it with its next look.
    await dialog.getByText('5 answers will be evaluated', { exact: false }).waitFor({ timeout: 40_000 });
    await dialog.getByRole('button', { name: 'Submit test' }).click();
    await page.getByRole('heading', { name: 'Result: Chapter test: Mechanics' }).waitFor();
  });

  it('has a result with score, rank, percentile, time, subjects and solutions', async () => {
    const { page } = desk;
    const [result] = await rows('select marks, full_marks, ranked from results where institute_id = $1', institute.id);
    const score = page
      .getByRole('group', { name: 'Score, rank and percentile' })
      .or(page.getByRole('region', { name: 'Score, rank and percentile' }))
      .first();
    const marks = Number(result!['marks']) / 100;
    await score.getByText(String(marks).replace('-', '−')).first().waitFor();
    expect(
      await page
        .getByText(marks > 18 ? 'Passed' : 'Not passed', { exact: true })
        .first()
        .isVisible(),
    ).toBe(true);
    // She is the only one so far.
    await page.getByText('Your rank is not out yet: 1 student has attempted this test.', { exact: false }).waitFor();
    await page
      .getByRole('button', { name: /^Solution of question/ })
      .first()
      .click();
    await page
      .getByText(/Correct answer/)
      .first()
      .waitFor();
    await page.screenshot({
      path: new URL('./screenshots/result-full-desktop.png', import.meta.url).pathname,
      fullPage: true,
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await look(page, 'result-phone');
  });

  it('ends by itself when the server’s time runs out, and what was saved counts', async () => {
    const late = await institute.person('student', { firstName: 'Kabir', signedOut: true });
    const { page } = await openDevice(browser, 'desktop');
    page.on('pageerror', (error) => errors.push(String(error)));
    await signIn(page, site.url(institute), late);
    await page.goto(site.url(institute, '/student/tests'));
    await page.getByRole('link', { name: /Start/ }).first().click();
    await page.getByRole('checkbox', { name: /I have read the instructions/ }).check();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    await chooseOption(page, 0);
    await page.getByRole('button', { name: 'Save & next' }).click();
    await expect
      .poll(
        async () =>
          (
            await rows(
              `select from responses r join attempts a on a.id = r.attempt_id where a.account_id = $1 and r.kind = 'answer'`,
              late.accountId,
            )
          ).length,
      )
      .toBe(1);
    site.world.clock.advance({ minutes: 29, seconds: 57 });
    await page.reload();
    await page
      .getByText(/Time is over|The test is closed/)
      .first()
      .waitFor({ timeout: 30_000 });
    site.world.clock.advance({ seconds: 30 });
    await site.world.sweep(institute);
    await site.world.runJobs();
    await expect
      .poll(
        async () => (await rows('select state from attempts where account_id = $1', late.accountId))[0]?.['state'],
        { timeout: 20_000 },
      )
      .toBe('marked');
    await page.getByRole('heading', { name: /^Result: / }).waitFor({ timeout: 60_000 });
    const [attempt] = await rows('select state, ended_by from attempts where account_id = $1', late.accountId);
    expect(attempt).toEqual({ state: 'marked', ended_by: 'expired' });
  });

  it('shows the teacher the list of attempts, which is also a CSV file', async () => {
    await signInAgain();
    const [paper] = await rows('select id from papers where institute_id = $1', institute.id);
    await office.goto(site.url(institute, `/partner/papers/${String(paper!['id'])}/attempts`));
    await office.getByRole('row', { name: /Ananya/ }).waitFor();
    const download = office.waitForEvent('download');
    await office.getByRole('button', { name: 'Export', exact: true }).click();
    await office.getByRole('menuitem', { name: 'Export as CSV' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text).toContain(student.email);
    expect(text.trim().split('\n')).toHaveLength(3);
    expect(errors).toEqual([]);
  });
});

/** Runs in the page: what was loaded of the app and could not be loaded again without the network. */
async function notKeptByDevice(): Promise<string[]> {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const known = new Set(kept.flat().map(({ url }) => url));
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return loaded
    .filter(({ name }) => /\/static\/|\/i18n\//.test(name) && !known.has(name))
    .map(
      ({ name, responseStatus, workerStart }) =>
        `${name}: ${responseStatus}, ${workerStart > 0 ? 'by' : 'past'} the worker`,
    );
}

const savedAnswers = async () =>
  (
    await rows(
      `select from responses r join attempts a on a.id = r.attempt_id where a.account_id = $1 and r.kind = 'answer' and r.answer ->> 'response' is not null`,
      student.accountId,
    )
  ).length;

/** The clock was moved past the life of an access token: the page renews its session by itself at the next call. */
async function signInAgain() {
  await office.goto(site.url(institute, '/partner/papers'));
  await office.getByRole('heading', { name: 'Tests', exact: true }).waitFor();
}
