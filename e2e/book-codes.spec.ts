// domains: books
import { beforeAll, describe, expect, it } from 'vitest';
import { writtenCode } from '@abhyas/contract/books/shapes';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { aBook } from '../server/src/domains/books/factories.ts';
import { aQuestion } from '../server/src/domains/questions/factories.ts';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let institute: TestInstitute;
let teacher: Person;
let student: Person;
let browser: Awaited<ReturnType<typeof startBrowser>>;
let code: string;
let bookId: string;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Northstar Press' });
  teacher = await institute.person('teacher');
  const ctx = institute.ctx(teacher);
  const questionIds: string[] = [];
  for (let count = 0; count < 3; count++) questionIds.push((await aQuestion(ctx)).questionId);
  ({ bookId } = await aBook(ctx, {
    title: 'Physics for JEE 1',
    opensTo: 'everyone',
    chapters: [{ title: 'Kinematics', exercises: [{ title: '', printedPage: 15, questionIds }] }],
  }));
  const { lines } = await teacher.api.books.showBook({ params: { bookId } });
  code = lines.find(({ kind, number }) => kind === 'question' && number === '2')!.code;
  student = await institute.person('student', { firstName: 'Asha' });
});

describe('a printed code', () => {
  it('opened in a private window leads over the sign-in to exactly that question', async () => {
    const { page } = await openDevice(browser, 'phone');
    await page.goto(site.url(institute, `/INBOOK?code=${code}`));
    await page.getByRole('heading', { name: 'Exercise 1.1, Question 2' }).waitFor();
    await page.getByText('Printed page 15').waitFor();
    await look(page, 'books-scan-visitor');
    await page.getByRole('button', { name: 'Sign in and open' }).click();
    const panel = page.getByRole('dialog', { name: 'Log in' });
    await panel.getByLabel('Email').fill(student.email);
    await panel.getByLabel('Password', { exact: true }).fill(student.password);
    await panel.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Question 2' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/student\/books\/[^/]+\/[^/]+\/[^/]+$/);
    await page.goto(site.url(institute, '/Android'));
    await page.waitForURL((url) => !/android/i.test(url.pathname));
  });

  it('typed with a mistake is found by what is close to it, and opens at once for who is signed in', async () => {
    const { page } = await openDevice(browser, 'phone');
    await signIn(page, site.url(institute), student);
    await page.goto(site.url(institute, '/scan'));
    const wrong = code.slice(0, 5) + (code[5] === 'A' ? 'B' : 'A');
    await page.getByLabel('Code from the book').fill(wrong.toLowerCase());
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByText(`No book here has the code ${wrong}`).waitFor();
    await look(page, 'books-scan-mistyped');
    await page.getByRole('button', { name: writtenCode(code) }).click();
    await page.getByRole('heading', { name: 'Question 2' }).waitFor();
  });

  it('is made for the printer, and the publisher sees what was scanned', async () => {
    const { page } = await openDevice(browser, 'desktop');
    await signIn(page, site.url(institute), teacher);
    await page.goto(site.url(institute, `/partner/books/${bookId}`));
    await page.getByRole('link', { name: 'Codes' }).click();
    await page.getByRole('button', { name: 'Make the PDF sheet' }).click();
    await page.getByText('being made', { exact: false }).first().waitFor();
    await site.world.runJobs();
    await page.getByRole('link', { name: 'Download PDF sheet' }).waitFor();
    await page.getByRole('cell', { name: 'Exercise 1.1, Question 2' }).waitFor();
    await page.getByText(writtenCode(code)).waitFor();
    await look(page, 'books-codes');
    const scans = await teacher.api.books.showBookScans({ params: { bookId }, query: {} });
    expect(scans).toMatchObject({ total: 2, ways: { address: 1, typed: 1, camera: 0 } });
  });
});
