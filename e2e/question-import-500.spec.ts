// domains: questions, taxonomy
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, sizes, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const header =
  'Question|Difficulty level|Answer Option 1|Answer Option 2|Answer Option 3|Answer Option 4|Answer Option 5|Answer Option 6|Correct Response|Explanation|Past exams(mmm-yyyy)|Knowledge Area';
const columns = header.split('|');
const ROWS = 500;

/** What is wrong in thirty of the rows: so many of each, in this column, saying this. */
const faults = [
  { count: 6, column: 'Difficulty level', says: 'Level 2', kind: 'Unknown difficulty' },
  { count: 4, column: 'Difficulty level', says: 'Tough', kind: 'Unknown difficulty' },
  { count: 5, column: 'Knowledge Area', says: 'Quantum Gravity', kind: 'Unknown knowledge area' },
  { count: 2, column: 'Knowledge Area', says: 'Kinematic', kind: 'Unknown knowledge area' },
  { count: 3, column: 'Past exams(mmm-yyyy)', says: 'Jan 24', kind: 'Form of a past exam' },
  { count: 3, column: 'Correct Response', says: 'B', kind: 'Answer not a number' },
  { count: 2, column: 'Correct Response', says: '7', kind: 'Answer is no option' },
  { count: 2, column: 'Answer Option 2', says: '', kind: 'Option left out' },
  { count: 2, column: 'Question', says: 'Half of it is $\\frac{1}{2$', kind: 'Open brace' },
  { count: 1, column: 'Question', says: '', kind: 'Empty question' },
] as const;
const bad = faults.flatMap(({ count, column, says }) => Array.from({ length: count }, () => ({ column, says })));

/** Five hundred questions as a teacher has them; every sixteenth of the first 480 is a bad one. */
async function spreadsheet() {
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const n = i + 1;
    const row: Record<string, string> = {
      Question: `${n}. A body covers $${n}\\ \\text{m}$ in $2\\ \\text{s}$. Its average speed is`,
      'Difficulty level': ['Easy', 'Medium', 'Hard'][i % 3]!,
      'Answer Option 1': `$\\frac{${n}}{2}\\ \\text{m s}^{-1}$`,
      'Answer Option 2': `$${n + 1}\\ \\text{m s}^{-1}$`,
      'Answer Option 3': `$${2 * n + 3}\\ \\text{m s}^{-1}$`,
      'Answer Option 4': `$${3 * n + 7}\\ \\text{m s}^{-1}$`,
      'Correct Response': '1',
      Explanation: 'Divide the distance by the time.',
      'Past exams(mmm-yyyy)': 'Apr-2024',
      'Knowledge Area': 'Kinematics',
    };
    const wrong = n % 16 === 0 ? bad[n / 16 - 1] : undefined;
    if (wrong) row[wrong.column] = wrong.says === 'Half of it is $\\frac{1}{2$' ? `${n}. ${wrong.says}` : wrong.says;
    return columns.map((column) => row[column] ?? '');
  });
  const cells = [columns, ...rows].map((row) => row.map((value) => ({ value, type: String as StringConstructor })));
  return {
    name: 'physics-500.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeXlsx(cells).toBuffer(),
  };
}

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
  await signIn(page, site.url(institute), teacher);
});

const bankSize = async () =>
  Number(
    (
      await site.world.query('select count(*) as n from questions where institute_id = $1 and removed_at is null', [
        institute.id,
      ])
    )[0]!['n'],
  );

/** Waits for the keyboard to stand in another bad cell than that one; what the cell is called. */
async function nextCell(last: string): Promise<string> {
  const label = await page.waitForFunction((before) => {
    const cell = document.activeElement;
    const name = cell instanceof HTMLTextAreaElement && !cell.readOnly ? cell.labels[0]?.textContent : undefined;
    return name !== before && name;
  }, last);
  return String(await label.jsonValue());
}

/** Looks at both widths. */
async function lookAtBoth(name: string) {
  await look(page, `${name}-desktop`);
  await page.setViewportSize(sizes.phone);
  await look(page, `${name}-phone`);
  await page.setViewportSize(sizes.desktop);
}

const good = (count: number) => page.getByRole('button', { name: `Import ${count} good rows` });
const kinds = () => page.getByRole('group', { name: 'Rows by kind of fault' });
const chip = (name: string, count: number) => page.getByRole('button', { name: new RegExp(`^${name}\\s*${count}$`) });
const openCell = () => page.locator('textarea:focus');

describe('a teacher with a spreadsheet of 500 rows, 30 of them bad', () => {
  it('sees exactly the thirty, by kind, and can look at one kind alone', async () => {
    await page.goto(site.url(institute, '/partner/imports'));
    await page.getByLabel('Choose a file').setInputFiles(await spreadsheet());
    await good(470).waitFor();
    await chip('Refused', 30).waitFor();
    const expected = new Map<string, number>();
    for (const { kind, count } of faults) expected.set(kind, (expected.get(kind) ?? 0) + count);
    await chip('Unknown difficulty', 10).waitFor();
    const shown = await kinds().getByRole('button').allInnerTexts();
    expect(
      shown
        .slice(1)
        .map((text) => text.replace(/\s*(\d+)$/, ' $1'))
        .toSorted(),
    ).toEqual([...expected].map(([kind, count]) => `${kind} ${count}`).toSorted());
    await lookAtBoth('import-500-check');
    await chip('Open brace', 2).click();
    await page
      .getByRole('button', { name: /^Fix Question in row 4(48|64)/ })
      .first()
      .waitFor();
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 2);
    await look(page, 'import-500-kind-desktop');
    await kinds().getByRole('button', { name: 'All kinds' }).click();
    expect(await bankSize()).toBe(0);
  });

  it('takes every suggestion at once', async () => {
    await page.getByRole('button', { name: 'Accept all 12 suggestions' }).click();
    await good(482).waitFor();
    await chip('Refused', 18).waitFor();
  });

  it('makes the area that the bank does not know, once for every row that names it', async () => {
    await page.getByRole('button', { name: 'Other areas for Quantum Gravity' }).first().click();
    await page.getByRole('menuitem', { name: /^Create “Quantum Gravity” here/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a knowledge area' });
    await dialog.getByRole('combobox', { name: 'Subject' }).click();
    await page.getByRole('option', { name: 'Physics' }).click();
    await dialog.getByRole('button', { name: 'Create it' }).click();
    await good(487).waitFor();
  });

  it('fixes one word in all rows that say it', async () => {
    await chip('Unknown difficulty', 6).click();
    await page.getByRole('button', { name: 'Fix them one by one' }).press('Enter');
    await page.getByLabel('In all 6 rows that say this').waitFor();
    await lookAtBoth('import-500-alike');
    await page.getByRole('textbox', { name: /^Difficulty level in row/ }).focus();
    await page.keyboard.type('Medium');
    await page.keyboard.press('Enter');
    await good(493).waitFor();
  });

  it('fixes a row in the panel and sees it as students will', async () => {
    await openCell().press('Escape');
    await page.getByRole('button', { name: 'Fix row 448', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Row 448' });
    await panel.getByLabel('Question').fill('448. Half of it is $\\frac{1}{2}$ of');
    await panel.getByRole('button', { name: 'Read this row again' }).click();
    await panel.getByText('448. Half of it is').waitFor();
    await panel.locator('.katex').first().waitFor();
    await panel.getByRole('button', { name: 'Next bad row' }).waitFor();
    await lookAtBoth('import-500-preview');
    await page.keyboard.press('Escape');
    await good(494).waitFor();
  });

  it('goes from bad cell to bad cell with the keyboard alone until none is left', async () => {
    const answers: Readonly<Record<string, (row: number) => string>> = {
      'Correct Response': () => '1',
      'Answer Option 2': (row) => `$${row}\\ \\text{km h}^{-1}$`,
      Question: (row) => `${row}. The speed is $\\frac{1}{2}$ of`,
    };
    await page.getByRole('button', { name: 'Fix them one by one' }).focus();
    await page.keyboard.press('Enter');
    await openCell().waitFor();
    const wrong = await openCell().inputValue();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await page
      .getByText(/still has a fault there/)
      .first()
      .waitFor();
    expect(wrong).toBe('7');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowUp');
    let last = '';
    for (let left = 6; left > 0; left--) {
      await chip('Refused', left).waitFor();
      const label = await nextCell(last);
      const [, column = '', row = ''] = /^(.*) in row (\d+)/.exec(label) ?? [];
      last = label;
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(answers[column]!(Number(row)));
      await page.keyboard.press('Enter');
    }
    await page.getByText('No fault is left').first().waitFor();
    await good(500).waitFor();
    await chip('Ready', 500).click();
    await page.getByRole('button', { name: 'Look at row 1', exact: true }).click();
    await page.getByRole('dialog', { name: 'Row 1' }).locator('.katex').first().waitFor();
    await page.keyboard.press('Escape');
    await lookAtBoth('import-500-mended');
    expect(await bankSize()).toBe(0);
  });

  it('writes all of them, and takes the whole import back', async () => {
    await good(500).click();
    await page.getByText('500 questions are in the bank now').waitFor();
    expect(await bankSize()).toBe(500);
    await lookAtBoth('import-500-done');
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take back 500 questions' }).click();
    await page.getByRole('heading', { name: 'Import taken back' }).waitFor();
    await lookAtBoth('import-500-undone');
    expect(await bankSize()).toBe(0);
    expect(pageErrors).toEqual([]);
  });
});
