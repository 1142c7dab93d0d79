// domains: assessments, questions
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromSource } from '@abhyas/contract/rich-text';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, lookOnce, openDevice, startBrowser } from './browser.ts';
import { hardQuestions, neetQuestions } from './neet-questions.ts';
import { openPdf, type PdfPage } from './pdf-pages.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const MINUTE = 60_000;
let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let paperId: string;
let desk: Page;
let errors: string[];

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path d="M32 4 60 20v24L32 60 4 44V20z" fill="none" stroke="black" stroke-width="5"/><path d="M18 42V24l14 12 14-12v18" fill="none" stroke="black" stroke-width="5"/></svg>',
)}`;
const graph = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="180" viewBox="0 0 420 180"><path d="M40 10V150H400" fill="none" stroke="black" stroke-width="2"/><path d="M40 150 150 50H290L370 150" fill="none" stroke="black" stroke-width="2"/><text x="14" y="24" font-size="16">v</text><text x="388" y="172" font-size="16">t</text></svg>`;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy', logo });
  teacher = await institute.person('owner', { firstName: 'Farida' });
  paperId = await aNeetPaper();
  const device = await openDevice(browser, 'desktop');
  [desk, errors] = [device.page, device.errors];
  await signIn(desk, site.url(institute), teacher);
}, 3 * MINUTE);

/** 180 questions as NEET asks them since 2025, in English and Hindi, in two sets. */
async function aNeetPaper(): Promise<string> {
  const { api } = teacher;
  const areas = await api.taxonomy.listKnowledgeAreas({ query: {} });
  const { mediaId } = await api.media.uploadImage({
    query: { fileName: 'graph.svg', alt: 'Velocity over time' },
    file: Buffer.from(graph),
  });
  const hard = hardQuestions(mediaId);
  const sections = [
    [...neetQuestions('Physics', 8), ...hard, ...neetQuestions('Physics', 45).slice(8 + hard.length)],
    neetQuestions('Chemistry', 45),
    neetQuestions('Biology', 90),
  ];
  const ids: string[][] = [];
  for (const drafts of sections) {
    const made: string[] = [];
    for (const draft of drafts) {
      const body = { ...draft, knowledgeAreaId: areas[0]!.id };
      made.push((await api.questions.createQuestion({ body })).questionId);
    }
    ids.push(made);
  }
  const { paperId: id } = await api.assessments.createPaper({
    body: { title: 'NEET full syllabus mock 7', patternId: 'neet-2025' },
  });
  const { draft, revision } = await api.assessments.showPaper({ params: { paperId: id } });
  const saved = await api.assessments.savePaper({
    params: { paperId: id },
    body: {
      revision,
      draft: {
        ...draft,
        sets: 2,
        console: { ...draft.console, languages: ['en', 'hi'] },
        instructions: fromSource(
          'Each question carries 4 marks; 1 mark is deducted for a wrong answer.\n\nMark answers on the answer sheet with a black ball-point pen only. Calculators and mobile phones are not allowed in the hall.',
        ),
        instructionsHi: fromSource(
          'प्रत्येक प्रश्न 4 अंक का है; गलत उत्तर के लिए 1 अंक काटा जाएगा।\n\nउत्तर-पत्रक पर केवल काले बॉल-पॉइंट पेन से उत्तर अंकित करें। परीक्षा कक्ष में कैलकुलेटर तथा मोबाइल फ़ोन वर्जित हैं।',
        ),
        sections: draft.sections.map((section, at) => ({ ...section, questionIds: ids[at]! })),
      },
    },
  });
  await api.assessments.publishPaper({ params: { paperId: id }, body: { revision: saved.revision } });
  return id;
}

/** The file of this name, when it is made; as it was downloaded. */
async function download(name: string): Promise<Buffer> {
  const row = desk.getByRole('row').filter({ hasText: name });
  const button = row.getByRole('link', { name: 'Download' });
  await button.waitFor({ timeout: 5 * MINUTE });
  const [file] = await Promise.all([desk.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^NEET full syllabus mock 7 · .+\.pdf$/);
  return readFileSync(await file.path());
}

const textOf = (pages: readonly PdfPage[]) =>
  pages.map(({ said }) => said.map(({ text }) => text).join(' ')).join('\n');
/** Words that reach beyond their page. */
const outside = (pages: readonly PdfPage[]) =>
  pages.flatMap(({ said, width, height }, at) =>
    said
      .filter(({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height)
      .map(({ text }) => `page ${at + 1}: ${text}`),
  );
const numbersIn = (pages: readonly PdfPage[]) =>
  pages.flatMap(({ said }) =>
    said.flatMap(({ text }) => (/^\d{1,3}\.$/.test(text.trim()) ? [Number.parseInt(text)] : [])),
  );
const all = Array.from({ length: 180 }, (_, at) => at + 1);

describe('a teacher prints a NEET paper of 180 questions', () => {
  it('chooses how it looks beside the first page', { timeout: 6 * MINUTE }, async () => {
    await desk.goto(site.url(institute, `/partner/papers/${paperId}`));
    await desk.getByRole('navigation', { name: 'Pages of this test' }).getByRole('link', { name: 'Print' }).click();
    const page = desk.frameLocator('iframe[title="Preview"]');
    await page.getByRole('heading', { name: 'NEET full syllabus mock 7' }).waitFor();
    await page.locator('.options[data-columns]').first().waitFor();
    expect(await page.locator('.question.beyond').count()).toBeGreaterThan(0);
    await desk.getByRole('checkbox', { name: 'Answer key' }).check();
    await desk.getByRole('checkbox', { name: 'Solutions' }).check();
    await desk.getByRole('textbox', { name: 'Watermark' }).fill('Meridian Academy');
    await page.locator('.watermark').filter({ hasText: 'Meridian Academy' }).waitFor();
    await look(desk, 'print-desktop', 'iframe');
    await desk.getByRole('radio', { name: 'English' }).check({ force: true });
    await page.locator('body.two').waitFor();
    await desk.getByRole('radio', { name: 'Large print' }).check({ force: true });
    await page.locator('body.large').waitFor();
    await desk.getByRole('radio', { name: 'Usual' }).check({ force: true });
    await desk.getByRole('radio', { name: 'Both' }).check({ force: true });
    await page.locator('body.beside').waitFor();
  });

  it('has both sets made with key and solutions, and is told how far they are', { timeout: 6 * MINUTE }, async () => {
    await desk.getByRole('checkbox', { name: 'Set A' }).uncheck();
    await desk.getByRole('button', { name: 'Make 3 PDFs' }).click();
    await desk.getByRole('progressbar').first().waitFor();
    for (const name of ['Answer key', 'Solutions', 'Set B']) await desk.getByRole('checkbox', { name }).uncheck();
    await desk.getByRole('checkbox', { name: 'Set A' }).check();
    await desk.getByRole('button', { name: 'Make PDF' }).click();
    const ready = desk.getByRole('row').filter({ hasText: 'Ready' });
    await ready.first().waitFor({ timeout: 5 * MINUTE });
    await ready.first().scrollIntoViewIfNeeded();
    await look(desk, 'print-files-desktop', 'iframe');
  });

  it(
    'holds both languages in two columns: every number, Hindi, formulas, and nothing beyond the page',
    { timeout: 6 * MINUTE },
    async () => {
      const bytes = await download('Question paper, set A');
      const { pages, picture, close } = await openPdf(browser, bytes);
      expect(outside(pages)).toEqual([]);
      expect(pages.every(({ width, height }) => Math.round(width) === 595 && Math.round(height) === 842)).toBe(true);
      expect(pages.length).toBeGreaterThan(12);
      expect(pages.length).toBeLessThan(45);
      const numbers = numbersIn(pages);
      expect(all.filter((number) => !numbers.includes(number))).toEqual([]);
      // Beside each other: each number stands on the left and on the right half of its page.
      const left = new Set(
        pages.flatMap(({ said }) => said.filter(({ left: at }) => at < 290).map(({ text }) => text.trim())),
      );
      const right = new Set(
        pages.flatMap(({ said }) => said.filter(({ left: at }) => at > 290).map(({ text }) => text.trim())),
      );
      expect(all.filter((number) => !left.has(`${number}.`))).toEqual([]);
      expect(all.filter((number) => !right.has(`${number}.`)).length).toBeLessThan(4);
      const text = textOf(pages);
      expect(text.match(/[\u0900-\u097F]/g)!.length).toBeGreaterThan(5000);
      expect(text).toMatch(/Maximum marks: 720/);
      expect(text).toContain('Space for rough work');
      expect(text).toMatch(/µ|μ/);
      expect(text).toContain('π');
      expect(text).not.toMatch(/\\(?:d?frac|ce|text)\b/);
      expect(text).not.toContain('Answer key');
      for (const number of [1, 2, 3]) await picture(number, `print-neet-page-${number}`);
      process.stdout.write(
        `180 questions, two languages: ${pages.length} pages, ${Math.round(bytes.length / 1000)} kB\n`,
      );
      await close();
    },
  );

  it(
    'holds the questions of set B in another order, and the key and the solutions of that order',
    { timeout: 6 * MINUTE },
    async () => {
      const paper = await openPdf(browser, await download('Question paper, set B'));
      const numbers = numbersIn(paper.pages);
      expect([all.filter((number) => !numbers.includes(number)), outside(paper.pages)]).toEqual([[], []]);
      expect(textOf(paper.pages.slice(1))).toContain('Set B');
      const key = await openPdf(browser, await download('Answer key, set B'));
      expect(outside(key.pages)).toEqual([]);
      const letters = new Map(
        [...textOf(key.pages).matchAll(/\b(\d{1,3})\s*([A-D])\b/g)].map(([, n, letter]) => [Number(n), letter]),
      );
      expect(all.filter((number) => !letters.has(number))).toEqual([]);
      await key.picture(1, 'print-neet-key');
      const solutions = await openPdf(browser, await download('Solutions, set B'));
      expect(outside(solutions.pages)).toEqual([]);
      const solved = numbersIn(solutions.pages);
      expect(all.filter((number) => !solved.includes(number))).toEqual([]);
      expect(textOf(solutions.pages)).toContain('∮');
      await solutions.picture(1, 'print-neet-solutions');
      for (const { close } of [paper, key, solutions]) await close();
    },
  );

  it('can be done on a phone, and what is no longer needed is removed', async () => {
    await desk.setViewportSize({ width: 390, height: 844 });
    const remove = desk.getByRole('button', { name: 'Remove Answer key, set B' });
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    await desk.getByRole('button', { name: 'Remove Solutions, set B' }).scrollIntoViewIfNeeded();
    await look(desk, 'print-files-phone', 'iframe');
    expect(errors).toEqual([]);
  });

  it('is printed by the browser of the teacher where the server has none', async () => {
    const { config } = site.world.app.runtime;
    const known = config.chromiumPath;
    Object.assign(config, { chromiumPath: '/nowhere/chromium' });
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.reload();
    await desk.getByText('This server cannot make PDF files').waitFor();
    await lookOnce(desk, 'print-here-desktop', 'iframe');
    await desk.evaluate(() => {
      const seen = new MutationObserver(() => {
        const frame = document.querySelector<HTMLIFrameElement>('body > iframe[sandbox]');
        const view = frame?.contentWindow;
        if (view) view.print = () => (document.title = `${frame.contentDocument?.querySelectorAll('.options').length}`);
      });
      seen.observe(document.body, { childList: true });
    });
    await desk.getByRole('button', { name: 'Print from this browser' }).click();
    await desk.waitForFunction(() => Number(document.title) > 300);
    Object.assign(config, { chromiumPath: known });
    expect(errors).toEqual([]);
  });
});
