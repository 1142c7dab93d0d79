// domains: assessments, questions, notices
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
let paper: string;
let attemptId: string;
let desk: Page;
let deskErrors: string[];
let phone: Page;
let phoneErrors: string[];

/** Sits the paper: which option is chosen for each question, 0 for none. */
async function sit(student: Person, questions: readonly string[], chosen: readonly number[]): Promise<string> {
  const sheet = await sitDown(student, paper);
  for (const [at, question] of questions.entries()) {
    if (chosen[at]) await sheet.save(question, { options: [chosen[at]] });
  }
  await sheet.submit();
  return sheet.attemptId;
}

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  const questions = [await room.question('SINGLE', option(2)), await room.question(), await room.question()];
  paper = await room.paper(questions, { title: 'Kinematics, part test 3' });
  const names = ['Meera', 'Ishaan', 'Zoya', 'Arjun', 'Farah', 'Dev'];
  const students = await Promise.all(names.map((firstName) => room.place.person('student', { firstName })));
  meera = students[0]!;
  const sheets = [
    [3, 2, 2],
    [2, 2, 1],
    [3, 2, 0],
    [2, 2, 2],
    [3, 1, 1],
    [0, 2, 2],
  ];
  const attempts: string[] = [];
  for (const [at, student] of students.entries()) attempts.push(await sit(student, questions, sheets[at]!));
  attemptId = attempts[0]!;
  const hers = await openDevice(browser, 'phone');
  [phone, phoneErrors] = [hers.page, hers.errors];
  const device = await openDevice(browser, 'desktop');
  [desk, deskErrors] = [device.page, device.errors];
  await signIn(desk, site.url(room.place), room.teacher);
});

const result = () => site.url(room.place, `/student/results/${attemptId}?show=all`);

describe('a key that may be wrong', () => {
  it('can be challenged once a teacher opens the window', async () => {
    await desk.goto(site.url(room.place, `/partner/papers/${paper}/attempts`));
    await desk.getByRole('link', { name: 'Keys', exact: true }).click();
    await desk.getByText('No key was challenged or decided').waitFor();
    await desk.getByLabel(/^Open until/).fill('2099-12-31T18:00');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await desk.getByText('The window is open until then').waitFor();
  });

  it('is challenged by a student from the solution, with reasons', async () => {
    await signIn(phone, site.url(room.place), meera);
    await phone.goto(result());
    await phone.getByRole('tab', { name: 'Questions' }).click();
    await phone.getByRole('button', { name: 'Solution of question 1' }).click();
    await phone.getByRole('button', { name: 'Challenge the key' }).click();
    const panel = phone.getByRole('dialog', { name: 'Challenge the key' });
    await panel.getByRole('button', { name: 'Send the challenge' }).click();
    await panel.getByText('Please give the answer that you hold right.').waitFor();
    await panel.getByRole('radio', { name: /Three/ }).check({ force: true });
    await panel.getByLabel('Why').fill('NCERT Physics XI, page 42: the displacement is the area under the line.');
    await look(phone, 'challenge-key-phone');
    await panel.getByRole('button', { name: 'Send the challenge' }).click();
    await phone.getByText('Challenged', { exact: true }).first().waitFor();
    // The row below ends half under the bar at the foot of the screen.
    await look(phone, 'challenge-made-phone', 'a[href^="/newtest"]');
  });
});

describe('a teacher', () => {
  it('reads the challenge beside what was answered, and drops the question', async () => {
    await desk.reload();
    await desk.getByText('1 open').waitFor();
    await look(desk, 'keys-desktop');
    await desk.getByRole('button', { name: 'Open question 1' }).click();
    const panel = desk.getByRole('dialog', { name: 'Question 1' });
    await panel.getByText(/NCERT Physics XI, page 42/).waitFor();
    await panel.getByText('Says that C is right.').waitFor();
    await look(desk, 'key-case-desktop');
    await panel.getByRole('radio', { name: 'Drop the question' }).check();
    await panel.getByRole('button', { name: 'Save the verdict' }).click();
    await panel.getByText('Please give the reason.').waitFor();
    await panel.getByLabel('Reason').fill('The figure allows two readings.');
    await panel.getByRole('button', { name: 'Save the verdict' }).click();
    await panel.getByText('The question is dropped; all who appeared get full marks.').waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
  });

  it('sees before and after, and applies it', async () => {
    await desk.getByRole('button', { name: 'Preview before and after' }).click();
    await desk
      .getByText('Changes at the top')
      .or(desk.getByRole('table', { name: 'Changes at the top' }))
      .first()
      .waitFor();
    await look(desk, 'rescore-preview-desktop');
    await desk.getByRole('button', { name: 'Apply and rescore' }).click();
    const sure = desk.getByRole('dialog', { name: 'Apply these verdicts?' });
    await sure.getByRole('button', { name: 'Apply and rescore' }).click();
    await desk.getByText('The rescore has begun').waitFor();
    await site.world.runJobs();
    await desk.getByText('Rescores so far').waitFor();
    await desk.getByText('Done', { exact: true }).waitFor();
    await desk.setViewportSize({ width: 390, height: 844 });
    await look(desk, 'rescore-done-phone');
    await desk.setViewportSize({ width: 1440, height: 900 });
    expect(deskErrors).toEqual([]);
  });
});

describe('the student', () => {
  it('is told of new marks, and finds before and after beside the answer', async () => {
    await phone.goto(site.url(room.place, '/student/notices'));
    await phone.getByText('New marks in Kinematics, part test 3: 12').waitFor();
    await phone.getByText('Your challenge in Kinematics, part test 3 was answered').waitFor();
    await phone.goto(result());
    await phone.getByRole('tab', { name: 'Overview' }).click();
    await phone.getByRole('heading', { name: 'Keys after the test' }).waitFor();
    await phone.getByText('Challenge upheld').first().waitFor();
    await phone.getByText('Question 1: −1 became +4.').waitFor();
    await look(phone, 'result-reissued-phone');
    await phone.getByRole('tab', { name: 'Questions' }).click();
    await phone.getByRole('button', { name: 'Solution of question 1' }).click();
    await phone.getByText('The figure allows two readings.').nth(1).waitFor();
    await phone.getByText('+4: the question was dropped, full marks for all who appeared.').first().waitFor();
    await look(phone, 'solution-dropped-phone');
    expect(phoneErrors).toEqual([]);
  });
});
