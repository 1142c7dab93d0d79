// domains: assessments
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, type Person, sitDown } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { chooseOption } from './choose-option.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let room: ExamRoom;
let paperId: string;
let questions: string[];
let ananya: Person;
let office: Page;
let phone: Page;
let attemptId: string;
const errors: string[] = [];

const names = [
  'Kabir',
  'Meera',
  'Rohan',
  'Tanvi',
  'Imran',
  'Divya',
  'Arjun',
  'Zoya',
  'Nikhil',
  'Sana',
  'Vivek',
  'Pooja',
];
const hallPath = () => `/partner/papers/${paperId}/live`;
const rowOf = (student: string): Locator => office.getByRole('row').filter({ hasText: student });

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  questions = [];
  for (let at = 0; at < 16; at++) questions.push(await room.question());
  paperId = await room.paper(questions, { title: 'Full mock 3', minutes: 60 });
  ananya = await room.place.person('student', { firstName: 'Ananya' });
  for (const [at, firstName] of names.entries()) {
    const student = await room.place.person('student', { firstName });
    if (at % 3 === 0) continue; // has not started
    const desk = await sitDown(student, paperId);
    for (const questionId of questions.slice(0, at % 6)) await desk.save(questionId, { options: [2] });
    if (at % 3 === 1) await desk.submit();
  }
  const devices = [await openDevice(browser, 'desktop'), await openDevice(browser, 'phone')];
  for (const { page } of devices) page.on('pageerror', (error) => errors.push(String(error)));
  [office, phone] = devices.map(({ page }) => page) as [Page, Page];
  await signIn(office, site.url(room.place), room.teacher);
  await signIn(phone, site.url(room.place), ananya);
});

/** Opens the actions of one student's row and chooses one. */
async function act(student: string, action: string): Promise<Locator> {
  await office.getByRole('button', { name: new RegExp(`^Actions for ${student}`) }).click();
  await office.getByRole('menuitem', { name: action, exact: true }).click();
  const panel = office.getByRole('dialog');
  await panel.waitFor();
  return panel;
}
async function giveReason(panel: Locator, button: string, reason: string) {
  await panel.getByLabel('Reason').fill(reason);
  await panel.getByRole('button', { name: button }).click();
  await panel.waitFor({ state: 'hidden' });
}
describe('a teacher who watches a test', () => {
  it('sees who is in, who has finished and who has not started, as soon as a student sits down', async () => {
    ({ attemptId } = await ananya.api.assessments.startAttempt({ params: { paperId } }));
    await phone.goto(site.url(room.place, `/student/attempts/${attemptId}`));
    await phone.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    await chooseOption(phone, 1);
    await phone.getByRole('button', { name: 'Save & next' }).click();
    await office.goto(site.url(room.place, hallPath()));
    await rowOf('Ananya').getByText('In', { exact: true }).waitFor();
    await rowOf('Ananya').getByText('1 of 16').waitFor();
    await office.getByRole('button', { name: /^Not started/ }).waitFor();
    await look(office, 'live-hall-desktop');
    await office.getByRole('button', { name: /^Finished/ }).click();
    await rowOf('Ananya').waitFor({ state: 'detached' });
    expect(new URL(office.url()).searchParams.get('presence')).toBe('done');
    await office.getByRole('button', { name: /^Finished/ }).click();
    await rowOf('Ananya').waitFor();
  });

  it('writes to a student, who reads it in the console within seconds', async () => {
    const panel = await act('Ananya', 'Message');
    await panel.getByRole('textbox').fill('Question 4: g is 10 metres per second squared.');
    await panel.getByRole('button', { name: 'Send' }).click();
    await panel.waitFor({ state: 'hidden' });
    await phone.getByText('Question 4: g is 10 metres per second squared.').waitFor();
    await rowOf('Ananya').getByText('1 unread').waitFor();
    await phone.getByRole('button', { name: /OK|Got it|I have read/ }).click();
    await rowOf('Ananya').getByText('1 unread').waitFor({ state: 'detached' });
  });

  it('hears from the console that its window was left and something was copied', async () => {
    await phone.evaluate(() => window.dispatchEvent(new Event('blur')));
    // A glance aside is no hint; this one lasts.
    await phone.waitForFunction((from) => Date.now() - from > 1500, await phone.evaluate(() => Date.now()));
    await phone.evaluate(() => window.dispatchEvent(new Event('focus')));
    await phone.getByRole('heading', { name: /^Question \d/ }).selectText();
    await phone.keyboard.press('ControlOrMeta+C');
    await rowOf('Ananya').getByText('2 hints').waitFor();
    await rowOf('Ananya')
      .getByRole('button', { name: /^Ananya/ })
      .click();
    const panel = office.getByRole('dialog');
    await panel.getByText('Left the window × 1').waitFor();
    await panel.getByText('Copied text × 1').waitFor();
    const hints = panel.getByRole('listitem');
    await hints.filter({ hasText: /Left the window\s*[1-9]\d* sec/ }).waitFor();
    await hints.filter({ hasText: 'Copied text' }).waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.waitFor({ state: 'hidden' });
  });

  it('pauses a student: the console locks, and the clock gives the time back', async () => {
    const panel = await act('Ananya', 'Pause');
    await panel.getByRole('button', { name: 'Pause' }).click();
    await panel.getByText('Say why, in a few words').waitFor();
    await giveReason(panel, 'Pause', 'Her screen went dark.');
    await rowOf('Ananya').getByText('Paused', { exact: true }).waitFor();
    await phone.getByText('Your test is paused').first().waitFor();
    await look(phone, 'console-paused-phone');
    await giveReason(await act('Ananya', 'Resume'), 'Resume', 'It works again.');
    await phone.getByText('Your test is paused').first().waitFor({ state: 'hidden' });
    await rowOf('Ananya').getByText('In', { exact: true }).waitFor();
  });

  it('gives time to one, and to several at once', async () => {
    const panel = await act('Ananya', 'More time');
    await panel.getByLabel('Minutes').fill('15');
    await giveReason(panel, 'Give 15 minutes', 'The projector failed.');
    await rowOf('Ananya').getByText('+15 min').waitFor();
    for (const name of ['Ananya', 'Rohan']) await office.getByLabel(new RegExp(`^Choose ${name}`)).check();
    const bar = office.getByRole('toolbar', { name: 'For those chosen' });
    await bar.getByRole('button', { name: 'Give lost time back' }).click();
    const both = office.getByRole('dialog');
    await both.getByLabel('Minutes').fill('5');
    await giveReason(both, 'Give 5 minutes back', 'The light went out.');
    await rowOf('Ananya').getByText('+20 min').waitFor();
    await rowOf('Rohan').getByText('+5 min').waitFor();
    await bar.waitFor({ state: 'detached' });
  });

  it('reads what happened to an attempt, hints and actions alike', async () => {
    await rowOf('Ananya')
      .getByRole('button', { name: /^Ananya/ })
      .click();
    const panel = office.getByRole('dialog');
    await panel.getByText('These are hints, not proof.', { exact: false }).waitFor();
    await panel.getByText('The light went out.').waitFor();
    await look(office, 'live-timeline-desktop');
    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.waitFor({ state: 'hidden' });
  });

  it('hands a test in for a student, and opens it again', async () => {
    await giveReason(await act('Ananya', 'Submit'), 'Submit now', 'She had to leave.');
    await rowOf('Ananya').getByText('Submitted by staff').waitFor();
    await phone.getByRole('heading', { name: /^Result/ }).waitFor();
    const panel = await act('Ananya', 'Reopen');
    await panel.getByLabel('Minutes').fill('20');
    await giveReason(panel, 'Reopen for 20 minutes', 'She came back.');
    await rowOf('Ananya').getByText('Submitted by staff').waitFor({ state: 'detached' });
    await phone.goto(site.url(room.place, `/student/attempts/${attemptId}`));
    await phone.getByRole('heading', { name: /^Question \d/ }).waitFor();
    await rowOf('Ananya').getByText('In', { exact: true }).waitFor();
    const kept = await ananya.api.assessments.showStanding({ params: { attemptId } });
    expect([kept.state, kept.answers.filter(({ kind }) => kind === 'answer')]).toMatchObject(['running', [{}]]);
  });

  it('lets answers count that came late, and sees what they change', async () => {
    const zubin = await room.place.person('student', { firstName: 'Zubin' });
    const desk = await sitDown(zubin, paperId);
    await desk.save(questions[0]!, { options: [3] });
    await desk.submit();
    await desk.save(questions[0]!, { options: [2] });
    await rowOf('Zubin')
      .getByRole('button', { name: /came late/ })
      .click();
    const panel = office.getByRole('dialog');
    await panel.getByText('−1 of 64 marks now; 4 if all of these count.').waitFor();
    await look(office, 'live-late-desktop');
    await giveReason(panel, 'Let 1 answer count', 'The network of the hall was down.');
    await rowOf('Zubin')
      .getByRole('button', { name: /came late/ })
      .waitFor({ state: 'detached' });
  });

  it('does all of it on a phone', async () => {
    const device = await openDevice(browser, 'phone', { dark: true });
    await signIn(device.page, site.url(room.place), room.teacher);
    await device.page.goto(site.url(room.place, hallPath()));
    await device.page.getByText('Ananya').first().waitFor();
    await look(device.page, 'live-hall-phone');
    await device.page.getByRole('button', { name: 'For everyone' }).click();
    await device.page.getByRole('menuitem', { name: 'More time' }).click();
    await look(device.page, 'live-everyone-phone');
    await device.context.close();
    expect(device.errors).toEqual([]);
  });

  it('looks at pairs who share more wrong options than chance explains', async () => {
    const quiz = await room.paper(questions, { title: 'Full mock 2' });
    for (let at = 0; at < 12; at++) {
      const student = await room.place.person('student', { firstName: `Student ${at + 1}`, signedOut: true });
      await room.finished(quiz, {
        accountId: student.accountId,
        startedAt: site.world.clock.now(),
        minutes: 40,
        answers: questions.map((questionId, question) => ({
          questionId,
          response: {
            options: [
              at < 2 ? 4 : Math.abs(Math.sin(at * 12.9898 + question * 78.233) * 43_758.5453) % 1 > 0.5 ? 3 : 1,
            ],
          },
        })),
      });
    }
    await office.goto(site.url(room.place, `/partner/papers/${quiz}/live`));
    await office.getByRole('tab', { name: 'Similar answers' }).click();
    const pair = office.getByRole('row').filter({ hasText: /Student 1 .*Student 2 / });
    await pair.waitFor();
    await look(office, 'live-similar-desktop');
    await pair.getByRole('button', { name: 'Compare' }).click();
    await office.getByRole('dialog').getByRole('row').nth(16).waitFor();
    await look(office, 'live-compare-desktop');
    expect(errors).toEqual([]);
  });
});
