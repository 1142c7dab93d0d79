// domains: questions, assessments, notices
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, option, type Person, sitDown } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let room: ExamRoom;
let meera: Person;
let attemptId: string;
let desk: Page;
let deskErrors: string[];
let phone: Page;
let phoneErrors: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  meera = await room.place.person('student', { firstName: 'Meera' });
  const question = await room.question('SINGLE', option(2));
  const paper = await room.paper([question, await room.question()], { title: 'Motion, weekly test' });
  const sheet = await sitDown(meera, paper);
  await sheet.save(question, { options: [3] });
  await sheet.submit();
  attemptId = sheet.attemptId;
  const hers = await openDevice(browser, 'phone');
  [phone, phoneErrors] = [hers.page, hers.errors];
  const device = await openDevice(browser, 'desktop');
  [desk, deskErrors] = [device.page, device.errors];
  await signIn(desk, site.url(room.place), room.teacher);
});

describe('a student', () => {
  it('keeps a question for later and reports it from its solution', async () => {
    await signIn(phone, site.url(room.place), meera);
    await phone.goto(site.url(room.place, `/student/results/${attemptId}?show=all`));
    await phone.getByRole('button', { name: 'Solution of question 1' }).click();
    await phone.getByRole('button', { name: 'Keep for later' }).click();
    await phone.getByRole('button', { name: 'Kept', pressed: true }).waitFor();
    await phone.getByRole('button', { name: 'Report a problem' }).click();
    const panel = phone.getByRole('dialog', { name: 'What is wrong with this question?' });
    await panel.getByRole('button', { name: 'Send report' }).click();
    await panel.getByText('Choose what is wrong.').waitFor();
    await panel.getByLabel('The answer key').check();
    await panel.getByLabel('In your words').fill('The second option cannot be right.');
    await look(phone, 'question-report-phone');
    await panel.getByRole('button', { name: 'Send report' }).click();
    await phone.getByText('Reported', { exact: true }).waitFor();
    await look(phone, 'question-own-actions-phone');
  });

  it('finds what was kept, and goes back to its solution', async () => {
    await phone.goto(site.url(room.place, '/student/bookmarks'));
    await phone.getByRole('link', { name: 'Open solution' }).waitFor();
    await look(phone, 'bookmarks-phone');
    await phone.setViewportSize({ width: 1440, height: 900 });
    await look(phone, 'bookmarks-desktop');
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.getByRole('link', { name: 'Open solution' }).click();
    await phone.getByText('Reported', { exact: true }).waitFor();
  });
});

describe('a teacher', () => {
  it('upholds the report', async () => {
    await desk.goto(site.url(room.place, '/partner/questions'));
    await desk.getByRole('link', { name: 'Reported questions' }).click();
    await desk.getByText('The second option cannot be right.').waitFor();
    await look(desk, 'question-reports-desktop');
    await desk.getByRole('button', { name: /^Decide about Q-/ }).click();
    const panel = desk.getByRole('dialog', { name: /^Question Q-/ });
    await panel.getByText('Correct answer').first().waitFor();
    await panel.getByLabel('Words to the student').fill('The key was a slip, thank you.');
    await look(desk, 'question-verdict-desktop');
    await panel.getByRole('button', { name: 'Uphold' }).click();
    await desk.getByText('No report is open').waitFor();
    await desk.setViewportSize({ width: 390, height: 844 });
    await look(desk, 'question-reports-empty-phone');
    await desk.setViewportSize({ width: 1440, height: 900 });
  });

  it('searches with a slip, sees what each filter would leave, and how students did', async () => {
    await desk.goto(site.url(room.place, '/partner/questions?search=travle'));
    await desk.getByText('2 questions').waitFor();
    await desk.getByRole('combobox', { name: 'Type' }).click();
    await desk.getByRole('option', { name: 'Single correct (2)' }).waitFor();
    await desk.keyboard.press('Escape');
    await look(desk, 'bank-search-desktop');
    await desk.getByRole('button', { name: /^Q-1/ }).click();
    await desk.getByText('How students did').waitFor();
    await desk.getByText('1 student: 0 % right').waitFor();
    await look(desk, 'question-statistics-desktop');
    await desk.keyboard.press('Escape');
  });

  it('changes many questions at once, and takes it back', async () => {
    await desk.goto(site.url(room.place, '/partner/questions'));
    await desk.getByLabel('Choose Q-1').check();
    await desk.getByText('1 question chosen').waitFor();
    await desk.getByRole('button', { name: 'Choose all 2 that are found' }).click();
    await desk.getByText('2 questions chosen').waitFor();
    await look(desk, 'bank-chosen-desktop');
    await desk.getByRole('button', { name: 'Change …' }).click();
    const panel = desk.getByRole('dialog', { name: 'Change 2 questions' });
    await panel.getByRole('button', { name: 'Change 2 questions' }).click();
    await panel.getByText('Choose something to change.').waitFor();
    await panel.getByRole('combobox', { name: 'Difficulty' }).click();
    await desk.getByRole('option', { name: 'Hard' }).click();
    await panel.getByLabel('New tags').fill('Revision');
    await panel.getByLabel('New tags').press('Enter');
    await look(desk, 'bulk-change-desktop');
    await panel.getByRole('button', { name: 'Change 2 questions' }).click();
    await desk.getByRole('row', { name: /Hard/ }).nth(1).waitFor();
    await desk.getByRole('link', { name: 'Changes' }).click();
    await desk.getByText('Difficulty: Hard · New tags: Revision').waitFor();
    await look(desk, 'bulk-changes-desktop');
    await desk.getByRole('button', { name: /^Undo/ }).first().click();
    await desk.getByText(/^Undone on/).waitFor();
    await desk.setViewportSize({ width: 390, height: 844 });
    await look(desk, 'bulk-changes-phone');
    await desk.goto(site.url(room.place, '/partner/questions'));
    await desk.getByText('Medium', { exact: true }).nth(1).waitFor();
    await desk.getByLabel('Choose Q-1').check();
    await look(desk, 'bank-chosen-phone');
    await desk.setViewportSize({ width: 1440, height: 900 });
    expect(deskErrors).toEqual([]);
  });
});

describe('the verdict', () => {
  it('reaches the student’s inbox, and the solution says it too', async () => {
    await phone.goto(site.url(room.place, '/student/notices'));
    await phone.getByText(/Your report about question Q-\d+ was upheld/).waitFor();
    await phone.getByText(/The key was a slip, thank you\./).waitFor();
    await look(phone, 'question-verdict-notice-phone');
    await phone.goto(site.url(room.place, '/student/bookmarks'));
    await phone.getByRole('link', { name: 'Open solution' }).click();
    await phone.getByText('Your report was upheld').waitFor();
    expect(phoneErrors).toEqual([]);
  });
});
