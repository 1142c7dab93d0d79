// domains: practice, questions, learners, cohorts, discovery, flashcards
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExamRoom, examRoom, type Person } from '@abhyas/server/testing';
import { fromSource } from '@abhyas/contract/rich-text';
import { aDraft } from '../server/src/domains/questions/factories.ts';
import { type Device, look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let room: ExamRoom;
let ananya: Person;
let desk: Device;
let phone: Device;

beforeAll(async () => {
  site = await startSite();
  const browser = await startBrowser();
  room = await examRoom(site.world);
  for (let i = 0; i < 14; i++) await room.question();
  for (let i = 0; i < 6; i++) await withHelp();
  ananya = await room.place.person('student', { firstName: 'Ananya' });
  desk = await openDevice(browser, 'desktop');
  phone = await openDevice(browser, 'phone');
  await signIn(phone.page, site.url(room.place), ananya);
  await signIn(desk.page, site.url(room.place), ananya);
});

async function withHelp() {
  const draft = await aDraft(room.place.ctx(room.teacher), { area: 'Laws of Motion' });
  const hint = fromSource('Which distance is covered in which time?');
  const whyNot = ['That is one metre more than it covers.', '', '', ''].map(fromSource);
  const content = { en: { ...draft.content.en, hint, whyNot } };
  await room.teacher.api.questions.createQuestion({ body: { ...draft, content } });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const place = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
/** Chooses an option by its letter and has it checked. */
async function answer(page: Page, letter: string) {
  await page
    .getByRole('radio')
    .nth(letter === 'A' ? 0 : 1)
    .check({ force: true });
  await button(page, 'Check answer').click();
}
const chapter = async (name: string) =>
  (await ananya.api.practice.showPracticeMap({ query: {} })).chapters.find((one) => one.name === name)!;

describe('a student who begins', () => {
  it('finds out in five minutes where she stands', async () => {
    const { page } = phone;
    await page.goto(site.url(room.place, '/student/practice'));
    await page.getByRole('heading', { name: 'Chapter map' }).waitFor();
    await look(page, 'practice-map-new');
    await button(page, 'Start, about 5 minutes').click();
    for (let turn = 1; turn <= 8; turn++) {
      await place(page, `${turn}/30`);
      await answer(page, 'B');
      await button(page, 'Next question').waitFor();
      if (turn === 8) site.world.clock.advance({ minutes: 6 });
      await button(page, 'Next question').click();
    }
    await page.getByRole('heading', { name: 'Set done' }).waitFor();
    await page.getByText('8 of 8', { exact: true }).waitFor();
    await look(page, 'practice-placement-end');
    await page.getByRole('link', { name: 'Back to the chapter map' }).click();
    await page.getByRole('heading', { name: 'Chapter map' }).waitFor();
  });

  it('practises a chapter, reads why, learns from a miss, and goes on at the desk', async () => {
    const { page } = phone;
    await page
      .getByRole('button', { name: /Laws of Motion.*likely/ })
      .last()
      .click();
    await page.getByText('Why this question:').waitFor();
    await page.getByText(/in Laws of Motion\. This one should be about \d+%/).waitFor();
    await look(page, 'practice-question');
    await answer(page, 'A');
    await place(page, 'Not right');
    await place(page, 'Which distance is covered in which time?');
    await look(page, 'practice-hint');
    await button(page, 'Try again').click();
    await answer(page, 'B');
    await place(page, 'Right this time');
    await place(page, 'Why not A');
    await page.getByRole('heading', { name: 'Step by step' }).waitFor();
    await button(page, 'Make a card').click();
    await page.getByText('Card added to “My mistakes”').waitFor();
    await button(page, 'Undo').click();
    await page.getByText('Card removed').waitFor();
    await button(page, 'Make a card').click();
    await page.getByRole('link', { name: 'In “My mistakes”' }).waitFor();
    await look(page, 'practice-wrong');
    await page.getByRole('link', { name: 'In “My mistakes”' }).click();
    await page.getByRole('link', { name: 'From Laws of Motion' }).click();
    await place(page, 'Not right');
    await button(page, 'Show the steps').click();
    await button(page, 'Try a similar one').click();
    await place(page, 'A similar question.');
    await answer(page, 'A');
    await place(page, 'Not right');
    await desk.page.goto(site.url(room.place, '/student/practice'));
    await desk.page.getByRole('link', { name: /^Continue, 8 questions left/ }).waitFor();
    await look(desk.page, 'practice-map-running');
    await desk.page.getByRole('link', { name: /^Continue, 8 questions left/ }).click();
    await button(desk.page, 'Show the steps').click();
    await place(desk.page, 'Not right. Look at the steps.');
    await button(desk.page, 'Next question').click();
    await place(desk.page, '3/10');
    await answer(desk.page, 'B');
    await button(desk.page, 'End').click();
    await desk.page.getByText(/^Laws of Motion: likely \d+–\d+% → \d+–\d+%$/).waitFor();
    await look(desk.page, 'practice-end-desk');
  });

  it('passes a checkpoint, and the map says so', async () => {
    const { page } = desk;
    const before = await chapter('Kinematics');
    expect(before.state).not.toBe('not_begun');
    const { sessionId } = await ananya.api.practice.startSession({
      body: { kind: 'checkpoint', examId: 2, chapterId: before.id },
    });
    await page.goto(site.url(room.place, `/student/practice/set/${sessionId}`));
    for (let turn = 1; turn <= 10; turn++) {
      await place(page, `${turn}/10`);
      await answer(page, 'B');
      await button(page, turn === 10 ? 'See what changed' : 'Next question').click();
    }
    await place(page, 'Checkpoint passed');
    await page.getByRole('link', { name: 'Back to the chapter map' }).click();
    await page.getByRole('button', { name: /Kinematics.*Mastered/ }).waitFor();
    await look(page, 'practice-map-mastered');
    expect((await chapter('Kinematics')).state).toBe('mastered');
  });
});

describe('a student with an exam ahead', () => {
  it('makes a plan, reads plainly what finds no time, and begins with today', async () => {
    const { page } = desk;
    await page.goto(site.url(room.place, '/student/practice'));
    await page.getByRole('link', { name: 'My plan' }).click();
    await button(page, 'Make a plan').click();
    const exam = new Date(site.world.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Day of the exam').fill(exam);
    await page.getByLabel('Minutes a day').fill('15');
    await button(page, 'Save the plan').click();
    await page.getByText(/finds? no time before the exam/).waitFor();
    await look(page, 'practice-plan-short');
    await button(page, 'Change').click();
    const later = new Date(site.world.clock.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Day of the exam').fill(later);
    await page.getByLabel('Minutes a day').fill('60');
    await button(page, 'Save the plan').click();
    await expect.poll(() => page.getByText(/finds? no time before the exam/).count()).toBe(0);
    await look(page, 'practice-plan');
    await phone.page.goto(site.url(room.place, '/student'));
    await place(phone.page, 'Today in your plan');
    await phone.page.getByRole('link', { name: 'My plan' }).click();
    await phone.page.getByRole('heading', { name: 'Week by week' }).waitFor();
    await look(phone.page, 'practice-plan-phone');
  });
});

describe('a teacher', () => {
  it('reads the chapter map of her batch and assigns practice, and the student does it', async () => {
    const { page } = desk;
    const api = room.teacher.api.cohorts;
    const { id: batchId } = await api.createBatch({ body: { name: 'JEE Morning' } });
    const bala = await room.place.person('student', { firstName: 'Bala' });
    const accountIds = [ananya.accountId, bala.accountId];
    await api.addMembers({ params: { batchId }, body: { accountIds } });
    await signIn(page, site.url(room.place), room.teacher);
    await page.goto(site.url(room.place, '/partner/practice?subject=physics'));
    await page.getByRole('row', { name: /Ananya.*Mastered/ }).waitFor();
    await page.getByRole('row', { name: /Bala.*Not begun/ }).waitFor();
    await button(page, 'Assign practice').click();
    await page.getByRole('combobox', { name: 'Chapters' }).click();
    await page.getByRole('option', { name: 'Laws of Motion' }).click();
    await page.keyboard.press('Escape');
    await page.getByLabel('Questions').fill('3');
    await page.getByLabel('A line from you').fill('Before Monday, please.');
    await button(page, 'Assign to 2 students').click();
    await page.getByText('0 of 2 have done it', { exact: true }).waitFor();
    await look(page, 'practice-class-map');
    const student = phone.page;
    await signIn(student, site.url(room.place), ananya);
    await student.goto(site.url(room.place, '/student'));
    await place(student, 'Your teacher asks');
    await place(student, 'Before Monday, please.');
    await look(student, 'practice-asked-today');
    const asked = student.getByRole('region', { name: 'Your teacher asks' });
    await asked.getByRole('button', { name: 'Practise Laws of Motion' }).click();
    for (let turn = 1; turn <= 3; turn++) {
      await place(student, `${turn}/3`);
      await answer(student, 'B');
      await button(student, turn === 3 ? 'See what changed' : 'Next question').click();
    }
    await student.getByRole('link', { name: 'Back to the chapter map' }).click();
    await student.getByText('Done', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('1 of 2 has done it', { exact: true }).waitFor();
    await button(page, 'Who has done it').click();
    await page.getByText('3 of 3 answered, 3 right', { exact: true }).waitFor();
    await look(page, 'practice-assigned-who');
  });

  it('sees how hard a question is by its answers, and adopts it', async () => {
    const { page } = desk;
    const { instituteId } = room.place.ctx();
    await site.world.query(
      `with found as (
         update practice_items set answers = 240, slope = 1.1, fitted = 0.9, fitted_at = now()
         where institute_id = $1 and question_id = (select question_id from practice_items where institute_id = $1 limit 1)
         returning institute_id, question_id)
       insert into practice_fits (institute_id, question_id, fitted_at, slope, fitted, answers)
       select institute_id, question_id, now() - d * interval '1 day', 1.1, 0.9 - d * 0.1, 240 - d * 10
       from found, generate_series(0, 2) as d`,
      [instituteId],
    );
    await signIn(page, site.url(room.place), room.teacher);
    await page.goto(site.url(room.place, '/partner/practice/questions'));
    await page.getByRole('row', { name: /Kinematics|Laws of Motion/ }).waitFor();
    await look(page, 'practice-difficulty');
    await button(page, /^Adopt what the answers say/).click();
    await place(page, 'Authors and answers agree');
    await button(page, 'Show all').click();
    await page.getByRole('row', { name: /Hard.*Hard/ }).waitFor();
  });
});
