// domains: assessments, questions, taxonomy
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, number, option, type Person, sitDown } from '@abhyas/server/testing';
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
    await desk.setViewportSize({ width: 390, height: 844 });
    await look(desk, 'paper-pattern-sections-phone');
    await desk.setViewportSize({ width: 1440, height: 900 });
  });

  it('lets the bank fill a section by rules, and learns which rule it cannot keep', async () => {
    await desk.getByRole('tab', { name: /^Questions/ }).click();
    await desk.getByRole('button', { name: 'Generate questions' }).click();
    const panel = desk.getByRole('dialog', { name: 'Generate questions' });
    // The bank of this institute has one chapter, so the weights of the syllabus are left aside.
    await panel.getByRole('switch', { name: 'Chapters by the weights of the syllabus' }).click();
    for (const title of ['Chemistry', 'Mathematics'])
      for (const part of ['Section A', 'Section B'])
        await panel.getByRole('textbox', { name: `Questions for ${title} · ${part}` }).fill('0');
    await panel.getByRole('textbox', { name: 'Questions for Physics · Section B' }).fill('0');
    await panel.getByRole('button', { name: 'Find questions' }).click();
    await panel.getByText('12 of 20 questions found').waitFor();
    await look(desk, 'generate-questions-short-desktop');
    await panel.getByRole('textbox', { name: 'Questions for Physics · Section A' }).fill('5');
    await panel.getByRole('switch', { name: 'Set the share of each level' }).click();
    await panel.getByRole('button', { name: 'Find questions' }).click();
    await panel.getByText('5 questions found, every rule kept').waitFor();
    await panel.getByRole('button', { name: 'Add 5 questions' }).click();
    await desk.getByText('5 questions added to the test').waitFor();
    await desk.getByText('5 of 20').waitFor();
    await desk.getByRole('tab', { name: /^Questions ?5 \/ 90$/ }).waitFor();
    await desk.getByRole('heading', { name: 'Blueprint', exact: true }).scrollIntoViewIfNeeded();
    await look(desk, 'paper-blueprint-desktop');
    // The bank has twelve that fit: five stand there, and seven of fifteen that are missing can be picked at once.
    await desk.getByText('5 questions added to the test').waitFor({ state: 'hidden' });
    await desk.getByRole('button', { name: 'Pick 7 questions for Physics · Section A' }).click();
    await desk.getByText('12 of 20').waitFor();
    await desk.getByRole('button', { name: 'Undo' }).click();
    await desk.getByText('5 of 20').waitFor();
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
    await phone.getByRole('button', { name: 'Submit test' }).first().click();
    const dialog = phone.getByRole('dialog', { name: 'Submit this test?' });
    await dialog.getByText(/you answered 3, and only the first 2 count/).waitFor();
    await dialog.getByText(/^2 answers will be evaluated/).waitFor();
    await dialog.getByRole('button', { name: 'Submit test' }).click();
    await phone.waitForURL(/results/);
    const result = await api.assessments.showResult({ params: { attemptId: sheet.attemptId } });
    expect([result.marks, result.full]).toEqual([800, 800]);
    expect(result.questions.map(({ explanation }) => explanation.code)).toEqual(['RIGHT', 'RIGHT', 'NOT_COUNTED']);
    expect(phoneErrors).toEqual([]);
  });
});

describe('a JEE Main mock in four sets', () => {
  const subjects = ['physics', 'chemistry', 'maths'] as const;
  let school: ExamRoom;
  let page: Page;
  let pageErrors: string[];
  let paperId: string;

  it('is refused where the bank is too small for two of them, and made with the smallest step that helps', async () => {
    school = await examRoom(site.world);
    for (const subject of subjects) {
      const chapters = (await school.teacher.api.taxonomy.listKnowledgeAreas({ query: { subject } })).filter(
        ({ parentId }) => parentId === null,
      );
      // Two questions with options of each of the ten chapters, and one with a number of the first five: one paper’s worth.
      for (const [at, { name }] of chapters.entries()) {
        for (let i = 0; i < 2; i++) await school.question('SINGLE', option(2), name);
        if (at < 5) await school.question('INTEGER', number('7'), name);
      }
    }
    const device = await openDevice(browser, 'desktop');
    [page, pageErrors] = [device.page, device.errors];
    await signIn(page, site.url(school.place), school.teacher);
    await page.goto(site.url(school.place, '/testgeneration'));
    await page.getByText('No blueprints yet').waitFor();
    await page.getByRole('combobox', { name: 'Pattern of the paper' }).click();
    await page.getByRole('option', { name: /^JEE Main · Paper 1 · .*2025/ }).click();
    await page.getByText('75 questions, 300 marks, 180 minutes').waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('switch', { name: 'Set the share of each level' }).click();
    await page.getByText('30 chapters of the exam count as much').waitFor();
    await look(page, 'generation-rules-desktop');
    await page.getByRole('button', { name: 'Save these rules' }).click();
    await page.getByRole('textbox', { name: 'Name of the rules' }).fill('JEE Main by the syllabus');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Use JEE Main by the syllabus' }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('JEE Main mock');
    await page.getByRole('group', { name: 'Parallel tests' }).getByText('2 tests').click();
    await page.getByRole('group', { name: 'Sets of each test' }).getByText('4 sets').click();
    await page.getByRole('button', { name: 'Make the test' }).click();
    await page.getByText('The bank cannot keep every rule').waitFor();
    await page.getByRole('button', { name: 'Make only 1 test' }).click();
    await page.getByText('1 test is made').waitFor();
    await page.getByText('Every rule is kept').waitFor();
    await look(page, 'generation-made-desktop');
    await page.getByRole('link', { name: 'JEE Main mock' }).click();
    await page.waitForURL(/partner\/papers\//);
    paperId = new URL(page.url()).pathname.split('/').at(-1)!;
  });

  it('shows its teacher the key of each set, and how alike the sets are', async () => {
    await page.getByRole('link', { name: 'Sets and keys' }).click();
    await page.getByText('Keys come with publishing').waitFor();
    const { api } = school.teacher;
    const { revision, draft } = await api.assessments.showPaper({ params: { paperId } });
    expect([draft.sets, draft.sections.flatMap(({ questionIds }) => questionIds).length]).toEqual([4, 75]);
    await api.assessments.publishPaper({ params: { paperId }, body: { revision, batchIds: [] } });
    await page.reload();
    await page.getByText('Within 2 %: score 0 %, time 0 % apart').waitFor();
    await page.getByRole('columnheader', { name: 'Set D' }).waitFor();
    await look(page, 'sets-and-keys-desktop');
    expect(pageErrors).toEqual([]);
  });

  it('gives two students with the same knowledge the same marks, whichever set they sit', async () => {
    for (const letter of ['A', 'B']) {
      const student = await school.place.person('student');
      const desk = await sitDown(student, paperId);
      const sheet = await student.api.assessments.showSheet({ params: { attemptId: desk.attemptId } });
      expect(sheet.set ?? 'A').toBe(letter);
      const asked = sheet.sections.flatMap(({ questions }) => questions);
      // Everything is known but the last question; the first is answered on the screen.
      for (const { id, type } of asked.slice(1, -1))
        await desk.save(id, type === 'SINGLE' ? { options: [2] } : { number: '7' });
      const device = await openDevice(browser, 'desktop');
      await signIn(device.page, site.url(school.place), student);
      await device.page.goto(site.url(school.place, `/student/attempts/${desk.attemptId}`));
      await device.page.getByRole('button', { name: /^Question 1,/ }).click();
      await device.page.getByText('Two', { exact: true }).click();
      await device.page.getByRole('button', { name: 'Save & next' }).click();
      await device.page.getByText('Question 2', { exact: true }).first().waitFor();
      await device.page.getByRole('button', { name: 'Submit test' }).first().click();
      const dialog = device.page.getByRole('dialog', { name: 'Submit this test?' });
      await dialog.getByRole('button', { name: 'Submit test' }).click();
      await device.page.waitForURL(/results/);
      const result = await student.api.assessments.showResult({ params: { attemptId: desk.attemptId } });
      expect([result.marks, result.full, result.unanswered]).toEqual([29_600, 30_000, 1]);
      const [first] = result.questions;
      expect([first!.questionId, first!.outcome]).toEqual([asked[0]!.id, 'right']);
      expect(device.errors).toEqual([]);
      await device.context.close();
    }
  });
});
