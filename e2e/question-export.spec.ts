// domains: questions, taxonomy
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromSource } from '@abhyas/contract/rich-text';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy' });
  const owner: Person = await institute.person('owner', { firstName: 'Farida' });
  const areas = await owner.api.taxonomy.listKnowledgeAreas({ query: {} });
  const knowledgeAreaId = areas.find(({ name }) => name === 'Kinematics')!.id;
  const draft = { difficulty: 1, knowledgeAreaId, pastExams: [] } as const;
  for (const [stem, hi] of [
    ['Which has the largest mass?', 'किसका द्रव्यमान सबसे अधिक है?'],
    ['Which moves fastest?', ''],
  ] as const) {
    const words = (text: string, options: readonly string[]) => ({
      stem: fromSource(text),
      options: options.map(fromSource),
      explanation: fromSource(''),
    });
    await owner.api.questions.createQuestion({
      body: {
        ...draft,
        pastExams: ['Apr-2024'],
        type: 'SINGLE',
        content: {
          en: words(stem, ['Sun', '$v = at$', 'Moon']),
          ...(hi && { hi: words(hi, ['सूर्य', '$v = at$', 'चंद्रमा']) }),
        },
        key: { kind: 'choice', accepted: [[1]] },
      },
    });
  }
  await owner.api.questions.createQuestion({
    body: {
      ...draft,
      pastExams: [],
      type: 'ASSERTION-REASON',
      content: {
        en: {
          stem: fromSource(''),
          options: [],
          statements: { assertion: fromSource('Ice floats.'), reason: fromSource('It is lighter than water.') },
          explanation: fromSource(''),
        },
      },
      key: { kind: 'choice', accepted: [[1]] },
    },
  });
  const device = await openDevice(browser, 'desktop');
  [page, pageErrors] = [device.page, device.errors];
  await signIn(page, site.url(institute), await institute.person('owner', { firstName: 'Arun', signedOut: true }));
});

const panel = () => page.getByRole('dialog', { name: /^Export/ });

async function taken(format: string) {
  await panel()
    .getByRole('radio', { name: new RegExp(format) })
    .check();
  const coming = page.waitForEvent('download');
  await panel()
    .getByRole('button', { name: /^Download/ })
    .click();
  const download = await coming;
  return { name: download.suggestedFilename(), buffer: readFileSync(await download.path()) };
}

async function importedAsDuplicates(file: { name: string; buffer: Buffer }, rows: number) {
  await page.goto(site.url(institute, '/partner/imports'));
  await page.getByLabel('Choose a file').setInputFiles({ ...file, mimeType: 'application/octet-stream' });
  await page.getByRole('heading', { name: 'Check before importing' }).waitFor();
  const [row] = await site.world.query(
    `select count(*) filter (where state = 'duplicate') as duplicates, count(*) as n from question_import_rows
     where institute_id = $1 and import_id = (select id from question_imports where institute_id = $1 order by created_at desc limit 1)`,
    [institute.id],
  );
  expect([Number(row!['duplicates']), Number(row!['n'])]).toEqual([rows, rows]);
}

describe('taking questions out of the bank', () => {
  it('names what a spreadsheet would lose of the chosen questions, before anything is downloaded', async () => {
    await page.goto(site.url(institute, '/partner/questions'));
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await page.getByRole('group', { name: 'Chosen questions' }).getByRole('button', { name: 'Export …' }).click();
    await panel().getByText('does not carry').waitFor();
    expect(await panel().getByRole('radio').count()).toBe(6);
    await panel().getByRole('radio', { name: /Excel/ }).check();
    await panel().getByText('The Hindi text of 1 question').waitFor();
    await look(page, 'question-export');
  });

  it('gives a spreadsheet that an import takes for the same questions', async () => {
    const file = await taken('Excel');
    expect(file.name).toBe('questions.xlsx');
    await panel().waitFor({ state: 'hidden' });
    await importedAsDuplicates(file, 3);
  });

  it('gives everything that the filter finds as our own format, with nothing lost', async () => {
    await page.goto(site.url(institute, '/partner/questions?type=SINGLE'));
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await panel()
      .getByRole('radio', { name: /Abhyas JSON/ })
      .check();
    await panel().getByText('takes every one of these questions, complete').waitFor();
    const file = await taken('Abhyas JSON');
    expect(JSON.parse(file.buffer.toString())).toMatchObject({ format: 'abhyas-questions', questions: [{}, {}] });
    await importedAsDuplicates(file, 2);
  });

  it('shows what each format can carry, reached from the import', async () => {
    await page.goto(site.url(institute, '/partner/imports'));
    await page.getByRole('link', { name: 'What each format can carry' }).click();
    await page.getByRole('heading', { name: 'What each format can carry', level: 1 }).waitFor();
    const row = page.getByRole('row', { name: /Assertion and reason/ });
    expect(await row.getByText('In and out').count()).toBe(6);
    await look(page, 'question-formats');
    expect(pageErrors).toEqual([]);
  });
});

it('is whole on a phone', async () => {
  const { page: phone, errors } = await openDevice(browser, 'phone');
  const mira = await institute.person('owner', { firstName: 'Mira', signedOut: true });
  await signIn(phone, site.url(institute), mira);
  await phone.goto(site.url(institute, '/partner/questions'));
  await phone.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = phone.getByRole('dialog', { name: /^Export/ });
  await dialog.getByRole('radio', { name: /Excel/ }).check();
  await dialog.getByText('The Hindi text of 1 question').waitFor();
  await look(phone, 'question-export-phone');
  await phone.goto(site.url(institute, '/partner/questions/formats'));
  await phone.getByRole('heading', { name: 'What each format can carry', level: 1 }).waitFor();
  await look(phone, 'question-formats-phone');
  expect(errors).toEqual([]);
});
