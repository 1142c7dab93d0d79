// domains: assessments, questions, taxonomy, learners, notices
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Response } from '@abhyas/contract/questions/shapes';
import { type Console, examRoom, type ExamRoom, number, option, type Person, sitDown } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { chooseOption } from './choose-option.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const TITLE = 'JEE Main mock 7';
const SIMULATED = 30;

let site: Site;
let browser: Browser;
let room: ExamRoom;
let office: Page;
let phone: { context: BrowserContext; page: Page };
let asha: Person;
let paperId: string;
let attemptId: string;
/** The questions in the order of the paper, each with the response that is right. */
let paper: { readonly id: string; readonly right: Response }[] = [];
const students: Person[] = [];
const sitting: Console[] = [];
const errors: string[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  await fillBank();
  students.push(...(await Promise.all(Array.from({ length: SIMULATED }, () => room.place.person('student')))));
  asha = await room.place.person('student', { firstName: 'Asha' });
  const { cohorts } = room.teacher.api;
  const batch = await cohorts.createBatch({ body: { name: 'JEE 2028 Morning', kind: 'batch' } });
  const accountIds = [...students, asha].map(({ accountId }) => accountId);
  await cohorts.addMembers({ params: { batchId: batch.id }, body: { accountIds, reason: 'Admitted' } });
  const desk = await openDevice(browser, 'desktop');
  office = desk.page;
  phone = await openDevice(browser, 'phone');
  for (const page of [office, phone.page]) page.on('pageerror', (error) => errors.push(String(error)));
  await signIn(office, site.url(room.place), room.teacher);
});

/** What a JEE Main paper takes, and a few more: options and whole numbers of the first chapters of each subject. */
async function fillBank(): Promise<void> {
  for (const subject of ['physics', 'chemistry', 'maths'] as const) {
    const chapters = (await room.teacher.api.taxonomy.listKnowledgeAreas({ query: { subject } })).filter(
      ({ parentId }) => parentId === null,
    );
    for (const [at, { name }] of chapters.slice(0, 8).entries()) {
      for (let i = 0; i < 3; i++) await room.question('SINGLE', option(2), name);
      if (at < 6) await room.question('INTEGER', number('7'), name);
    }
  }
}

const wrong = (right: Response): Response => ('options' in right ? { options: [1] } : { number: '1' });

describe('a teacher', () => {
  it('generates the mock from a blueprint and gives it to a batch', async () => {
    const { page } = { page: office };
    await page.goto(site.url(room.place, '/partner/papers'));
    await page.getByRole('button', { name: 'New test' }).first().click();
    const form = page.getByRole('dialog', { name: 'New test' });
    await form.getByLabel('Name').fill(TITLE);
    await form.getByRole('combobox', { name: 'Pattern of the paper' }).click();
    await page.getByRole('option', { name: /^JEE Main · Paper 1 · .*2025/ }).click();
    await form.getByRole('button', { name: 'Create test' }).click();
    await page.getByText('0 of 20').first().waitFor();
    await page.getByRole('tab', { name: /^Questions/ }).click();
    await page.getByRole('button', { name: 'Generate questions' }).click();
    const panel = page.getByRole('dialog', { name: 'Generate questions' });
    await panel.getByRole('switch', { name: 'Chapters by the weights of the syllabus' }).click();
    await panel.getByRole('switch', { name: 'Set the share of each level' }).click();
    await panel.getByRole('button', { name: 'Find questions' }).click();
    await panel.getByText('75 questions found, every rule kept').waitFor();
    await panel.getByRole('button', { name: 'Add 75 questions' }).click();
    await page.getByText('75 questions added to the test').waitFor();
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await look(page, 'mock-generated-desktop');
    await page.getByRole('button', { name: 'Review and publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Review and publish' });
    await dialog.getByText('Batches and students', { exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Batches and groups' }).click();
    await page.getByRole('option', { name: 'JEE 2028 Morning' }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Publish version 1' }).click();
    await page.getByText('Version 1 published').first().waitFor();
    const [mine] = await asha.api.assessments.listMyPapers();
    expect(mine).toMatchObject({ title: TITLE, questions: 75, marks: 30_000, minutes: 180 });
    paperId = mine!.paperId;
  });
});

describe('31 students', () => {
  it('sit it at once: one of them with an hour more', async () => {
    await room.teacher.api.learners.saveAccommodations({
      params: { accountId: students[0]!.accountId },
      body: { extraTime: { percent: 0, minutes: 60 }, reason: 'Certificate 12/2026' },
    });
    for (const student of students) sitting.push(await sitDown(student, paperId));
    const sheet = await students[0]!.api.assessments.showSheet({ params: { attemptId: sitting[0]!.attemptId } });
    paper = sheet.sections.flatMap(({ questions }) =>
      questions.map(({ id, type }) => ({ id, right: type === 'INTEGER' ? { number: '7' } : { options: [2] } })),
    );
    expect(paper).toHaveLength(75);
    const minutes = async (at: number) => {
      const { deadline, now } = await students[at]!.api.assessments.showStanding({
        params: { attemptId: sitting[at]!.attemptId },
      });
      return Math.round((Date.parse(deadline) - Date.parse(now)) / 60_000);
    };
    expect([await minutes(0), await minutes(1)]).toEqual([240, 180]);
  });

  it('and one on a phone, who answers before and after the network goes', async () => {
    const { page, context } = phone;
    await signIn(page, site.url(room.place), asha);
    await page.goto(site.url(room.place, `/student/tests/${paperId}`));
    await page.getByRole('checkbox', { name: /I have read the instructions/ }).check();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    for (let at = 1; at <= 3; at++) await answer(at);
    attemptId = page.url().split('/').at(-1)!.split('?')[0]!;
    const saved = async () =>
      (await asha.api.assessments.showStanding({ params: { attemptId } })).answers.filter(
        ({ kind }) => kind === 'answer',
      );
    await expect.poll(async () => (await saved()).length).toBe(3);
    await context.setOffline(true);
    await answer(4);
    await answer(5);
    await page
      .getByText(/Offline|kept on this device/)
      .first()
      .waitFor();
    await look(page, 'mock-offline-phone');
  });

  it('hand in, each with some right, the one with more time an hour later', async () => {
    for (const [at, console] of sitting.entries()) {
      // The first question, which is dropped later, is right for one in three.
      const writes = paper.slice(0, 19).map(({ id, right }, index) => {
        const isRight = index === 0 ? at % 3 === 0 : index <= at % 10;
        return console.answer(id, isRight ? right : index < 12 ? wrong(right) : null);
      });
      const { verdicts } = await console.send(...writes);
      expect(new Set(verdicts)).toEqual(new Set(['saved']));
      if (at > 0) await console.submit();
    }
    site.world.clock.advance({ minutes: 200 });
    await students[0]!.signInAgain();
    const [last] = paper.slice(-1);
    expect(await sitting[0]!.save(last!.id, last!.right)).toBe('saved');
    expect((await sitting[0]!.submit()).state).toBe('marked');
    await site.world.runJobs();
  });

  it('and what came after the deadline is kept as evidence, and does not count', async () => {
    const { page, context } = phone;
    await context.setOffline(false);
    await page.getByText('2 answers came after the test had closed').waitFor({ timeout: 60_000 });
    await look(page, 'mock-late-phone');
    await asha.signInAgain();
    const result = await asha.api.assessments.showResult({ params: { attemptId } });
    expect(result).toMatchObject({ marks: 1200, right: 3, endedBy: 'expired', of: SIMULATED + 1, lateAnswers: 2 });
  });

  async function answer(number: number): Promise<void> {
    const { page } = phone;
    await page.getByRole('heading', { name: `Question ${number}`, exact: true }).waitFor();
    await chooseOption(page, 1);
    await page.getByRole('button', { name: 'Save & next' }).click();
  }
});

describe('a wrong key', () => {
  const ranks = async () => {
    const { rows } = await room.teacher.api.assessments.listAttempts({ params: { paperId }, query: { size: 100 } });
    return new Map(rows.map((row) => [row.attemptId, { rank: row.rank!, marks: row.marks! }]));
  };
  let before: Awaited<ReturnType<typeof ranks>>;

  it('is challenged, dropped, and looked at before it comes into force', async () => {
    await room.teacher.signInAgain();
    const { assessments } = room.teacher.api;
    before = await ranks();
    const challenger = students[1]!;
    await challenger.signInAgain();
    const until = new Date(site.world.clock.now().getTime() + 86_400_000).toISOString();
    await assessments.saveChallengeWindow({ params: { paperId }, body: { until } });
    await challenger.api.assessments.challengeKey({
      params: { attemptId: sitting[1]!.attemptId, questionId: paper[0]!.id },
      body: { claim: { options: [1] }, text: 'Both the first and the third option fit the text.' },
    });
    await office.goto(site.url(room.place, `/partner/papers/${paperId}/keys`));
    await office.getByRole('button', { name: 'Open question 1' }).click();
    const panel = office.getByRole('dialog', { name: 'Question 1' });
    await panel.getByRole('radio', { name: 'Drop the question' }).check();
    await panel.getByLabel('Reason').fill('Two options fit.');
    await panel.getByRole('button', { name: 'Save the verdict' }).click();
    await panel.getByText('The question is dropped; all who appeared get full marks.').waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
    await office.getByRole('button', { name: 'Preview before and after' }).click();
    await office.getByRole('table', { name: 'Changes at the top' }).waitFor();
    await look(office, 'mock-rescore-preview-desktop');
    expect(await ranks()).toEqual(before);
  });

  it('changes marks and ranks once it is applied, and each student hears of it', async () => {
    await office.getByRole('button', { name: 'Apply and rescore' }).click();
    await office
      .getByRole('dialog', { name: 'Apply these verdicts?' })
      .getByRole('button', { name: 'Apply and rescore' })
      .click();
    await site.world.runJobs();
    await office.getByText('Done', { exact: true }).waitFor();
    const after = await ranks();
    // exams: keys. All who appeared get full marks for a question that JEE Main drops; a right answer keeps its marks.
    for (const [at, { attemptId: of }] of sitting.entries())
      expect(after.get(of)!.marks - before.get(of)!.marks).toBe(at % 3 === 0 ? 0 : 500);
    expect(after.get(attemptId)!.marks - before.get(attemptId)!.marks).toBe(0);
    const moved = [...after].filter(([of, { rank }]) => rank !== before.get(of)!.rank);
    expect(moved.length).toBeGreaterThan(5);
    const told = students[1]!;
    const titles = (await told.api.notices.listNotices({ query: {} })).rows.map(({ subject }) => subject);
    expect(titles.some((title) => title.includes(TITLE))).toBe(true);
    const { page } = await openDevice(browser, 'phone');
    await signIn(page, site.url(room.place), told);
    await page.goto(site.url(room.place, '/student/notices'));
    await page.getByText(`New marks in ${TITLE}`).first().waitFor();
    await look(page, 'mock-notice-phone');
    expect(errors).toEqual([]);
  });
});
