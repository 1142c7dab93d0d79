// domains: assessments, cohorts
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import readXlsx from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExamRoom, examRoom, option, type Person, sitDown } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let room: ExamRoom;
let student: Person;
let phone: Page;
let office: Page;
let attemptId: string;
let named: Person[];
let papers: { readonly earlier: string; readonly mock: string; readonly next: string };
let questions: string[];
const errors: string[] = [];

const areas = [
  'Kinematics',
  'Laws of Motion',
  'Oscillations and Waves',
  'Electrochemistry',
  'Atomic Structure',
  'Chemical Kinetics',
  'Trigonometry',
  'Matrices and Determinants',
];
const names = [
  'Aarav',
  'Bhavna',
  'Chetan',
  'Divya',
  'Eshan',
  'Farhan',
  'Gauri',
  'Harsh',
  'Isha',
  'Jatin',
  'Kavya',
  'Lakshya',
];
const minutesAgo = (minutes: number) => new Date(site.world.clock.now().getTime() - minutes * 60_000);

/** Classmates, the first the weakest; the last question of the mock has a wrong key, which misleads the strong alone. */
async function classSits(
  classmates: readonly { readonly accountId: string }[],
  paper: string,
  shift: number,
  startedAt: Date,
) {
  for (const [at, { accountId }] of classmates.entries())
    await room.finished(paper, {
      accountId,
      startedAt,
      minutes: 40 + at,
      answers: questions.map((questionId, i) => {
        const knows = (i * 7 + at * 5) % 24 < 4 + at * 0.75 + shift;
        const right = i === questions.length - 1 ? !knows : knows;
        return {
          questionId,
          response: { options: [right ? 2 : 1 + ((i + at) % 2) * 2] },
          seconds: 60 + ((i * 13 + at * 7) % 50),
        };
      }),
    });
}

/** Ananya sits the mock as a console would: she is sure, slow, hasty, changes her mind and skips. */
async function sitMock(paper: string): Promise<string> {
  const desk = await sitDown(student, paper);
  const secondsOf = (i: number) => (i % 4 === 1 ? 190 : i % 4 === 2 ? 20 : 70);
  for (const [i, id] of questions.entries()) {
    if (i % 9 === 8) await desk.save(id, null, { kind: 'draft', seconds: 35 });
    else if (i > 21) continue;
    else await desk.save(id, { options: [i % 4 === 2 ? 1 : 2] }, { seconds: secondsOf(i) });
  }
  await desk.save(questions[3]!, { options: [4] }, { seconds: 140, review: true });
  await desk.save(questions[5]!, { options: [3] }, { seconds: 210 });
  await desk.submit();
  return desk.attemptId;
}

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  student = await room.place.person('student', { firstName: 'Ananya' });
  questions = [];
  for (let i = 0; i < 24; i++) questions.push(await room.question('SINGLE', option(2), areas[i % areas.length]));
  papers = {
    earlier: await room.paper(questions.slice(0, 16), { title: 'Mock Test 6', minutes: 60 }),
    mock: await room.paper(questions, { title: 'Full Mock Test 7', minutes: 60 }),
    next: await room.paper(questions.slice(0, 8), { title: 'Full Mock Test 8', minutes: 30 }),
  };
  named = [];
  for (const firstName of names) named.push(await room.place.person('student', { firstName, signedOut: true }));
});
beforeAll(async () => {
  // As many again left the institute since: their results count, their names are gone.
  const classmates = [...named, ...named.map(() => ({ accountId: randomUUID() }))];
  const all = questions;
  questions = all.slice(0, 16);
  await classSits(classmates, papers.earlier, 0, minutesAgo(9 * 24 * 60));
  questions = all;
  await classSits(classmates, papers.mock, 3, minutesAgo(2 * 24 * 60));
  attemptId = await sitMock(papers.mock);
  const { id: batchId } = await room.teacher.api.cohorts.createBatch({ body: { name: 'Morning batch' } });
  await room.teacher.api.cohorts.addMembers({
    params: { batchId },
    body: { accountIds: named.slice(0, 6).map(({ accountId }) => accountId) },
  });
});
beforeAll(async () => {
  for (const [size, person] of [
    ['phone', student],
    ['desktop', room.teacher],
  ] as const) {
    const { page } = await openDevice(browser, size);
    page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
    await signIn(page, site.url(room.place), person);
    if (size === 'phone') phone = page;
    else office = page;
  }
});

/** The whole page in one picture. */
const wholePage = (page: Page, name: string) =>
  page.screenshot({ path: new URL(`./screenshots/${name}.png`, import.meta.url).pathname, fullPage: true });
const solutionsOn = (page: Page) => page.getByRole('button', { name: /^Solution of question/ });

describe('a student on a phone', () => {
  it('reads the result: score, what to do next, speed, chapters, and why each question brought its marks', async () => {
    await phone.goto(site.url(room.place, `/student/results/${attemptId}`));
    await phone.getByRole('heading', { name: 'Result: Full Mock Test 7' }).waitFor();
    await phone.getByRole('heading', { name: 'What to do next' }).waitFor();
    await phone.getByText('Take your next test: Full Mock Test 8').waitFor();
    await look(phone, 'results-phone');
    await wholePage(phone, 'results-full-phone');
    await phone.getByRole('tab', { name: 'Questions' }).click();
    await solutionsOn(phone).first().waitFor();
    const { questions: explained } = await student.api.assessments.showResult({ params: { attemptId } });
    expect(await phone.getByText('−1: wrong answer.').count()).toBe(
      explained.filter(({ outcome }) => outcome === 'wrong').length,
    );
  });

  it('picks a field of the speed grid and sees its questions, with time, visits, first and last answer', async () => {
    await phone.getByRole('tab', { name: 'Overview' }).click();
    await phone.getByRole('link', { name: /not understood/ }).click();
    await phone.waitForURL(/show=slowWrong/);
    await phone.getByRole('button', { name: /^Slow and wrong/ }).waitFor();
    expect(await solutionsOn(phone).count()).toBe(2);
    await phone.getByRole('button', { name: 'Solution of question 6' }).click();
    await phone.getByText('3 min 30 sec in 2 visits', { exact: false }).waitFor();
    await phone.getByText('First answer B (Right), last answer C (Wrong).').waitFor();
    await look(phone, 'results-solution-phone');
  });

  it('follows the next actions: to what was wrong in a hurry, and to the next open test', async () => {
    await phone.goto(site.url(room.place, `/student/results/${attemptId}`));
    await phone.getByRole('link', { name: /^Look again at 5 wrong answers/ }).click();
    await phone.waitForURL(/show=fastWrong/);
    await phone.getByRole('button', { name: /^Wrong in a hurry/ }).waitFor();
    expect(await solutionsOn(phone).count()).toBe(5);
    await phone.getByRole('tab', { name: 'Overview' }).click();
    await phone.getByRole('link', { name: /^Take your next test/ }).click();
    await phone.waitForURL(`**/student/tests/${papers.next}`);
    await phone.getByRole('heading', { name: 'Full Mock Test 8' }).first().waitFor();
  });

  it('follows them to what went wrong again, and to a test of the chapters that cost most', async () => {
    await phone.goto(site.url(room.place, `/student/results/${attemptId}`));
    await phone.getByRole('link', { name: /^Retry the \d+ you got wrong/ }).click();
    await phone.waitForURL(/\/practice\?wrongOf=/);
    await phone.getByRole('heading', { name: 'The wrong ones again' }).first().waitFor();
    await phone.getByRole('button', { name: 'Start to practise' }).click();
    await phone.waitForURL('**/student/practice/*');
    await phone.getByRole('heading', { name: 'Full Mock Test 7' }).first().waitFor();
    await phone.goto(site.url(room.place, `/student/results/${attemptId}`));
    await phone.getByRole('link', { name: /^Make a test of / }).click();
    await phone.waitForURL(/\/newtest\?.*chapters=/);
    await phone.getByRole('heading', { name: 'New test' }).first().waitFor();
  });

  it('reads the same on a wide screen beside average and topper', async () => {
    const { page } = await openDevice(browser, 'desktop');
    page.on('pageerror', (error) => errors.push(String(error)));
    await signIn(page, site.url(room.place), student);
    await page.goto(site.url(room.place, `/student/results/${attemptId}`));
    await page.getByText('Whole test').waitFor();
    await page.getByText('Take your next test: Full Mock Test 8').waitFor();
    await look(page, 'results-desktop');
    await wholePage(page, 'results-full-desktop');
    await page.getByRole('link', { name: /^Atomic Structure 12 of 12/ }).click();
    await page.waitForURL(/chapter=/);
    expect(await solutionsOn(page).count()).toBe(3);
    await page.close();
  });
});

describe('a teacher', () => {
  it('reads the analysis of a paper, and is told to check the key that misled the strong', async () => {
    await office.goto(site.url(room.place, `/partner/papers/${papers.mock}/attempts`));
    await office
      .getByRole('navigation', { name: 'Pages of this test' })
      .getByRole('link', { name: 'Analysis' })
      .click();
    await office.getByRole('heading', { name: 'Distribution of marks' }).waitFor();
    await office.getByRole('img', { name: 'Marks of 25 students' }).waitFor();
    await office.getByRole('row', { name: /^Q24/ }).getByText('Check the key').waitFor();
    await look(office, 'analysis-desktop');
    await wholePage(office, 'analysis-full-desktop');
  });

  it('looks at one batch, and at the questions that are hardest', async () => {
    await office.getByRole('combobox', { name: 'Whose results' }).click();
    await office.getByRole('option', { name: 'Morning batch (6 students)' }).click();
    await office.waitForURL(/batchId=/);
    await office.getByRole('img', { name: 'Marks of 6 students' }).waitFor();
    await office.getByText('Hardest', { exact: true }).click();
    await office.waitForURL(/sort=facility/);
    await office.setViewportSize({ width: 390, height: 844 });
    await look(office, 'analysis-phone');
    await wholePage(office, 'analysis-full-phone');
    await office.setViewportSize({ width: 1440, height: 900 });
  });

  it('takes the workbook away, and it opens with scores, questions and chapters', async () => {
    await office.getByRole('button', { name: 'Export', exact: true }).click();
    const download = office.waitForEvent('download');
    await office.getByRole('menuitem', { name: /^Excel workbook/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Full Mock Test 7 – Analysis.xlsx');
    const sheets = await readXlsx(readFileSync(await file.path()));
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ['Scores', 7],
      ['Questions', 25],
      ['Chapters', 9],
    ]);
  });

  it('compares two papers: the means, and the gains of those who sat both', async () => {
    await office.getByRole('link', { name: 'Compare with other tests' }).click();
    await office.waitForURL(/papers\/compare/);
    await office.getByText('Choose two tests at least').waitFor();
    await office.getByRole('combobox', { name: 'Tests' }).click();
    await office.getByRole('option', { name: 'Mock Test 6', exact: true }).click();
    await office.keyboard.press('Escape');
    await office.getByText('6 students took all of them.').waitFor();
    await office.getByText('6 gained').waitFor();
    await office.getByRole('heading', { name: 'Gains of the same students' }).waitFor();
    await office.getByRole('heading', { name: 'Chapters they share' }).waitFor();
    await look(office, 'compare-desktop');
    await wholePage(office, 'compare-full-desktop');
    await office.getByRole('button', { name: 'Export', exact: true }).click();
    const download = office.waitForEvent('download');
    await office.getByRole('menuitem', { name: /^Excel workbook/ }).click();
    const sheets = await readXlsx(readFileSync(await (await download).path()));
    expect(sheets.map(({ sheet, data }) => [sheet, data.length]).slice(0, 2)).toEqual([
      ['Tests', 3],
      ['Gains', 7],
    ]);
    await office.reload();
    await office.getByText('6 students took all of them.').waitFor();
    await office.setViewportSize({ width: 390, height: 844 });
    await look(office, 'compare-phone');
    expect(errors).toEqual([]);
  });
});
