// domains: questions, taxonomy
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy' });
  teacher = await institute.person('teacher', { firstName: 'Farida', signedOut: true });
  const device = await openDevice(browser, 'desktop');
  [page, pageErrors] = [device.page, device.errors];
  await device.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, site.url(institute), teacher);
});

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const isFocused = (name: string | RegExp) => field(name).evaluate((element) => element === document.activeElement);
/** Goes on with the Tab key until the field has the focus, as somebody without a mouse does. */
async function tabTo(name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await field(name).waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await isFocused(name)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${String(name)}`);
}
async function tabToButton(
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  role: 'button' | 'radio' = 'button',
) {
  const button = page.getByRole(role, { name });
  await button.first().waitFor();
  for (let presses = 0; presses < 80; presses++) {
    if (await button.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to the ${role} ${String(name)}`);
}
/** A formula between two dollar signs, typed as it is and without a pause: no key of it may go elsewhere. */
async function typeFormula(latex: string) {
  await page.keyboard.type(`$${latex}`);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Formula (TeX)' }).waitFor({ state: 'detached' });
}
/** A picture on the clipboard, as a screenshot puts it there. */
async function copyPicture() {
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 140 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 240, 140);
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(20, 120);
    pen.lineTo(220, 120);
    pen.lineTo(220, 30);
    pen.closePath();
    pen.stroke();
    const blob = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!)));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
}
const preview = () => page.getByRole('region', { name: 'What the student sees' });
const saved = () => page.locator('[data-standing=kept]').waitFor();

describe('an author without a mouse', () => {
  it('writes a question with a figure and a formula in two languages', async () => {
    await page.goto(site.url(institute, '/partner/questions/new'));
    await tabTo(/^Question/);
    await page.keyboard.type('If ');
    await typeFormula('I=\\int_0^{\\pi/2}\\frac{\\sqrt{\\sin x}}{\\sqrt{\\sin x}+\\sqrt{\\cos x}}\\,dx');
    await page.keyboard.type(', then the value of ');
    await typeFormula('2I');
    await page.keyboard.type(' is');
    await preview().locator('.katex').first().waitFor();
    await copyPicture();
    await page.keyboard.press('Control+V');
    await field('What the figure shows').waitFor();
    await page.getByText('Picture not available').waitFor({ state: 'detached' });
    expect(await isFocused('What the figure shows')).toBe(true);
    await page.getByRole('button', { name: 'A figure has no text yet' }).waitFor();
    await page.keyboard.type('A right triangle');
    await preview().getByRole('img', { name: 'A right triangle' }).waitFor();
    const options = ['\\dfrac{\\pi}{4}', '\\dfrac{\\pi}{2}', '\\pi', '0'];
    for (const [i, latex] of options.entries()) {
      await tabTo(`Option ${'ABCD'[i]}`);
      await typeFormula(latex);
    }
    await tabTo('Explanation');
    await page.keyboard.type('Replace ');
    await typeFormula('x');
    await page.keyboard.type(' by ');
    await typeFormula('\\frac{\\pi}{2}-x');
    await page.keyboard.type(' and add the two forms.');
    await tabToButton('Option D is correct', 'Shift+Tab', 'radio');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.getByText('One correct option').waitFor();
    await page.getByText('Every equation renders').waitFor();
    await saved();
  });

  it('finds it again after a reload, as it was', async () => {
    await page.reload();
    await preview().getByRole('img', { name: 'A right triangle' }).waitFor();
    await preview().getByText('Correct answer').waitFor();
    await page.getByText(/^These are your unpublished changes/).waitFor();
    await look(page, 'question-editor-desktop');
  });

  it('fills Hindi from English, writes its words, and is led to what is missing', async () => {
    await page.getByRole('radio', { name: 'English' }).focus();
    await page.keyboard.press('ArrowRight');
    await tabToButton('Fill empty fields from English');
    await page.keyboard.press('Enter');
    await tabTo(/^Question/);
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('यदि ');
    await page.getByText('Hindi has an explanation').waitFor();
    await tabToButton('No knowledge area yet');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type('Kinematics');
    await page
      .getByRole('option', { name: /Kinematics/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Knowledge area chosen').waitFor();
  });

  it('publishes it', async () => {
    await tabToButton('Publish', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Question Q-/ }).waitFor();
    await page.getByText('Used in no test yet').waitFor();
    expect(page.url()).not.toContain('/new');
  });
});

describe('a question that was published', () => {
  it('is changed, and published again', async () => {
    await tabTo(/^Question/);
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Let us see: ');
    await saved();
    await tabToButton('Publish', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Question published').first().waitFor();
  });

  it('shows what changed between its versions', async () => {
    await tabToButton('History', 'Shift+Tab');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: /^History of Q-/ });
    await panel.getByRole('button', { name: /^Version 1/ }).waitFor();
    await panel.locator('ins', { hasText: 'Let us see' }).waitFor();
    await look(page, 'question-history-desktop');
  });

  it('goes back to the older version, as a new one', async () => {
    await tabToButton('Restore version 1');
    await page.keyboard.press('Enter');
    await page.getByText('Version 1 is the newest again').first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await field(/^Question/).waitFor();
    expect(await field(/^Question/).textContent()).not.toContain('Let us see');
    const versions = await site.world.query(
      'select max(version) as newest from question_versions where institute_id = $1',
      [institute.id],
    );
    expect(versions[0]!['newest']).toBe(3);
  });
});

describe('words that are not published', () => {
  it('are kept on the device while the network is gone, and reach the server when it is back', async () => {
    await page.context().setOffline(true);
    await tabTo(/^Question/);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('Offline words');
    await page.locator('[data-standing=offline]').waitFor();
    await page.context().setOffline(false);
    await saved();
  });

  it('meet those of another window, and a person chooses', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    const theirs = other.getByRole('textbox', { name: /^Question/ });
    await theirs.click();
    await other.keyboard.press('Control+Home');
    await other.keyboard.type('Theirs ');
    await other.locator('[data-standing=kept]').waitFor();
    await other.close();
    await page.bringToFront();
    await tabTo(/^Question/);
    await page.keyboard.type(' mine');
    await tabToButton('Take the other window’s words', 'Shift+Tab');
    await look(page, 'question-editor-conflict');
    await page.keyboard.press('Enter');
    await preview()
      .getByText(/Theirs/)
      .waitFor();
  });

  it('of a new question are offered again when another is begun', async () => {
    await page.goto(site.url(institute, '/partner/questions/new'));
    await tabTo(/^Question/);
    await page.keyboard.type('A train leaves');
    await saved();
    await page.goto(site.url(institute, '/partner/questions/new'));
    await page.getByRole('button', { name: /^A train leaves/ }).click();
    await preview().getByText('A train leaves').waitFor();
  });
});

it('is written on a phone too, with the palette of formulas', async () => {
  const phone = await openDevice(browser, 'phone');
  await signIn(phone.page, site.url(institute), teacher);
  await phone.page.goto(site.url(institute, '/partner/questions/new'));
  await phone.page.getByRole('textbox', { name: /^Question/ }).click();
  await phone.page.keyboard.type('Given $');
  await phone.page.getByRole('tab', { name: 'Chemistry' }).click();
  await phone.page.getByTitle('\\ce{… -> }', { exact: true }).click();
  await phone.page.keyboard.type('2H2 + O2');
  await look(phone.page, 'question-formula-phone', '[aria-label*="option"]');
  await phone.page.getByRole('button', { name: 'Done' }).click();
  await look(phone.page, 'question-editor-phone');
  expect(phone.errors).toEqual([]);
});

it('breaks on no page', () => {
  expect(pageErrors).toEqual([]);
});
