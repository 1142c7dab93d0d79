// domains: assessments, questions, learners, taxonomy
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { chooseOption } from './choose-option.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const questions = readFileSync(new URL('../server/database/seed/demo-bank/questions.csv', import.meta.url));
const CHAPTER = 'Kinematics';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let student: Person;
let phone: Page;
const errors: string[] = [];
const rows = (text: string, ...values: unknown[]) => site.world.query(text, values);
const open = (path: string) => phone.goto(site.url(institute, path));
const heading = (name: string | RegExp) => phone.getByRole('heading', { name }).first().waitFor();

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy' });
  const teacher = await institute.person('teacher', { firstName: 'Farida' });
  student = await institute.person('student', { firstName: 'Ananya', signedOut: true });
  const { id: importId } = await teacher.api.questions.uploadImport({
    query: { fileName: 'questions.csv' },
    file: questions,
  });
  await teacher.api.questions.commitImport({ params: { importId } });
  const device = await openDevice(browser, 'phone');
  phone = device.page;
  phone.on('pageerror', (error) => errors.push(String(error)));
  await signIn(phone, site.url(institute), student);
});

describe('a student on a phone', () => {
  it('finds the way to a test of one’s own, and a diagnostic, on the page of tests', async () => {
    await open('/student/tests');
    await heading(/How ready are you for JEE Main/);
    await phone.getByRole('link', { name: 'New test' }).click();
    await heading('New test');
    expect(new URL(phone.url()).pathname).toBe('/newtest');
  });

  it('chooses a chapter, and is asked before a choice that is too narrow is widened, step by step', async () => {
    await phone.getByRole('button', { name: /^Physics/ }).click();
    await phone.locator('summary', { hasText: 'Physics' }).click();
    await phone.getByRole('checkbox', { name: CHAPTER }).check();
    await phone.getByRole('button', { name: /^Hard/ }).click();
    await phone.getByLabel('Questions', { exact: true }).fill('16');
    await phone.getByText(/you asked for 16/).waitFor();
    await phone.getByText(/any chapter of your subjects/).waitFor();
    await look(phone, 'own-newtest-phone');
    await phone.getByRole('button', { name: 'Make a test of 16 questions' }).click();
    await phone.getByText('Please agree, or change your choice.').waitFor();
    await phone.getByRole('button', { name: 'Make a test of 16 questions' }).scrollIntoViewIfNeeded();
    await look(phone, 'own-widening-phone');
    await phone.getByRole('checkbox', { name: 'Yes, widen it like that' }).check();
    await phone.getByRole('button', { name: 'Make a test of 16 questions' }).click();
    await heading('How the test works');
    await heading(/^My test: /);
  });

  it('sits it, and sees a result without rank and percentile', async () => {
    await phone.getByRole('checkbox', { name: /I have read the instructions/ }).check();
    await phone.getByRole('button', { name: 'Start the test' }).click();
    await phone.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    const [attempt] = await rows('select id, paper_id from attempts where account_id = $1', student.accountId);
    const attemptId = String(attempt!['id']);
    // Somebody who always takes the first option has some right and some wrong, whatever was drawn.
    for (let number = 1; number <= 10; number++) {
      const radios = phone.getByRole('main').getByRole('radio');
      await phone.getByRole('heading', { name: `Question ${number}`, exact: true }).waitFor();
      if ((await radios.count()) > 0) await chooseOption(phone, 0);
      await phone.getByRole('button', { name: 'Save & next' }).click();
    }
    await phone.getByRole('heading', { name: 'Question 11', exact: true }).waitFor();
    await expect
      .poll(async () => (await rows('select from responses where attempt_id = $1', attemptId)).length)
      .toBeGreaterThan(0);
    await submit();
    await heading(/^Result: My test/);
    await look(phone, 'own-result-phone');
    expect(await phone.getByText('Percentile', { exact: true }).count()).toBe(0);
  });

  it('takes the wrong ones again, each explained at once, and goes on after leaving; the result stays', async () => {
    const stored = () => rows('select marks, answers from results where account_id = $1', student.accountId);
    const before = await stored();
    const wrong = (before[0]!['answers'] as { outcome: string }[]).filter(({ outcome }) => outcome === 'wrong').length;
    expect(wrong).toBeGreaterThan(0);
    const [attempt] = await rows('select id, paper_id from attempts where account_id = $1', student.accountId);
    await open(`/student/tests/${String(attempt!['paper_id'])}/practice?wrongOf=${String(attempt!['id'])}`);
    await heading('The wrong ones again');
    await phone.getByRole('button', { name: 'Start to practise' }).click();
    await phone.getByText(`0 of ${wrong} answered`).waitFor();
    await look(phone, 'own-practice-phone');
    await chooseOption(phone, 1);
    await phone.getByRole('button', { name: 'Check answer' }).click();
    await phone.getByRole('heading', { name: 'Worked solution' }).waitFor();
    await phone.getByText(`1 of ${wrong} answered`).waitFor();
    await look(phone, 'own-practice-answered-phone');
    await phone.reload();
    await phone.getByText(`1 of ${wrong} answered`).waitFor();
    for (let answered = 1; answered < wrong; answered++) {
      await phone.getByRole('button', { name: 'Show the solution' }).click();
      await phone.getByText(`${answered + 1} of ${wrong} answered`).waitFor();
      await phone.getByRole('button', { name: 'Next question' }).click();
    }
    await heading('Practice done');
    await look(phone, 'own-practice-done-phone');
    expect(await stored()).toEqual(before);
  });

  it('opens the tests of an exam, and learns of a product that is none', async () => {
    await open('/jee-test');
    await heading('JEE Main tests');
    await phone.getByText('Made by you').first().waitFor();
    await look(phone, 'own-product-phone');
    await phone.getByRole('button', { name: 'Take the diagnostic' }).click();
    await heading(/^Diagnostic test: JEE Main/);
    await open('/gate-test');
    await heading('There is no such page');
    const wide = await openDevice(browser, 'desktop');
    wide.page.on('pageerror', (error) => errors.push(String(error)));
    await signIn(wide.page, site.url(institute), student);
    await wide.page.goto(site.url(institute, '/newtest?from=3'));
    await wide.page
      .getByText(/your choice$/)
      .first()
      .waitFor();
    await look(wide.page, 'own-newtest-desktop');
    await wide.page.goto(site.url(institute, '/jee-test'));
    await wide.page.getByText('Made by you').first().waitFor();
    expect(errors).toEqual([]);
  });
});

/** Hands the test in from wherever the console is. */
async function submit(): Promise<void> {
  const button = phone.getByRole('button', { name: 'Submit test' });
  if (!(await button.first().isVisible())) await phone.getByRole('button', { name: 'All questions' }).click();
  await button.first().click();
  const dialog = phone.getByRole('dialog', { name: 'Submit this test?' });
  await dialog.getByRole('button', { name: 'Submit test' }).click();
}
