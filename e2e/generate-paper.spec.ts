import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, option, type Person, sitDown } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let room: ExamRoom;
let desk: Page;
let errors: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  for (let i = 0; i < 12; i++) await room.question('SINGLE', option(2));
  const device = await openDevice(browser, 'desktop');
  [desk, errors] = [device.page, device.errors];
  await signIn(desk, site.url(room.place), room.teacher);
});
afterAll(() => browser?.close());

describe('a teacher', () => {
  it('begins a test from the pattern of an official paper', async () => {
    await desk.goto(site.url(room.place, '/partner/papers'));
    await desk.getByRole('button', { name: 'New test' }).first().click();
    const panel = desk.getByRole('dialog', { name: 'New test' });
    await panel.getByLabel('Name').fill('JEE Main replay');
    await panel.getByRole('combobox', { name: 'Pattern of the paper' }).click();
    await desk.getByRole('option', { name: 'JEE Main · Paper 1 · 2022–2024' }).click();
    await panel.getByText('90 questions, 300 marks, 180 minutes').waitFor();
    await look(desk, 'paper-from-pattern-desktop');
    await panel.getByRole('button', { name: 'Create test' }).click();
    await desk.getByText('0 of 20').first().waitFor();
    await look(desk, 'paper-pattern-sections-desktop');
  });

  it('lets the bank fill a section by rules, and learns which rule it cannot keep', async () => {
    await desk.getByRole('tab', { name: /^Questions/ }).click();
    await desk.getByRole('button', { name: 'Generate questions' }).click();
    const panel = desk.getByRole('dialog', { name: 'Generate questions' });
    for (const title of ['Chemistry', 'Mathematics'])
      for (const part of ['Section A', 'Section B'])
        await panel.getByRole('textbox', { name: `Questions for ${title} · ${part}` }).fill('0');
    await panel.getByRole('textbox', { name: 'Questions for Physics · Section B' }).fill('0');
    await panel.getByRole('button', { name: 'Find questions' }).click();
    await panel.getByText('12 of 20 questions found').waitFor();
    await look(desk, 'generate-questions-short-desktop');
    await desk.setViewportSize({ width: 390, height: 844 });
    await look(desk, 'generate-questions-short-phone');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await panel.getByRole('textbox', { name: 'Questions for Physics · Section A' }).fill('5');
    await panel.getByRole('switch', { name: 'Set the share of each level' }).click();
    await panel.getByRole('button', { name: 'Find questions' }).click();
    await panel.getByText('5 questions found, every rule kept').waitFor();
    await panel.getByRole('button', { name: 'Add 5 questions' }).click();
    await desk.getByText('5 questions added to the test').waitFor();
    await desk.getByText('5 of 20').waitFor();
    await look(desk, 'paper-generated-desktop');
    expect(errors).toEqual([]);
  });
});

describe('a section of which only some answers count', () => {
  let student: Person;
  let phone: Page;
  let phoneErrors: string[];

  it('tells the student how many are answered, and which will count', async () => {
    const { api } = room.teacher;
    const questions: string[] = [];
    for (let i = 0; i < 3; i++) questions.push(await room.question('SINGLE', option(2)));
    const paper = await room.paper(questions, { title: 'Any two', counted: 2 });
    student = await room.place.person('student');
    const sheet = await sitDown(student, paper);
    for (const question of questions) await sheet.save(question, { options: [2] });
    const device = await openDevice(browser, 'phone');
    [phone, phoneErrors] = [device.page, device.errors];
    await signIn(phone, site.url(room.place), student);
    await phone.goto(site.url(room.place, `/student/attempts/${sheet.attemptId}`));
    await phone.getByText('3 of any 2').waitFor();
    await look(phone, 'console-any-of-phone');
    await phone.setViewportSize({ width: 1440, height: 900 });
    await phone.getByText('Answer any 2 of 3 · 3 answered').waitFor();
    await look(phone, 'console-any-of-desktop');
    await phone.getByRole('button', { name: 'Submit test' }).first().click();
    const dialog = phone.getByRole('dialog', { name: 'Submit this test?' });
    await dialog.getByText(/you answered 3, and only the first 2 count/).waitFor();
    await dialog.getByText(/^2 answers will be evaluated/).waitFor();
    await look(phone, 'console-any-of-submit-desktop');
    await dialog.getByRole('button', { name: 'Submit test' }).click();
    await phone.waitForURL(/results/);
    const result = await api.assessments.showResult({ params: { attemptId: sheet.attemptId } });
    expect([result.marks, result.full]).toEqual([800, 800]);
    expect(result.questions.map(({ explanation }) => explanation.code)).toEqual(['RIGHT', 'RIGHT', 'NOT_COUNTED']);
    expect(phoneErrors).toEqual([]);
  });
});
