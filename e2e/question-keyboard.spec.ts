// domains: questions, tenancy
import type { Browser, Locator } from 'playwright-core';
import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromSource } from '@abhyas/contract/rich-text';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { chooseFile, lookOnce, startBrowser } from './browser.ts';
import { choose, type Keyboard, openKeyboard, signInWithKeys, typeFormula } from './keyboard.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let author: Person;
let reviewer: Person;
let keys: Keyboard;
let desk: Keyboard;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy' });
  const owner = await institute.person('owner');
  await owner.api.tenancy.saveRules({ body: { passPercent: 50, twoPersonKeys: false, questionReview: true } });
  author = await institute.person('teacher', { firstName: 'Farida' });
  reviewer = await institute.person('reviewer', { firstName: 'Rohan' });
  keys = await openKeyboard(browser);
  await signInWithKeys(keys, site.url(institute), author);
});

const field = (name: string | RegExp) => keys.page.getByRole('textbox', { name });
const button = (name: string | RegExp) => keys.page.getByRole('button', { name, exact: true });
const preview = () => keys.page.getByRole('region', { name: 'What the student sees' });
const kept = () => keys.page.locator('[data-standing=kept]').waitFor();
const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** From the text to one of its tools, by Alt+F10 and the arrows. */
async function useTool(name: string) {
  await keys.press('Alt+F10');
  const tool = keys.page.getByRole('toolbar').getByRole('button', { name, exact: true });
  const focused = () =>
    keys.page.evaluate((wanted) => (document.activeElement?.getAttribute('aria-label') ?? '') === wanted, name);
  await tool.first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 25 && !(await focused()); presses++) await keys.press('ArrowRight');
  expect(await focused(), `the tool ${name}`).toBe(true);
}

/** A small picture: a dark frame on white. */
function figure(): Buffer {
  const [width, height] = [160, 90];
  const rows = Buffer.alloc((width + 1) * height, 255);
  for (let y = 0; y < height; y++) {
    rows[y * (width + 1)] = 0;
    for (let x = 0; x < width; x++)
      if (x < 4 || y < 4 || x >= width - 4 || y >= height - 4 || Math.abs(x - 80) === 6)
        rows[y * (width + 1) + 1 + x] = 20;
  }
  const chunk = (kind: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an author with a keyboard and nothing else', () => {
  it('finds out which keys there are', async () => {
    await keys.page.goto(site.url(institute, '/partner/questions/new'));
    await keys.tabTo(button('Keyboard'));
    await keys.press('Enter');
    const help = keys.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByText('Save and add next').waitFor();
    await lookOnce(keys.page, 'question-keyboard-help');
    await keys.press('Escape');
    await help.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(button('Keyboard'))).toBe(true);
  });

  it('writes a matrix question with a formula of the palette and a figure', async () => {
    const type = keys.page.getByRole('combobox', { name: 'Type' }).or(keys.page.getByLabel('Type', { exact: true }));
    await choose(keys, type.first(), 'Matrix match');
    await keys.page.getByRole('table', { name: 'Which columns are right in each row' }).waitFor();
    await keys.tabTo(field(/^Question/));
    await keys.type('Match each quantity of the capacitor with its units. Its energy is ');
    await typeFormula(keys, async () => {
      await keys.tabTo(keys.page.getByTitle('\\frac{…}{}', { exact: true }));
      await keys.press('Enter');
      await expect.poll(() => isFocused(field('Formula (TeX)'))).toBe(true);
      await keys.type('q^2');
      await keys.press('ArrowRight', 'ArrowRight');
      await keys.type('2C');
    });
    await keys.type('. It burns by ');
    await typeFormula(keys, '\\ce{2H2 + O2 -> 2H2O}');
    await keys.type('.');
    await preview().locator('.katex').nth(1).waitFor();
    await useTool('Figure');
    await chooseFile(keys.page, () => keys.press('Enter'), {
      name: 'capacitor.png',
      mimeType: 'image/png',
      buffer: figure(),
    });
    await expect.poll(() => isFocused(field('What the figure shows'))).toBe(true);
    await keys.page.getByRole('button', { name: 'A figure has no text yet' }).waitFor();
    await keys.type('Two plates in a case');
    await preview().getByRole('img', { name: 'Two plates in a case' }).waitFor();
  });

  it('writes both lists, puts them in order, and marks the answer in the grid', async () => {
    for (const [name, words] of [
      ['List I, item P', 'Charge'],
      ['List I, item Q', 'Energy'],
      ['List II, item 1', 'joule'],
      ['List II, item 2', 'coulomb'],
    ] as const) {
      await keys.tabTo(field(name));
      await keys.type(words);
    }
    await keys.press('Alt+ArrowUp');
    await expect.poll(() => field('List II, item 1').textContent()).toBe('coulomb');
    expect(await isFocused(field('List II, item 1'))).toBe(true);
    await keys.tabTo(field('List II, item 3'));
    await typeFormula(keys, '\\text{A s}');
    await keys.tabTo(button('Remove item 4 of List II'));
    await keys.press('Enter');
    for (const letter of ['S', 'R']) {
      await keys.tabTo(button(`Remove item ${letter} of List I`), 'Shift+Tab');
      await keys.press('Enter');
    }
    const grid = keys.page.getByRole('table', { name: 'Which columns are right in each row' });
    await keys.tabTo(grid.getByRole('checkbox', { name: 'P → 1', exact: true }));
    await keys.press('Space', 'ArrowRight', 'ArrowRight', 'Space', 'ArrowDown', 'ArrowLeft', 'Space');
    await keys.page.getByText('The answer is given').waitFor();
  });

  it('explains it with a table, and leaves the table again', async () => {
    await keys.tabTo(field('Explanation'));
    await keys.type('The units are');
    await useTool('Table');
    await keys.press('Enter');
    for (const words of ['Quantity', 'Unit', 'Charge', 'coulomb', 'Energy', 'joule', 'Force']) {
      await keys.type(words);
      await keys.press('Tab');
    }
    await keys.type('newton');
    await expect.poll(() => preview().getByRole('row').filter({ hasText: 'newton' }).textContent()).toBe('Forcenewton');
    await useTool('Add column');
    await keys.press('Enter');
    await expect.poll(() => field('Explanation').locator('tr').first().locator('th, td').count()).toBe(3);
    await keys.press('Control+z');
    await expect.poll(() => field('Explanation').locator('tr').first().locator('th, td').count()).toBe(2);
    await keys.press('Escape', 'Tab');
    expect(await isFocused(field('Explanation'))).toBe(false);
    // Who only passes through a text with a table is not held in it.
    await keys.press('Shift+Tab', 'Tab');
    expect(await isFocused(field('Explanation'))).toBe(false);
  });

  it('writes it in Hindi too, is led to what is missing, and keeps it', async () => {
    await keys.tabTo(field(/^Question/), 'Shift+Tab');
    await keys.press('Control+Shift+L');
    await expect.poll(() => keys.page.getByRole('radio', { name: /^हिन्दी/ }).isChecked()).toBe(true);
    await expect.poll(() => isFocused(field(/^Question/))).toBe(true);
    await keys.tabTo(button('Fill empty fields from English'), 'Shift+Tab');
    await keys.press('Enter');
    await keys.page.getByText('Hindi has an explanation').waitFor();
    await keys.tabTo(field(/^Question/));
    await keys.press('Control+End');
    await keys.type(' संधारित्र');
    await keys.tabTo(field('List I, item P'));
    await keys.press('Control+a');
    await keys.type('आवेश');
    await keys.tabTo(button('No knowledge area yet'));
    await keys.press('Enter', 'ArrowDown');
    await keys.page.getByRole('option').first().waitFor();
    await keys.type('Kinematics');
    await keys.page
      .getByRole('option', { name: /Kinematics/ })
      .first()
      .waitFor();
    await keys.press('ArrowDown', 'Enter');
    await keys.page.getByText('Knowledge area chosen').waitFor();
    await keys.press('Control+s');
    await kept();
    await lookOnce(keys.page, 'question-keyboard-hindi');
    await keys.press('Control+Shift+L');
    await expect.poll(() => keys.page.getByRole('radio', { name: 'English' }).isChecked()).toBe(true);
    await lookOnce(keys.page, 'question-keyboard-written');
  });

  it('sends it for review, as it was written', async () => {
    await keys.tabTo(button('Send for review'), 'Shift+Tab');
    await keys.press('Enter');
    await keys.page.getByRole('heading', { name: /^Question Q-/ }).waitFor();
    await keys.page.getByText(/^In review since/).waitFor();
    const { rows } = await author.api.questions.listQuestions({ query: {} });
    const question = await author.api.questions.showQuestion({ params: { questionId: rows[0]!.id } });
    expect(question).toMatchObject({
      review: 'in_review',
      type: 'MATRIX',
      key: { kind: 'matrix', rows: [[1, 3], [2]] },
    });
    expect(question.content.en.lists?.second[0]).toEqual(fromSource('coulomb'));
    expect(question.content.hi?.lists?.first[0]).toEqual(fromSource('आवेश'));
    const written = JSON.stringify(question.content.en);
    expect(written).toContain('\\\\frac{q^2}{2C}');
    expect(written).toContain('Two plates in a case');
  });
});

describe('a reviewer at another desk, with a keyboard too', () => {
  it('reads it in both languages and approves it', async () => {
    desk = await openKeyboard(browser, { dark: true });
    await signInWithKeys(desk, site.url(institute), reviewer);
    await desk.page.goto(site.url(institute, '/partner/questions'));
    await desk.tabTo(desk.page.getByRole('navigation').getByRole('link', { name: /^Review/ }));
    await desk.press('Enter');
    const question = desk.page.getByRole('article', { name: /^Question Q-/ });
    await question.getByRole('img', { name: 'Two plates in a case' }).waitFor();
    await desk.tabTo(question.getByRole('radio', { name: 'English' }));
    await desk.press('ArrowRight');
    await question.getByText('आवेश').first().waitFor();
    await lookOnce(desk.page, 'question-keyboard-review-dark');
    await desk.tabTo(question.getByRole('button', { name: 'Approve' }));
    await desk.press('Enter');
    await desk.page.getByText('Nothing waits for you').waitFor();
    const { rows } = await author.api.questions.listQuestions({ query: {} });
    expect(rows).toMatchObject([{ type: 'MATRIX', review: 'approved', languages: ['en', 'hi'] }]);
  });
});

describe('the history', () => {
  it('compares any two versions, chosen by keyboard', async () => {
    await keys.page.reload();
    for (const words of ['Second. ', 'Third. ']) {
      await keys.tabTo(field(/^Question/));
      await keys.press('Control+Home');
      await keys.type(words);
      await kept();
      await keys.tabTo(button('Send for review'), 'Shift+Tab');
      await keys.press('Enter');
      await keys.page.locator('[data-standing=kept]').waitFor({ state: 'detached' });
    }
    await keys.tabTo(button('History'), 'Shift+Tab');
    await keys.press('Enter');
    const panel = keys.page.getByRole('dialog', { name: /^History of Q-/ });
    await panel.locator('ins', { hasText: 'Third.' }).waitFor();
    const side = (name: string) =>
      panel
        .getByRole('combobox', { name })
        .or(panel.getByLabel(name, { exact: true }))
        .first();
    await choose(keys, side('From'), /^Version 1/);
    await choose(keys, side('To'), /^Version 2/);
    await panel.locator('ins', { hasText: 'Second.' }).waitFor();
    await panel.locator('ins', { hasText: 'Third.' }).waitFor({ state: 'detached' });
    expect(new URL(keys.page.url()).search).toBe('?history=1&against=2');
    await lookOnce(keys.page, 'question-keyboard-history');
    await keys.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });
});

it('was done without a pointer, and nothing broke', () => {
  expect([...keys.pointers, ...desk.pointers]).toEqual([]);
  expect([...keys.errors, ...desk.errors]).toEqual([]);
});
