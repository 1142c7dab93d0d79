// domains: assessments
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Console, type ExamRoom, examRoom, type Person, sitDown } from '@abhyas/server/testing';
import { look, openDevice, sizes, startBrowser } from './browser.ts';
import { chooseOption } from './choose-option.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let room: ExamRoom;
let student: Person;
let phone: Page;
let office: Page;
let questions: string[];
const errors: string[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  student = await room.place.person('student', { firstName: 'Ananya' });
  questions = [await room.question(), await room.question()];
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

describe('results that wait', () => {
  let paper: string;
  let evening: string;
  let late: Person;
  let lateDesk: Console;
  const openRules = () => office.goto(site.url(room.place, `/partner/papers/${paper}?tab=results`));
  const chosen = (choice: string) => office.getByRole('radio', { name: new RegExp(`^${choice}`) }).check();
  const saveRules = async () => {
    await office.getByText('These settings are not saved yet.').waitFor();
    await office.getByRole('button', { name: 'Save settings' }).click();
    await office.getByText('Saved settings apply to students at once.').waitFor();
  };
  const visibility = async () =>
    (await room.teacher.api.assessments.showPaper({ params: { paperId: paper } })).settings.resultVisibility;
  /** The late one, as the teacher's page shows him now. */
  const target = async () => {
    const query = { size: 100 };
    const { rows } = await room.teacher.api.assessments.watchPaper({ params: { paperId: paper }, query });
    const { attempt } = rows.find((row) => row.attempt?.attemptId === lateDesk.attemptId)!;
    return { attempts: [{ attemptId: lateDesk.attemptId, revision: attempt!.revision }] };
  };
  const reason = 'The light went out.';

  it('come at the close where the teacher says so, and the student reads when', async () => {
    for (const person of [student, room.teacher]) await person.signInAgain();
    late = await room.place.person('student', { firstName: 'Meera' });
    const closesAt = new Date(site.world.clock.now().getTime() + 20 * 60_000);
    paper = await room.paper(questions.slice(0, 2), { title: 'Evening test', minutes: 15, settings: { closesAt } });
    await openRules();
    await chosen('When the test closes');
    await saveRules();
    expect(await visibility()).toBe('at_close');
    const desk = await sitDown(student, paper);
    for (const id of questions.slice(0, 2)) await desk.save(id, { options: [2] });
    await desk.submit();
    evening = desk.attemptId;
    lateDesk = await sitDown(late, paper);
    await phone.goto(site.url(room.place, `/student/results/${evening}`));
    await phone.getByText('The result is not out yet').waitFor();
    await phone.getByText(/^It comes out on/).waitFor();
    await look(phone, 'results-at-close-phone');
  });

  it('come on a date where the teacher names one', async () => {
    await openRules();
    await chosen('On a date');
    const day = new Date(site.world.clock.now().getTime() + 48 * 3_600_000).toISOString().slice(0, 16);
    await office.getByLabel(/^Results come out/).fill(day);
    await saveRules();
    expect(await visibility()).toBe('on_date');
    await phone.reload();
    await phone.getByText(/^It comes out on/).waitFor();
    await look(office, 'results-on-date-desktop');
    await chosen('When the test closes');
    await saveRules();
    expect(await visibility()).toBe('at_close');
  });

  it('wait longer for one who was given more time, and longer still while his clock stands', async () => {
    const params = { paperId: paper };
    const { api } = room.teacher;
    await api.assessments.extendAttempts({ params, body: { target: await target(), reason, minutes: 60 } });
    site.world.clock.advance({ minutes: 40 });
    for (const person of [student, room.teacher, late]) await person.signInAgain();
    await phone.reload();
    await phone.getByText(/^It comes out on/).waitFor();
    await api.assessments.pauseAttempts({ params, body: { target: await target(), reason } });
    await phone.reload();
    await phone.getByText(/^Some students are still taking this test/).waitFor();
    await look(phone, 'results-still-sat-phone');
  });

  it('are out as soon as the last has handed in; what one keeps of them is a next action', async () => {
    await lateDesk.submit();
    await phone.reload();
    await phone.getByRole('heading', { name: 'Result: Evening test' }).waitFor();
    const params = { attemptId: evening, questionId: questions[0]! };
    await student.api.assessments.keepSolution({ params });
    await phone.reload();
    await phone.getByRole('link', { name: /^Go through the question that you bookmarked/ }).click();
    await phone.waitForURL('**/student/bookmarks');
    await phone.getByRole('heading', { name: 'Bookmarks' }).first().waitFor();
    await phone.getByText('How far does body', { exact: false }).first().waitFor();
    expect(errors).toEqual([]);
  });
});

describe('a test whose “Mark for review” only marks', () => {
  it('says so before it begins, and counts nothing that was not saved', async () => {
    const { api } = room.teacher;
    const paper = await room.paper(questions.slice(0, 2), { title: 'Marks only', minutes: 30, unpublished: true });
    const params = { paperId: paper };
    const { draft, revision } = await api.assessments.showPaper({ params });
    const console = { ...draft.console, reviewSaves: false };
    const saved = await api.assessments.savePaper({ params, body: { revision, draft: { ...draft, console } } });
    await api.assessments.publishPaper({ params, body: { revision: saved.revision } });
    await phone.setViewportSize(sizes.desktop);
    await phone.goto(site.url(room.place, `/student/tests/${paper}`));
    await phone.getByText('“Mark for review & next” only marks', { exact: false }).waitFor();
    await phone.getByRole('checkbox', { name: /I have read the instructions/ }).check();
    await phone.getByRole('button', { name: 'Start the test' }).click();
    await phone.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    await chooseOption(phone, 1);
    await phone.getByRole('button', { name: 'Mark for review & next' }).click();
    await phone.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
    await chooseOption(phone, 1);
    await phone.getByRole('button', { name: 'Save & next' }).click();
    const sat = (await student.api.assessments.listMyPapers()).find(({ paperId }) => paperId === paper)!;
    const { attemptId: running } = sat.attempts[0]!;
    const answers = async () =>
      (await student.api.assessments.showStanding({ params: { attemptId: running } })).answers
        .filter(({ kind, answer }) => kind === 'answer' && answer.response !== null)
        .map(({ questionId }) => questionId);
    await expect.poll(answers, { timeout: 30_000 }).toEqual([questions[1]]);
    await look(phone, 'results-marks-only-desktop');
    await phone.getByRole('button', { name: 'Submit test' }).first().click();
    const dialog = phone.getByRole('dialog', { name: 'Submit this test?' });
    await dialog.getByRole('button', { name: 'Submit test' }).click();
    await phone.getByRole('heading', { name: 'Result: Marks only' }).waitFor();
    const result = await student.api.assessments.showResult({ params: { attemptId: running } });
    expect(result).toMatchObject({ right: 1, unanswered: 1, questions: [{ review: true, response: null }, {}] });
    expect(errors).toEqual([]);
  });
});
