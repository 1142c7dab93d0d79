// domains: books
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { aQuestion } from '../server/src/domains/questions/factories.ts';
import { type Device, look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let institute: TestInstitute;
let teacher: Person;
let student: Person;
let browser: Awaited<ReturnType<typeof startBrowser>>;
let desk: Device;
let phone: Device;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Northstar Press' });
  teacher = await institute.person('teacher');
  for (let count = 0; count < 6; count++) await aQuestion(institute.ctx(teacher));
  student = await institute.person('student', { firstName: 'Asha' });
  desk = await openDevice(browser, 'desktop');
  phone = await openDevice(browser, 'phone');
  await signIn(phone.page, site.url(institute), student);
  await signIn(desk.page, site.url(institute), teacher);
});

describe('a teacher', () => {
  it('builds a book: a chapter, theory, an exercise from the bank, its order by keyboard, and publishes it', async () => {
    const { page } = desk;
    await page.goto(site.url(institute, '/partner/books'));
    await page.getByText('No book yet').waitFor();
    await page.getByRole('button', { name: 'New book' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Physics for JEE 1');
    await dialog.getByRole('textbox', { name: 'Authors' }).fill('R. Rao');
    await dialog.getByRole('button', { name: 'Create book' }).click();
    await page.getByRole('heading', { level: 1, name: 'Physics for JEE 1' }).waitFor();
    await page.getByText('This book is empty').waitFor();
    const publish = page.getByRole('button', { name: 'Publish' });
    expect(await publish.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Chapter', exact: true }).click();
    await page.getByRole('button', { name: 'Chapter 1, New chapter', exact: true }).click();
    await dialog.getByLabel('Title').fill('Kinematics');
    await dialog.getByLabel('Free chapter').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const add = page.getByRole('button', { name: 'Add to Chapter 1, Kinematics' });
    await add.click();
    await page.getByRole('menuitem', { name: 'Exercise' }).click();
    await page.getByRole('button', { name: 'Add to Exercise 1.1' }).click();
    const picker = page.getByRole('dialog', { name: 'Questions for Exercise 1.1' });
    for (const number of [1, 2, 3]) {
      await picker
        .getByRole('button', { name: `Add question ${number}`, exact: false })
        .first()
        .click();
      await page.getByText(`${number} question`, { exact: false }).first().waitFor();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Question 3', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Move Question 3 up' }).click();
    await add.click();
    await page.getByRole('menuitem', { name: 'Theory page' }).click();
    await page.getByRole('button', { name: 'Open New page' }).waitFor();
    await look(page, 'books-builder');
    await page.getByRole('button', { name: 'Open New page' }).click();
    await page.getByLabel('Title').fill('1.1 Speed');
    await page.getByLabel('Printed page').fill('12');
    await page.getByRole('textbox', { name: 'Text of the page' }).fill('Speed is distance by time.');
    await look(page, 'books-theory');
    await page.getByRole('button', { name: 'Save the page' }).click();
    await page.getByText('Ready to publish.').waitFor();
    await publish.click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Published', { exact: true }).waitFor();
    const { rows } = await teacher.api.books.listBooks({ query: {} });
    expect(rows).toMatchObject([
      { title: 'Physics for JEE 1', status: 'published', version: 1, chapters: 1, questions: 3 },
    ]);
    const { lines } = await teacher.api.books.showBook({ params: { bookId: rows[0]!.bookId } });
    const order = lines.filter(({ kind }) => kind === 'question').map(({ number }) => number);
    expect(order).toEqual(['1', '3', '2']);
  });
});

describe('a student', () => {
  it('answers in the printed order on a phone: judged at once, solved step by step, and goes on at a desk', async () => {
    const { rows } = await teacher.api.books.listBooks({ query: {} });
    const { bookId } = rows[0]!;
    const { details } = await teacher.api.books.showBook({ params: { bookId } });
    await teacher.api.books.saveBook({ params: { bookId }, body: { ...details, opensTo: 'everyone' } });
    const { page } = phone;
    await page.goto(site.url(institute, '/student/books'));
    await page.getByRole('link', { name: 'Start Physics for JEE 1' }).click();
    await page.getByRole('link', { name: 'Exercise 1.1' }).click();
    await page.getByRole('heading', { name: 'Question 1' }).waitFor();
    await page.getByRole('radio').nth(1).check({ force: true });
    await look(page, 'books-exercise-phone');
    await page.getByRole('button', { name: 'Check answer' }).click();
    await page.getByText('Right', { exact: true }).waitFor();
    await page.getByText('Divide the distance by the time.').waitFor();
    await page.getByRole('button', { name: 'Next question' }).click();
    await page.getByRole('heading', { name: 'Question 3' }).waitFor();
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Check answer' }).click();
    await page.getByText('Not right yet', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Steps', exact: true }).click();
    await page.getByText('Divide the distance by the time.').waitFor();
    const second = await openDevice(browser, 'desktop');
    await signIn(second.page, site.url(institute), student);
    await second.page.goto(site.url(institute, '/student/books'));
    await second.page.getByText('2 of 3 answered, 1 right').waitFor();
    await look(second.page, 'books-shelf');
    await second.page.getByRole('link', { name: 'Continue with Physics for JEE 1' }).click();
    await second.page.getByRole('button', { name: 'Question 3, wrong' }).click();
    await second.page.getByRole('button', { name: 'Only the wrong ones (1)' }).click();
    await second.page.getByRole('button', { name: 'Try again' }).click();
    await second.page.getByRole('radio').nth(1).check({ force: true });
    await second.page.getByRole('button', { name: 'Check answer' }).click();
    await second.page.getByText('2 of 3 answered, 2 right').first().waitFor();
    await look(second.page, 'books-exercise');
    await second.page.getByRole('heading', { name: '1.1 Speed' }).waitFor();
    await second.page.getByRole('button', { name: 'Keep for later' }).click();
    await second.page.getByRole('button', { name: 'Kept', exact: true }).waitFor();
    await second.page.getByRole('button', { name: 'Report a problem' }).click();
    const panel = second.page.getByRole('dialog');
    await panel.getByRole('radio').first().check({ force: true });
    await panel.getByRole('button', { name: 'Send report' }).click();
    await panel.waitFor({ state: 'hidden' });
    await second.page.getByRole('searchbox', { name: 'Find in this book' }).fill('distance by time');
    await second.page.getByRole('link', { name: '1.1 Speed Speed is distance' }).waitFor();
    await look(second.page, 'books-found');
    await second.page.goto(site.url(institute, '/student/bookmarks'));
    await second.page.getByRole('link', { name: 'Open solution' }).click();
    await second.page.getByRole('heading', { name: 'Question 3' }).waitFor();
  });

  it('goes on without a network: answers are kept, judged when it is back, and known to the other device', async () => {
    const { page, context } = phone;
    await page.goto(site.url(institute, '/student/books'));
    await page.getByRole('link', { name: 'Continue with Physics for JEE 1' }).click();
    await page.getByRole('button', { name: 'Question 2, not answered' }).click();
    await context.setOffline(true);
    await page.getByRole('radio').nth(1).check({ force: true });
    await page.getByRole('button', { name: 'Check answer' }).click();
    await page.getByText('Your answer is kept').waitFor();
    await look(page, 'books-offline-phone');
    await page.getByRole('button', { name: 'Question 1, right' }).click();
    await page.getByRole('button', { name: 'A similar question' }).waitFor();
    await page.getByRole('button', { name: 'Question 3, right' }).click();
    await page.getByText('Right', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Question 2, not answered' }).click();
    await page.getByText('Your answer is kept').waitFor();
    expect((await student.api.books.listMyBooks()).books[0]?.progress.answered).toBe(2);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Question 2, right' }).waitFor();
    await page.getByText('3 of 3 answered, 3 right').first().waitFor();
    const third = await openDevice(browser, 'desktop');
    await signIn(third.page, site.url(institute), student);
    await third.page.goto(site.url(institute, '/student/books'));
    await third.page.getByText('3 of 3 answered, 3 right').waitFor();
  });
});
