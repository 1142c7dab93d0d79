// domains: questions, assessments
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromSource } from '@abhyas/contract/rich-text';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let student: Person;
let office: Page;
let desk: Page;
let paperId: string;
const errors: string[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy' });
  teacher = await institute.person('teacher', { firstName: 'Farida' });
  student = await institute.person('student', { firstName: 'Ananya', signedOut: true });
  const device = await openDevice(browser, 'desktop');
  office = device.page;
  office.on('pageerror', (error) => errors.push(String(error)));
  await device.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(office, site.url(institute), teacher);
});

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);
/** Goes on with the Tab key until the place has the focus, as somebody without a mouse does. */
async function tabTo(place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await place.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 120; presses++) {
    if (await hasFocus(place)) return;
    await office.keyboard.press(key);
  }
  throw new Error('The Tab key does not lead there');
}
const field = (name: string | RegExp) => office.getByRole('textbox', { name });
/** A formula between two dollar signs. */
async function typeFormula(latex: string) {
  await office.keyboard.type('$');
  const source = field('Formula (TeX)');
  await source.waitFor();
  await expect.poll(() => hasFocus(source)).toBe(true);
  await office.keyboard.type(latex);
  await office.keyboard.press('Enter');
  await source.waitFor({ state: 'detached' });
}
async function write(name: string | RegExp, words: string, latex?: string) {
  await tabTo(field(name));
  await office.keyboard.type(words);
  if (latex !== undefined) await typeFormula(latex);
}
/** A picture on the clipboard, as a screenshot puts it there. */
async function copyPicture() {
  await office.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 140 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 240, 140);
    pen.lineWidth = 4;
    pen.strokeRect(90, 50, 60, 40);
    pen.beginPath();
    pen.moveTo(150, 70);
    pen.lineTo(225, 70);
    pen.stroke();
    const blob = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!)));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
}
const preview = () => office.getByRole('region', { name: 'What the student sees' });

describe('a matrix question', () => {
  it('is chosen as a type and written with a figure and a formula, by keyboard alone', async () => {
    await office.goto(site.url(institute, '/partner/questions/new'));
    const type = office
      .getByRole('combobox', { name: 'Type' })
      .or(office.getByLabel('Type', { exact: true }))
      .first();
    await tabTo(type);
    await office.keyboard.press('Enter');
    await office.getByRole('option', { name: 'Matrix match' }).waitFor();
    for (let presses = 0; presses < 20; presses++) {
      const active = await office
        .locator('[role=option][data-combobox-selected]')
        .textContent({ timeout: 2000 })
        .catch(() => '');
      if (active === 'Matrix match') break;
      await office.keyboard.press('ArrowDown');
    }
    await office.keyboard.press('Enter');
    await office.getByRole('table', { name: 'Which columns are right in each row' }).waitFor();

    await write(/^Question/, 'Match each quantity with its units. The block weighs ', '5\\ \\text{N}');
    await office.keyboard.press('Control+End');
    await copyPicture();
    await office.keyboard.press('Control+V');
    await field('What the figure shows').waitFor();
    await expect.poll(() => hasFocus(field('What the figure shows'))).toBe(true);
    await office.keyboard.type('A block pulled to the right');
    await preview().getByRole('img', { name: 'A block pulled to the right' }).waitFor();

    await write('List I, item P', 'Work');
    await write('List I, item Q', 'Force');
    for (const letter of ['S', 'R']) {
      await tabTo(office.getByRole('button', { name: `Remove item ${letter} of List I`, exact: true }));
      await office.keyboard.press('Enter');
    }
    await write('List II, item 1', 'joule');
    await write('List II, item 2', 'newton');
    await write('List II, item 3', '', '\\text{N m}');
    await tabTo(office.getByRole('button', { name: 'Remove item 4 of List II', exact: true }));
    await office.keyboard.press('Enter');
    const grid = office.getByRole('table', { name: 'Which columns are right in each row' });
    const cell = (name: string) => grid.getByRole('checkbox', { name, exact: true });
    await tabTo(cell('P → 1'));
    await office.keyboard.press('Space');
    for (const key of ['ArrowRight', 'ArrowRight', 'Space', 'ArrowDown', 'ArrowLeft', 'Space'])
      await office.keyboard.press(key);
    await preview().getByRole('row', { name: /^P/ }).waitFor();
    await write('Explanation', 'Work is ', 'W = F s');
    await look(office, 'types-matrix-editor-desktop');
  });

  it('gets its Hindi beside the English, and goes into the bank', async () => {
    await office.getByRole('radio', { name: 'English' }).focus();
    await office.keyboard.press('ArrowRight');
    await tabTo(office.getByRole('button', { name: 'Fill empty fields from English' }));
    await office.keyboard.press('Enter');
    await tabTo(field('List I, item P'));
    await office.keyboard.press('Control+A');
    await office.keyboard.type('कार्य');
    await tabTo(
      field('Knowledge area')
        .or(office.getByRole('combobox', { name: 'Knowledge area' }))
        .first(),
    );
    await office.keyboard.press('ArrowDown');
    await office.getByRole('option').first().waitFor();
    await office.keyboard.type('Kinematics');
    await office
      .getByRole('option', { name: /Kinematics/ })
      .first()
      .waitFor();
    await office.keyboard.press('ArrowDown');
    await office.keyboard.press('Enter');
    await tabTo(office.getByRole('button', { name: /^Publish/ }), 'Shift+Tab');
    await office.keyboard.press('Enter');
    await expect.poll(async () => (await bank()).map(({ type }) => type), { timeout: 20_000 }).toEqual(['MATRIX']);
    const [{ id: questionId } = { id: '' }] = await bank();
    const kept = await teacher.api.questions.showQuestion({ params: { questionId } });
    expect(kept.key).toEqual({ kind: 'matrix', rows: [[1, 3], [2]] });
    expect(kept.content.hi?.lists?.first[0]).toEqual(fromSource('कार्य'));
  });

  it('is published in a paper beside questions that share a passage', async () => {
    const [matrix] = await bank();
    const shared: string[] = [];
    for (const [at, answer] of ['the comet', 'the probe'].entries())
      shared.push(
        (await teacher.api.questions.createQuestion({ body: await about(matrix!.knowledgeArea.id, at, answer) }))
          .questionId,
      );
    await teacher.api.questions.createQuestionGroup({
      body: {
        title: 'Comet 67P',
        stem: {
          en: fromSource('A probe flew to a comet of mass $M = 10^{13}\\ \\text{kg}$ and landed on it.'.repeat(4)),
        },
        questionIds: shared,
      },
    });
    await office.goto(site.url(institute, '/partner/questions/groups'));
    await office.getByRole('link', { name: 'Comet 67P' }).click();
    await office
      .getByRole('button', { name: /^Move question Q?-?\d+ down/ })
      .first()
      .click();
    await office.getByRole('button', { name: 'Save group' }).click();
    await office.getByText('The group is saved').first().waitFor();
    await look(office, 'types-group-desktop');
    await office.setViewportSize({ width: 390, height: 844 });
    await look(office, 'types-group-phone');
    await office.setViewportSize({ width: 1440, height: 900 });

    paperId = (await teacher.api.assessments.createPaper({ body: { title: 'Units and comets' } })).paperId;
    const { revision, draft } = await teacher.api.assessments.showPaper({ params: { paperId } });
    const sections = [{ ...draft.sections[0]!, questionIds: [matrix!.id, ...shared] }];
    const saved = await teacher.api.assessments.savePaper({
      params: { paperId },
      body: { revision, draft: { ...draft, sections } },
    });
    await teacher.api.assessments.publishPaper({ params: { paperId }, body: { revision: saved.revision } });
  });

  it('is answered cell by cell on a phone, and its passage stays with the questions that share it', async () => {
    const device = await openDevice(browser, 'phone');
    desk = device.page;
    desk.on('pageerror', (error) => errors.push(String(error)));
    await signIn(desk, site.url(institute), student);
    await desk.goto(site.url(institute, '/student/tests'));
    await desk.getByRole('link', { name: /Start/ }).first().click();
    await desk.getByRole('checkbox', { name: /I have read the instructions/ }).check();
    await desk.getByRole('button', { name: 'Start the test' }).click();
    await desk.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    for (const name of ['P → 1', 'Q → 1'])
      await desk.getByRole('checkbox', { name, exact: true }).locator('..').click();
    const width = await desk.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await look(desk, 'types-console-phone');
    await desk.getByRole('button', { name: 'Save & next' }).click();
    await desk.getByRole('region', { name: 'For questions 2 to 3' }).waitFor();
    await look(desk, 'types-shared-phone');
    await desk.getByRole('button', { name: 'Save & next' }).click();
    await desk.getByRole('heading', { name: 'Question 3', exact: true }).waitFor();
    await desk.getByRole('region', { name: 'For questions 2 to 3' }).waitFor();
    await desk.setViewportSize({ width: 1440, height: 900 });
    await look(desk, 'types-shared-desktop');
    await desk.getByRole('button', { name: /^Question 1,/ }).click();
    await desk.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    await look(desk, 'types-console-desktop');
    await desk.getByRole('button', { name: 'Submit test' }).first().click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Submit test' }).click();
    await desk.getByRole('heading', { name: 'Result: Units and comets' }).waitFor();
  });

  it('shows in its solution which cells were right, and why it brought its marks', async () => {
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.getByRole('tab', { name: 'Questions' }).click();
    await desk.getByRole('button', { name: 'Solution of question 1' }).first().click();
    await desk.getByRole('checkbox', { name: 'P → 3, correct', exact: true }).waitFor({ state: 'attached' });
    expect(await desk.getByRole('checkbox', { name: 'Q → 1, wrong', exact: true }).isChecked()).toBe(true);
    await desk.getByText('P → 1, 3 · Q → 2').first().waitFor();
    await look(desk, 'types-solution-phone');
    expect(errors).toEqual([]);
  });
});

const bank = async () => (await teacher.api.questions.listQuestions({ query: {} })).rows;

async function about(knowledgeAreaId: string, at: number, answer: string) {
  return {
    type: 'SINGLE' as const,
    difficulty: 1 as const,
    knowledgeAreaId,
    pastExams: [],
    content: {
      en: {
        stem: fromSource(at === 0 ? 'Which body has the greater mass?' : 'Which body landed?'),
        options: [answer, 'the Sun', 'the Earth'].map(fromSource),
        explanation: fromSource('The passage says so.'),
      },
    },
    key: { kind: 'choice' as const, accepted: [[1]] },
  };
}
