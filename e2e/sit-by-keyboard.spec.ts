// domains: assessments, questions
import type { Browser, Page } from 'playwright-core';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, lookOnce, openDevice, startBrowser } from './browser.ts';
import { type Keyboard, openKeyboard, signInWithKeys } from './keyboard.ts';
import { kinds, publishMock } from './mock-of-every-kind.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let student: Person;
let keys: Keyboard;
let page: Page;
let phone: Page;
let mockId: string;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy' });
  teacher = await institute.person('teacher', { firstName: 'Farida' });
  student = await institute.person('student', { firstName: 'Ananya', signedOut: true });
  mockId = await publishMock(teacher, 'Mock of every kind', { calculator: 'scientific' });
  keys = await openKeyboard(browser);
  page = keys.page;
});

const question = (number: number) => page.getByRole('heading', { name: `Question ${number}`, exact: true, level: 2 });
const dialog = (name: string) => page.getByRole('dialog', { name });
/** What the server has for each question of the newest attempt of a student, in the order of the paper. */
async function savedAnswers(of = student) {
  const rows = await site.world.query(
    `select r.question_id, r.answer -> 'response' as response from responses r join attempts a on a.id = r.attempt_id
      where a.account_id = $1 and r.kind = 'answer' and a.id = (select id from attempts where account_id = $1 order by started_at desc limit 1)`,
    [of.accountId],
  );
  const [version] = await site.world.query(
    `select v.sections from attempts a join paper_versions v on v.paper_id = a.paper_id and v.version = a.paper_version
      where a.account_id = $1 order by a.started_at desc limit 1`,
    [of.accountId],
  );
  const sections = version!['sections'] as { questions: { questionId?: string; id?: string }[] }[];
  const given = new Map(rows.map((row) => [String(row['question_id']), row['response']]));
  return sections.flatMap(({ questions }) =>
    questions.map((one) => given.get(String(one.questionId ?? one.id)) ?? null),
  );
}

describe('a whole mock by the keyboard alone', () => {
  it('is found, read and started', async () => {
    await signInWithKeys(keys, site.url(institute), student);
    await page.goto(site.url(institute, `/student/tests/${mockId}`));
    await keys.tabTo(page.getByRole('checkbox', { name: /I have read the instructions/ }));
    await keys.press('Space');
    await keys.tabTo(page.getByRole('button', { name: 'Start the test' }));
    await keys.press('Enter');
    await question(1).waitFor();
    await look(page, 'keyboard-console-desktop');
  });

  it('takes one option, several, whole numbers and decimals', async () => {
    await keys.press('b', 's');
    await question(2).waitFor();
    await keys.press('3', 'd', 'm');
    await question(3).waitFor();
    await keys.press('1', '4', '4', 's');
    await question(4).waitFor();
    await keys.press('0', '.', '1', '2', '5', 's');
    await question(5).waitFor();
    await lookOnce(page, 'keyboard-number-desktop');
    await keys.press('0', 's');
    await question(6).waitFor();
  });

  it('takes words, lists, grids and statements', async () => {
    await keys.tabTo(page.getByLabel('Your answer'));
    await keys.type('Newton');
    await keys.tabTo(page.getByRole('button', { name: 'Save & next' }));
    await keys.press('Enter');
    await question(7).waitFor();
    await lookOnce(page, 'keyboard-match-list-desktop');
    await keys.press('a', 's');
    await question(8).waitFor();
    await keys.tabTo(page.getByRole('checkbox', { name: 'P → 1', exact: true }));
    await keys.press('Space', 'ArrowRight', 'ArrowRight', 'Space', 'ArrowDown', 'ArrowLeft', 'Space');
    await look(page, 'keyboard-matrix-desktop');
    await keys.press('s');
    await question(9).waitFor();
    await lookOnce(page, 'keyboard-assertion-desktop');
    await keys.press('a', 's');
    await question(10).waitFor();
    await look(page, 'keyboard-passage-desktop');
    await keys.press('d', 'r');
    await question(1).waitFor();
    await expect
      .poll(() => savedAnswers())
      .toEqual([
        { options: [2] },
        { options: [3, 4] },
        { number: '144' },
        { number: '0.125' },
        { number: '0' },
        { text: 'Newton' },
        { options: [1] },
        { rows: [[1, 3], [2]] },
        { options: [1] },
        { options: [4] },
      ]);
  });

  it('says the time, lists its keys, strikes out, and moves over the palette', async () => {
    await keys.press('t');
    await page.getByText(/^Time left: \d+ min/).waitFor({ state: 'attached' });
    await keys.press('?');
    await page.getByRole('dialog').getByText('Say the time left').waitFor();
    await lookOnce(page, 'keyboard-keys-desktop');
    await keys.press('Escape', 'Shift+C');
    await page.getByRole('radio', { name: /3 m\/s.*struck out/ }).waitFor({ state: 'attached' });
    await lookOnce(page, 'keyboard-struck-desktop');
    await keys.press('g');
    await keys.press('Tab', 'Tab', 'Enter');
    await question(3).waitFor();
    await keys.press('p');
    await question(2).waitFor();
    await page.reload();
    await question(2).waitFor();
    await keys.press('p');
    await page.getByRole('radio', { name: /3 m\/s.*struck out/ }).waitFor({ state: 'attached' });
  });

  it('is where it was when a dialog closes', async () => {
    const onTile = () => page.evaluate(() => document.activeElement?.hasAttribute('aria-current'));
    await keys.press('g');
    await expect.poll(onTile).toBe(true);
    await keys.press('?');
    await page.getByRole('dialog').getByText('Say the time left').waitFor();
    expect(await onTile()).toBe(false);
    await keys.press('Escape');
    await expect.poll(onTile).toBe(true);
  });

  it('works out a number on the calculator, in a window that moves out of the way', async () => {
    await keys.press('k');
    const calculator = dialog('Scientific calculator');
    await calculator.waitFor();
    for (const key of ['s', '3', '0', ')', '*', '8', 'Enter']) await keys.press(key);
    await expect.poll(() => calculator.getByRole('status').textContent()).toBe('4');
    await look(page, 'keyboard-calculator-desktop');
    const before = await calculator.boundingBox();
    await keys.tabTo(calculator.getByRole('heading', { name: 'Scientific calculator' }));
    await keys.press('ArrowLeft', 'ArrowLeft', 'ArrowDown');
    const moved = async () => {
      const after = await calculator.boundingBox();
      return [before!.x - after!.x, after!.y - before!.y];
    };
    await expect.poll(moved).toEqual([48, 24]);
    await keys.press('Escape');
    await calculator.waitFor({ state: 'hidden' });
    await question(1).waitFor();
  });

  it('reads the whole paper at once, in Hindi too, with its instructions', async () => {
    await keys.press('q');
    const paper = dialog('Question Paper');
    await paper.getByRole('heading', { name: 'Question 10' }).waitFor();
    await look(page, 'keyboard-paper-desktop');
    await keys.press('Escape', 'l', 'i');
    await page.getByText('हर प्रश्न को ध्यान से पढ़ें।').waitFor();
    await lookOnce(page, 'keyboard-instructions-hindi-desktop');
    await keys.press('Escape');
    await page.getByText('तक गिरती है', { exact: false }).first().waitFor();
    await lookOnce(page, 'keyboard-hindi-desktop');
    await keys.press('l');
  });

  it('is read in large letters and in high contrast', async () => {
    await keys.press('z', 'z', 'h');
    await look(page, 'keyboard-contrast-desktop');
    await keys.press('u');
    await dialog('Submit this test?').waitFor();
    await look(page, 'keyboard-submit-contrast-desktop');
    await keys.press('Escape', 'h', 'z');
  });

  it('stands still while it is paused, says so above an open dialog, and goes on', async () => {
    await keys.press('u');
    await dialog('Submit this test?').waitFor();
    await teacher.api.assessments.pauseAttempts({
      params: { paperId: mockId },
      body: { target: { everyone: true, revision: 0 }, reason: 'The power failed.' },
    });
    const cover = page.getByRole('alertdialog', { name: 'Your test is paused' });
    await cover.waitFor({ timeout: 40_000 });
    await look(page, 'keyboard-paused-desktop');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await keys.press('a', 's');
    const { revision } = await teacher.api.assessments.watchPaper({ params: { paperId: mockId }, query: {} });
    await teacher.api.assessments.resumeAttempts({
      params: { paperId: mockId },
      body: { target: { everyone: true, revision }, reason: 'The power is back.' },
    });
    await cover.waitFor({ state: 'hidden', timeout: 40_000 });
    await dialog('Submit this test?').waitFor();
    await keys.press('Escape');
    await dialog('Submit this test?').waitFor({ state: 'hidden' });
    expect((await savedAnswers())[0]).toEqual({ options: [2] });
  });

  it('shows a message until it was read', async () => {
    await teacher.api.assessments.sendMessage({
      params: { paperId: mockId },
      body: { to: { everyone: true }, text: 'Question 4: take three decimals.' },
    });
    await page.getByText('Question 4: take three decimals.').waitFor({ timeout: 40_000 });
    await lookOnce(page, 'keyboard-message-desktop');
    await keys.tabTo(page.getByRole('button', { name: 'I have read it' }));
    await keys.press('Enter');
    await page.getByText('Question 4: take three decimals.').waitFor({ state: 'hidden' });
  });

  it('is handed in, and marked as it was answered', async () => {
    await keys.press('u');
    const submit = dialog('Submit this test?');
    await submit.getByText(`${kinds.length} answers will be evaluated`, { exact: false }).waitFor();
    await lookOnce(page, 'keyboard-submit-desktop');
    await keys.tabTo(submit.getByRole('button', { name: 'Submit test' }));
    await keys.press('Enter');
    await page.getByRole('heading', { name: 'Result: Mock of every kind' }).waitFor({ timeout: 60_000 });
    const [result] = await site.world.query('select marks, full_marks from results where institute_id = $1', [
      institute.id,
    ]);
    expect(result!['marks']).toEqual(result!['full_marks']);
    expect([keys.pointers, keys.errors]).toEqual([[], []]);
  });
});

describe('locked sections in the console of JEE Main', () => {
  it('open by the clock alone, on a desktop and on a phone', async () => {
    const lockedId = await publishMock(teacher, 'Locked mock', { look: 'jee_main', calculator: 'basic' }, [20, 30]);
    const sitter = await institute.person('student', { firstName: 'Kabir', signedOut: true });
    const reader = await institute.person('student');
    expect(await reader.api.assessments.showInstructions({ params: { paperId: lockedId } })).toMatchObject({
      instructionsHi: fromSource('हर प्रश्न को ध्यान से पढ़ें।'),
      sections: [{ minutes: 20 }, { minutes: 30 }],
    });
    const device = await openDevice(browser, 'phone');
    phone = device.page;
    await signIn(phone, site.url(institute), sitter);
    await phone.goto(site.url(institute, `/student/tests/${lockedId}`));
    await phone.getByRole('heading', { name: 'How the test works' }).click();
    await phone.getByText('The sections open one after another', { exact: false }).waitFor();
    await phone.getByRole('checkbox', { name: /I have read the instructions/ }).check();
    await phone.getByRole('button', { name: 'Start the test' }).click();
    await phone.getByRole('heading', { name: 'Question 1', exact: true, level: 2 }).waitFor();
    await look(phone, 'locked-phone');
    await phone.getByRole('button', { name: 'Calculator' }).click();
    await phone.getByRole('dialog', { name: 'Calculator' }).getByRole('button', { name: '7' }).click();
    await look(phone, 'calculator-phone');
    await phone.getByRole('dialog', { name: 'Calculator' }).getByRole('button', { name: 'Close' }).click();
    await phone.getByRole('button', { name: 'Scratchpad' }).click();
    const pad = phone.getByRole('img', { name: /Drawing area/ });
    await draw(phone, pad);
    await phone.getByRole('img', { name: 'Drawing area with 1 line' }).waitFor();
    await lookOnce(phone, 'scratchpad-phone');
    await phone
      .getByRole('dialog', { name: /Scratchpad/ })
      .getByRole('button', { name: 'Close' })
      .click();
    await phone.getByRole('button', { name: 'All questions' }).click();
    await look(phone, 'locked-palette-phone');
    await phone.keyboard.press('Escape');
    await phone.setViewportSize({ width: 1440, height: 900 });
    const later = phone.getByRole('tab', { name: /Words and lists.*Later/ });
    await later.waitFor();
    await look(phone, 'locked-desktop');
    await later.click({ force: true });
    await phone.getByRole('heading', { name: 'Question 1', exact: true, level: 2 }).waitFor();
    site.world.clock.advance({ minutes: 20 });
    await phone.reload();
    await phone.getByRole('heading', { name: 'Question 6', exact: true, level: 2 }).waitFor({ timeout: 40_000 });
    await phone.getByRole('tab', { name: /Choice and number.*Over/ }).waitFor();
    await look(phone, 'locked-later-desktop');
    await phone.setViewportSize({ width: 640, height: 360 });
    await look(phone, 'locked-later-phone-on-its-side');
    expect(device.errors).toEqual([]);
  });
});

/** A line with the mouse, as with a finger. */
async function draw(on: Page, pad: ReturnType<Page['getByRole']>) {
  const box = (await pad.boundingBox())!;
  await on.mouse.move(box.x + 40, box.y + 40);
  await on.mouse.down();
  for (const step of [60, 90, 130, 180]) await on.mouse.move(box.x + step, box.y + 40 + (step % 70));
  await on.mouse.up();
}
