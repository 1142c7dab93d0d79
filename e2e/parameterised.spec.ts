// domains: questions, assessments
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { examRoom, type ExamRoom, type Person } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let room: ExamRoom;
let office: Page;
const errors: string[] = [];
const title = 'Accelerated motion';

/** A student at a device of his own, with what the paper asked him. */
interface Sitter {
  readonly name: string;
  readonly size: 'desktop' | 'phone';
  readonly person: Person;
  readonly page: Page;
  /** How far his train goes, in metres as one types it. */
  distance: string;
}
const sitters: Sitter[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  await writeQuestions();
  ({ page: office } = await openDevice(browser, 'desktop'));
  office.on('pageerror', (error) => errors.push(String(error)));
  await signIn(office, site.url(room.place), room.teacher);
});

const given = 'A train moves at {{u}} m/s and gains {{a}} m/s every second for {{t}} s.';

/** One question of four computed options, and one that is the same for everybody. */
async function writeQuestions(): Promise<void> {
  const plain = await room.question();
  const { knowledgeArea } = await room.teacher.api.questions.showQuestion({ params: { questionId: plain } });
  const motion: QuestionDraft['variables'] = {
    variables: [
      { kind: 'range', name: 'u', from: '5', to: '25', step: '0.5' },
      { kind: 'range', name: 'a', from: '0.4', to: '3', step: '0.2' },
      { kind: 'range', name: 't', from: '5', to: '25', step: '1' },
    ],
    values: [
      { name: 's', expression: 'u * t + a * t^2 / 2', decimals: 1 },
      { name: 'v', expression: 'u + a * t', decimals: 1 },
      { name: 'less', expression: 'v - u / 2', decimals: 1 },
      { name: 'more', expression: 'v + u', decimals: 1 },
      { name: 'gain', expression: 'a * t', decimals: 1 },
    ],
    constraints: ['gain != less'],
  };
  const shared = { difficulty: 1, knowledgeAreaId: knowledgeArea.id, pastExams: [], variables: motion } as const;
  await room.teacher.api.questions.createQuestion({
    body: {
      ...shared,
      pastExams: [],
      type: 'SINGLE',
      content: {
        en: {
          stem: fromSource(`${given} How fast is it then?`),
          options: ['less', 'v', 'more', 'gain'].map((name) => fromSource(`$ {{${name}}}\\ \\text{m/s}$`)),
          explanation: fromSource('$v = u + at = {{v}}\\ \\text{m/s}$'),
        },
      },
      key: { kind: 'choice', accepted: [[2]] },
    },
  });
}

/** Adds questions of a type to the section, some at random. */
async function pick(type: string, count: number): Promise<void> {
  await office.getByRole('button', { name: 'Add questions to Section A' }).click();
  const picker = office.getByRole('dialog', { name: 'Add questions to Section A' });
  await picker
    .getByRole('combobox', { name: 'Type' })
    .or(picker.getByLabel('Type', { exact: true }))
    .first()
    .click();
  await office.getByRole('option', { name: new RegExp(`^${type} \\(`) }).click();
  await picker.getByLabel('How many at random').fill(String(count));
  await picker.getByRole('button', { name: /^Pick \d+ at random/ }).click();
  await picker.getByRole('button', { name: count === 1 ? /^Add 1 question/ : `Add ${count} questions` }).click();
  await picker.waitFor({ state: 'hidden' });
}

/** A formula between two dollar signs, typed as it is. */
async function typeFormula(latex: string): Promise<void> {
  await office.keyboard.type('$');
  const source = office.getByRole('textbox', { name: 'Formula (TeX)' });
  await source.waitFor();
  await office.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await office.keyboard.type(latex);
  await office.keyboard.press('Enter');
  await source.waitFor({ state: 'detached' });
}

async function choose(name: string, typed: string): Promise<void> {
  const field = office.getByRole('combobox', { name }).or(office.getByRole('textbox', { name })).first();
  await field.click();
  if (await field.isEditable()) await field.fill(typed);
  await office
    .getByRole('option', { name: new RegExp(typed) })
    .first()
    .click();
}

describe('a teacher', () => {
  it('writes a question whose numbers each student gets for himself', async () => {
    await office.goto(site.url(room.place, '/partner/questions/new'));
    const field = (name: string | RegExp) => office.getByRole('textbox', { name });
    await field(/^Question/).waitFor();
    await choose('Type', 'Decimal');
    await field(/^Question/).click();
    await office.keyboard.type(`${given} How far does it go meanwhile?`);
    await office.getByRole('switch', { name: /^Parameterised/ }).check({ force: true });
    const drawn = office.getByRole('group', { name: /^Numbers that are drawn/ });
    for (const [i, row] of [
      ['u', '5', '25', '0.5'],
      ['a', '0.4', '3', '0.2'],
      ['t', '5', '25', '1'],
    ].entries()) {
      if (i > 0) await drawn.getByRole('button', { name: 'Add a range' }).click();
      for (const [column, label] of ['Name', 'From', 'To', 'Step'].entries())
        await drawn.getByLabel(label, { exact: true }).nth(i).fill(row[column]!);
    }
    const computed = office.getByRole('group', { name: /^Numbers that are computed/ });
    await computed.getByRole('button', { name: 'Add a computed number' }).click();
    for (const [label, value] of [
      ['Name', 's'],
      ['Expression', 'u * t + a * t^2 / 2'],
      ['Decimals', '1'],
    ] as const)
      await computed.getByLabel(label, { exact: true }).fill(value);
    const answer = office.getByRole('group', { name: /^Right answer/ });
    for (const [label, value] of [
      ['Expression of the answer', 's'],
      ['Decimals', '1'],
      ['Unit', 'm'],
      ['Tolerance ±', '0'],
    ] as const)
      await answer.getByLabel(label, { exact: true }).fill(value);
    await office.getByText(/variants tried, nothing wrong/).waitFor();
    await field('Explanation').click();
    await typeFormula(
      's = ut + \\frac{1}{2}at^2 = {{u}} \\times {{t}} + \\frac{1}{2} \\times {{a}} \\times {{t}}^2 = {{s}}\\ \\text{m}',
    );
    // The samples are pale until those of the last words have come.
    await expect.poll(() => office.locator('[aria-busy="true"]').count()).toBe(0);
    await look(office, 'parameterised-editor-desktop');
    await choose('Knowledge area', 'Kinematics');
    await office.getByRole('button', { name: /^Publish/ }).click();
    const typed = async () =>
      (await room.teacher.api.questions.listQuestions({ query: { type: 'DECIMAL' } })).rows.length;
    await expect.poll(typed).toBe(1);
  });

  it('puts a question with variables into a paper, sees an example of it, and publishes', async () => {
    await office.goto(site.url(room.place, '/partner/papers'));
    await office
      .getByRole('button', { name: /New test|Build a test/ })
      .first()
      .click();
    const dialog = office.getByRole('dialog', { name: 'New test' });
    await dialog.getByRole('textbox').fill(title);
    await dialog.getByRole('button', { name: 'Create test' }).click();
    await office.getByRole('heading', { name: title }).waitFor();
    await office.getByRole('tab', { name: /^Questions/ }).click();
    await pick('Decimal', 1);
    await pick('Single correct', 2);
    await office
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await office.getByRole('button', { name: 'Preview as student' }).click();
    await office.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    await office.getByText('The numbers in this question are an example.', { exact: false }).waitFor();
    expect(await office.locator('body').textContent()).not.toContain('{{');
    await look(office, 'parameterised-preview-desktop');
    await office.setViewportSize({ width: 390, height: 844 });
    await look(office, 'parameterised-preview-phone');
    await office.setViewportSize({ width: 1440, height: 900 });
    await office.getByRole('button', { name: 'Close the preview' }).click();
    await office.getByRole('button', { name: 'Review and publish' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Publish version 1' }).click();
    await office.getByText('Version 1 published').first().waitFor();
  });
});

/** What the open question gives, and how far that train goes. */
async function distanceOn(page: Page): Promise<string> {
  const words = await page.getByText('A train moves at', { exact: false }).first().textContent();
  const [, u, a, t] = /at ([\d.]+) m\/s and gains ([\d.]+) m\/s every second for (\d+) s/
    .exec(words ?? '')!
    .map(Number);
  return ((Math.round(u! * 10) * t! + (Math.round(a! * 10) / 2) * t! * t!) / 10).toString();
}

async function type(page: Page, number: string): Promise<void> {
  const keypad = page.getByRole('group', { name: 'Keypad' });
  for (const key of number)
    await keypad.getByRole('button', { name: key === '.' ? 'Decimal point' : key, exact: true }).click();
}

async function submit({ page, size }: Sitter): Promise<void> {
  // On a phone it stands under all questions.
  if (size === 'phone') await page.getByRole('button', { name: 'All questions' }).click();
  await page.getByRole('button', { name: 'Submit test' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Submit this test?' });
  await dialog.getByRole('button', { name: 'Submit test' }).click();
  await page.getByRole('heading', { name: `Result: ${title}` }).waitFor();
}

describe('three students', () => {
  it('are shown three variants', async () => {
    for (const [name, size] of [
      ['Ananya', 'desktop'],
      ['Kabir', 'phone'],
      ['Meera', 'phone'],
    ] as const) {
      const person = await room.place.person('student', { firstName: name, signedOut: true });
      const { page } = await openDevice(browser, size);
      page.on('pageerror', (error) => errors.push(String(error)));
      const sitter: Sitter = { name, size, person, page, distance: '' };
      sitters.push(sitter);
      await signIn(page, site.url(room.place), person);
      await page.goto(site.url(room.place, '/student/tests'));
      await page.getByRole('link', { name: /Start/ }).first().click();
      await page.getByRole('checkbox', { name: /I have read the instructions/ }).check();
      await page.getByRole('button', { name: 'Start the test' }).click();
      await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
      await page.getByText('Round your answer to 1 decimal place.').waitFor();
      sitter.distance = await distanceOn(page);
    }
    expect(new Set(sitters.map(({ distance }) => distance)).size).toBe(3);
  });

  it('answer with their own number, and one with another’s', async () => {
    const [first] = sitters;
    for (const sitter of sitters) {
      const { page, name, size } = sitter;
      await type(page, name === 'Kabir' ? first!.distance : sitter.distance);
      if (name !== 'Meera') await look(page, `parameterised-console-${size}`);
      await page.getByRole('button', { name: 'Save & next' }).click();
      await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
      // The numbers stay through a reload.
      await page.reload();
      await page.getByRole('heading', { name: /^Question \d/ }).waitFor();
      await submit(sitter);
    }
  });

  it('find their own numbers, key and marks in result and solution', async () => {
    for (const { page, name, size, distance } of sitters) {
      await page.goto(`${page.url().split('?')[0]!}?show=all`);
      const row = page.getByRole('row').filter({ hasText: 'A train moves at' }).filter({ hasText: 'How far' }).first();
      await row.waitFor();
      expect(await distanceOn(page)).toBe(distance);
      const given = name === 'Kabir' ? sitters[0]!.distance : distance;
      await row.getByText(`${given} m`, { exact: true }).first().waitFor();
      await row.getByText(`${distance} m`, { exact: true }).last().waitFor();
      await row.getByText(name === 'Kabir' ? '−1' : '+4', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Solution of question 1' }).click();
      await page.getByText('Each student had other numbers in this question.').waitFor();
      await page.getByText('Each student had other numbers in this question.').scrollIntoViewIfNeeded();
      await look(page, `parameterised-solution-${name === 'Meera' ? 'other-' : ''}${size}`);
    }
  });

  it('one reports it, and the teacher sees the numbers that he had', async () => {
    const { page, distance } = sitters[1]!;
    await page.getByRole('button', { name: 'Report a problem' }).click();
    const panel = page.getByRole('dialog', { name: 'What is wrong with this question?' });
    await panel.getByLabel('The answer key').check();
    await panel.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Reported', { exact: true }).waitFor();
    await office.goto(site.url(room.place, '/partner/questions/reports'));
    await office.getByText(`s = ${distance}`, { exact: false }).waitFor();
    await look(office, 'parameterised-reports-desktop');
    await office.getByRole('button', { name: /^Decide about Q-/ }).click();
    const verdict = office.getByRole('dialog', { name: /^Question Q-/ });
    await verdict.getByText(`s = ${distance}`, { exact: false }).waitFor();
    await verdict.getByText('Correct answer').first().waitFor();
    await look(office, 'parameterised-verdict-desktop');
    expect(errors).toEqual([]);
  });
});
