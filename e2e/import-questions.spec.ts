// domains: questions, taxonomy
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { strToU8, zipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const bank = new URL('../server/database/seed/demo-bank/', import.meta.url);
const csv = { name: 'questions.csv', mimeType: 'text/csv', buffer: readFileSync(new URL('questions.csv', bank)) };
const badRows = { name: 'bad-rows.csv', mimeType: 'text/csv', buffer: readFileSync(new URL('bad-rows.csv', bank)) };
const expected = JSON.parse(readFileSync(new URL('bad-rows.expected.json', bank), 'utf8')) as {
  rows: { row: number; column: string; code: string }[];
};

/** The same questions as a spreadsheet, as a teacher would have them. */
async function asXlsx() {
  const rows = parse(csv.buffer, { bom: true }) as string[][];
  const cells = rows.map((row) => row.map((value) => ({ value, type: String as StringConstructor })));
  const buffer = await writeXlsx(cells).toBuffer();
  return {
    name: 'questions.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
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

async function upload(
  file: { name: string; mimeType: string; buffer: Buffer },
  heading: 'Check before importing' | 'Match columns' | 'Match the paper' = 'Check before importing',
) {
  await page.goto(site.url(institute, '/partner/imports'));
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('heading', { name: heading }).waitFor();
}

/** A sheet as teachers have them: a title, a running number, headings of their own, a column for nobody else. */
const ownSheet = {
  name: 'Physics_XII_MCQ_final (2).csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Shree Classes XII Physics',
      'S.No,Question,Opt 1,Opt 2,Opt 3,Opt 4,Ans,Topic,Level,Soln,Was',
      '1,The force between $10\\ \\mu C$ and $20\\ \\mu C$ at $1\\ m$?,0.9 N,1.8 N,4.5 N,9 N,b,Kinematics,Moderate,$F = kq_1q_2/r^2$,Jan',
      '2,A body at rest has which velocity?,zero,one,two,three,A,Kinematics,Easy,,Feb',
      '3,Which is a unit of speed?,m/s,kg,N,J,m/s,Kinematics,Easy,,',
      '4,Which is a unit of force?,N,kg,m,J,,Kinematics,Easy,,',
    ].join('\n'),
  ),
};
/** A paper as teachers type it in Word. */
const office = 'http://schemas.openxmlformats.org';
const relation = (type: string, target: string) =>
  `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
const wordPaper = (...lines: readonly string[]) => ({
  name: 'Unit test 3 Electrostatics.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(relation('officeDocument', 'word/document.xml')),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
      ),
    }),
  ),
});
describe('a teacher with an empty bank', () => {
  it('tries a spreadsheet without writing anything, and drops it', async () => {
    await upload(await asXlsx());
    await page.getByRole('button', { name: /^Import 233/ }).waitFor();
    await look(page, 'import-check-desktop');
    expect(await bankSize()).toBe(0);
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await page.getByText('Import cancelled', { exact: false }).first().waitFor();
    expect(await bankSize()).toBe(0);
  });

  it('says what the columns of an own sheet are, leaves one out, and is not asked again', async () => {
    await upload(ownSheet, 'Match columns');
    await page.getByText('Only a running number').waitFor();
    await page.getByText('The force between').first().waitFor();
    const check = page.getByRole('button', { name: 'Check 4 rows' });
    expect(await check.isDisabled()).toBe(true);
    await look(page, 'import-match-desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await look(page, 'import-match-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('combobox', { name: 'What is in Was' }).click();
    await page.getByRole('option', { name: 'Leave out' }).click();
    await check.and(page.locator(':enabled')).click();
    await page.getByRole('heading', { name: 'Check before importing' }).waitFor();
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await page.getByText('Import cancelled', { exact: false }).first().waitFor();
    await upload(ownSheet);
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await page.getByText('Import cancelled', { exact: false }).first().waitFor();
  });

  it('says how an own Word paper is read: the word before its answers, and its chapter', async () => {
    await upload(
      wordPaper(
        'Shree Classes, Unit test 3',
        '1. Two charges of $1\\ \\mu C$ and $4\\ \\mu C$ are 30 cm apart in air. The force between them is',
        '(A) 0.2 N   (B) 0.4 N   (C) 0.8 N   (D) 4 N',
        'Right one: B',
        'Sol. $F = \\frac{kq_1q_2}{r^2}$',
        '2. The SI unit of electric flux is',
        '(A) V m   (B) N   (C) C   (D) J',
        'Right one: A',
      ),
      'Match the paper',
    );
    await page.getByText('0 of 2 questions').waitFor();
    await page.getByRole('combobox', { name: 'The answer is' }).click();
    await page.getByRole('option', { name: 'After another word' }).click();
    await page.getByRole('textbox', { name: 'The word before every answer' }).fill('Right one');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Chapter of all these questions' }).click();
    await page.getByRole('option', { name: 'Kinematics' }).click();
    await page.locator('.katex').first().waitFor();
    await page.getByText('0 of 2 questions').waitFor({ state: 'hidden' });
    await look(page, 'import-paper-desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await look(page, 'import-paper-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Check 2 questions' }).click();
    await page.getByRole('button', { name: /^Import 2/ }).waitFor();
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await page.getByText('Import cancelled', { exact: false }).first().waitFor();
  });

  it('imports the CSV', async () => {
    await upload(csv);
    await page.getByRole('button', { name: /^Import 233/ }).click();
    await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor();
    await look(page, 'import-done-desktop');
    expect(await bankSize()).toBe(233);
  });

  it.each(['xlsx', 'csv'] as const)(
    'imports the %s again: every row is a duplicate and nothing is written',
    async (kind) => {
      await upload(kind === 'xlsx' ? await asXlsx() : csv);
      await page.getByText('Every row is in the bank already').waitFor();
      await page.getByText('Nothing will be written.').waitFor();
      expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
      expect(await bankSize()).toBe(233);
    },
  );

  it('sees why each of the 25 broken rows is refused', async () => {
    await upload(badRows);
    const importId = /imports\/([0-9a-f-]+)/.exec(page.url())![1]!;
    const rows = await site.world.query(
      'select row, state, problems from question_import_rows where import_id = $1 order by row',
      [importId],
    );
    const found = rows.map(({ row, problems }) => ({ row, ...(problems as { column: string; code: string }[])[0] }));
    expect(found.map(({ row, column, code }) => ({ row, column, code }))).toEqual(
      expected.rows.map(({ row, column, code }) => ({ row, column, code })),
    );
    expect(rows.every(({ state }) => state === 'refused')).toBe(true);
    await page.getByText('Tough', { exact: true }).first().waitFor();
    await page.getByText('Use Easy, Medium or Hard.').waitFor();
    await look(page, 'import-refused-desktop');
    await page.getByRole('region', { name: 'Fix in one go' }).getByRole('button', { name: /Tough/ }).click();
    await page.getByText('more row is ready').first().waitFor();
    expect(await bankSize()).toBe(233);
  });

  it('finds the questions in the bank, with their formulas typeset', async () => {
    await page.goto(site.url(institute, '/partner/questions'));
    await page.getByText('233 questions').first().waitFor();
    await page.locator('.katex').first().waitFor();
    await look(page, 'bank-desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await look(page, 'bank-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('takes the whole import back', async () => {
    await page.goto(site.url(institute, '/partner/imports'));
    await look(page, 'imports-desktop');
    await page
      .getByRole('row', { name: /questions\.csv.*Imported/ })
      .getByRole('button', { name: /Take back|Undo/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Take back|Undo/ }).click();
    await page.getByText('Taken back').first().waitFor();
    expect(await bankSize()).toBe(0);
    expect(pageErrors).toEqual([]);
  });
});
