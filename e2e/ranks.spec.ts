// domains: assessments
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, type Person } from '@abhyas/server/testing';
import { look, lookOnce, openDevice, startBrowser } from './browser.ts';
import { openPdf } from './pdf-pages.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let room: ExamRoom;
let office: Page;
let phone: Page;
let meera: Person;
let attemptId: string;
let morning: string;
const errors: string[] = [];
const devices: [string, Page][] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world, { allowedItems: ['leadersBoard'] });
  const questions = [await room.question(), await room.question(), await room.question()];
  morning = await room.paper(questions, { title: 'Full mock, morning' });
  const evening = await room.paper(questions, { title: 'Full mock, evening' });
  meera = await room.place.person('student', { firstName: 'Meera' });
  /** Answers so many of the three right. */
  const sit = async (paperId: string, student: Person, right: number) =>
    room.finished(paperId, {
      accountId: student.accountId,
      startedAt: site.world.clock.now(),
      minutes: 20,
      answers: questions.map((questionId, at) => ({ questionId, response: { options: [at < right ? 2 : 1] } })),
    });
  attemptId = await sit(morning, meera, 2);
  await sit(evening, meera, 3);
  // Ten in the morning: below that nobody is ranked.
  for (let at = 0; at < 9; at++) {
    // One of them has a name in the other script: it must be readable on paper.
    const student = await room.place.person('student', at === 0 ? { firstName: 'मीरा' } : {});
    await sit(morning, student, at % 4);
    if (at < 3) await sit(evening, student, at);
    if (at === 3) {
      const { proposals } = await student.api.assessments.showLeaderboardChoice();
      await student.api.assessments.saveLeaderboardChoice({ body: { shown: true, pseudonym: proposals[0]! } });
    }
  }
  office = await at('office', 'desktop');
  await signIn(office, site.url(room.place), room.teacher);
  phone = await at('phone', 'phone');
  await signIn(phone, site.url(room.place), meera);
});
async function at(name: string, size: 'desktop' | 'phone'): Promise<Page> {
  const { page } = await openDevice(browser, size);
  page.on('pageerror', (error) => errors.push(String(error)));
  devices.push([name, page]);
  return page;
}

const resized = async (page: Page, name: string) => {
  await look(page, `${name}-desktop`);
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, `${name}-phone`);
  await page.setViewportSize({ width: 1440, height: 900 });
};

/** The words of a PDF that is chosen in the menu, without spaces: where a line is broken is the printer’s business. */
async function takePdf(label: string, name: string, isLookedAt = true): Promise<string> {
  await office.getByRole('button', { name: 'Export' }).click();
  await office.getByRole('menuitem', { name: label }).click();
  const dialog = office.getByRole('dialog', { name: label });
  const link = dialog.getByRole('link', { name: 'Download' });
  await link.waitFor({ timeout: 120_000 });
  if (isLookedAt) await lookOnce(office, `${name}-desktop`);
  const [file] = await Promise.all([office.waitForEvent('download'), link.click()]);
  await office.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const { pages, picture, close } = await openPdf(browser, readFileSync(await file.path()));
  const outside = pages.flatMap(({ said, width, height }) =>
    said.filter(({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height),
  );
  expect(outside).toEqual([]);
  await picture(1, name);
  await close();
  return pages
    .map(({ said }) => said.map(({ text }) => text).join(''))
    .join('')
    .replaceAll(/\s/g, '');
}

describe('a teacher', () => {
  it('brings two sessions together in one rank list', async () => {
    await office.goto(site.url(room.place, '/partner/papers'));
    await office.getByRole('link', { name: 'Rank lists' }).click();
    await office.getByText('No rank list yet').waitFor();
    await resized(office, 'rank-lists-empty');
    await office.getByRole('button', { name: 'New rank list' }).first().click();
    const form = office.getByRole('dialog', { name: 'New rank list' });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Please give the list a title.').waitFor();
    await form.getByRole('textbox', { name: 'Title' }).fill('All India mock 3');
    await choosePaper(form, 1, 'Full mock, morning');
    await form.getByRole('button', { name: 'Add a test' }).click();
    await choosePaper(form, 2, 'Full mock, evening');
    await form.getByRole('combobox', { name: 'Equal totals' }).click();
    await office.getByRole('option', { name: 'As JEE Main (2026)' }).click();
    await resized(office, 'rank-list-form');
    await form.getByRole('button', { name: 'Save' }).click();
    await office.getByRole('heading', { name: 'All India mock 3' }).waitFor();
    await office.getByText('Look at the sessions above').waitFor();
  });

  it('issues it, and sees everybody once with the best percentile', async () => {
    await office.getByRole('button', { name: 'Issue the list' }).click();
    await office.getByText('10 candidates').waitFor();
    const first = office.getByRole('row', { name: /Meera/ });
    await first.waitFor();
    expect(await first.innerText()).toContain('100.0000000');
    expect(await office.getByRole('button', { name: 'Issue again' }).isDisabled()).toBe(true);
    await resized(office, 'rank-list');
    const download = office.waitForEvent('download');
    await office.getByRole('button', { name: 'Export' }).click();
    await office.getByRole('menuitem', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('All India mock 3.csv');
    expect(readFileSync(await file.path(), 'utf8')).toContain('100.0000000');
  });

  it('takes it away as PDF, with its issue, by what ties are told apart, and every rank', async () => {
    const text = await takePdf('PDF of the rank list', 'rank-list-pdf');
    for (const words of ['AllIndiamock3', 'Issue1', 'Candidates:10', 'Equaltotalsaretoldapartby', 'Fullmock,evening'])
      expect(text).toContain(words);
    expect(text).toContain('मीरा');
    expect(text.match(/100\.0000000/g)!.length).toBeGreaterThan(0);
  });

  it('takes the results of one test away as PDF: figures, bars, questions, chapters and attempts', async () => {
    await office.goto(site.url(room.place, `/partner/papers/${morning}/analysis`));
    const text = await takePdf('PDF: all results, with attempts and absent students', 'results-pdf');
    for (const words of [
      'Fullmock,morning',
      'Distributionofmarks',
      'Weakestchapters',
      'Kinematics',
      'Point-biserial',
      'Attemptsandscores',
      'मीरा',
      'Absentstudents',
    ])
      expect(text).toContain(words);
  });

  it('keeps every one of 600 people on the pages', async () => {
    const startedAt = site.world.clock.now();
    const question = await room.question();
    const large = await room.paper([question], { title: 'Very large mock' });
    await room.finishedAll(
      large,
      Array.from({ length: 600 }, (_, at) => ({
        accountId: randomUUID(),
        startedAt,
        minutes: 20,
        answers: [{ questionId: question, response: { options: [at % 2 === 0 ? 2 : 1] } }],
      })),
    );
    await office.goto(site.url(room.place, `/partner/papers/${large}/attempts`));
    const text = await takePdf('PDF: all results, with attempts and absent students', 'results-600', false);
    expect(text.match(/(?:4|−1)\/4/g)!.length).toBeGreaterThanOrEqual(600);
  });
});

describe('a student', () => {
  it('finds the rank over both sessions among the results', async () => {
    await phone.goto(site.url(room.place, '/student/results'));
    await phone.getByText('Your ranks over several tests').waitFor();
    await phone.getByText('1 of 10').waitFor();
    await look(phone, 'my-ranks-phone');
  });

  it('looks at the leaderboard, shown to nobody before asking for it', async () => {
    await phone.goto(site.url(room.place, `/student/results/${attemptId}`));
    await phone.getByRole('link', { name: 'Leaderboard' }).click();
    await phone.getByText('You are not shown.').waitFor();
    await look(phone, 'leaders-names-phone');
    expect(
      await phone.getByRole('table', { name: 'Top students who chose to be shown' }).getByRole('row').count(),
    ).toBe(2);
    const names = phone.getByRole('group', { name: 'Names to choose from' });
    const name = await names.getByRole('button').first().innerText();
    await names.getByRole('button').first().click();
    await phone.getByRole('button', { name: 'Show me under this name' }).click();
    await phone.getByText(`You appear on leaderboards as “${name}”.`).waitFor();
    await phone.getByRole('row', { name: new RegExp(`${name} You`) }).waitFor();
    await look(phone, 'leaders-phone');
  });

  it('makes nothing of a result public before what others may see is chosen', async () => {
    await phone.goto(site.url(room.place, `/student/results/${attemptId}/scorecard`));
    await phone
      .getByRole('heading', { name: 'Full mock, morning' })
      .or(phone.getByText('Full mock, morning'))
      .first()
      .waitFor();
    expect(await phone.getByText('/verify/').count()).toBe(0);
    await phone.getByRole('link', { name: 'Share' }).click();
    await phone.getByText('Only you can see it now').waitFor();
    await look(phone, 'share-phone');
    await phone.getByRole('radio', { name: 'Full name' }).check();
    await phone.getByRole('button', { name: 'Make a link' }).click();
    await phone.getByText(/^Anyone with this link sees Meera/).waitFor();
    await look(phone, 'share-made-phone');
  });

  it('prints the scorecard on one sheet, with nothing of the screen around it', async () => {
    await phone.goto(site.url(room.place, `/student/results/${attemptId}/scorecard`));
    await phone.getByText('Anyone can check this scorecard at').waitFor();
    const asked = phone.evaluate(
      () =>
        new Promise<boolean>((done) => {
          window.print = () => done(true);
        }),
    );
    await phone.getByRole('button', { name: 'Print' }).click();
    expect(await asked).toBe(true);
    const sheet = await openPdf(browser, await phone.pdf({ format: 'A4' }));
    expect(sheet.pages).toHaveLength(1);
    const { said, width, height } = sheet.pages[0]!;
    // A4 in points; the browser rounds a page up to whole ones.
    expect([Math.abs(width - 595.28), Math.abs(height - 841.89)].every((off) => off < 1.5)).toBe(true);
    const outside = said.filter(
      ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height,
    );
    expect(outside).toEqual([]);
    // Where a line is broken is the printer's business.
    const packed = (words: string) => words.replaceAll(/\s/g, '');
    const words = packed(said.map(({ text }) => text).join(''));
    for (const word of ['Scorecard', 'Full mock, morning', 'Meera', '7 of 12', '3 of 10', '/verify/'])
      expect(words).toContain(packed(word));
    for (const word of ['Print', 'Share', 'Search']) expect(words).not.toContain(packed(word));
    await sheet.picture(1, 'scorecard-print');
    await sheet.close();
  });

  it('prints a scorecard that anybody can check, until the link is ended', async () => {
    await phone.goto(site.url(room.place, `/student/results/${attemptId}/scorecard`));
    await phone.getByText('Anyone can check this scorecard at').waitFor();
    await look(phone, 'scorecard-phone');
    const address = await phone.locator('strong', { hasText: '/verify/' }).innerText();
    const stranger = await at('stranger', 'desktop');
    await stranger.goto(address);
    await stranger.getByText('confirms this scorecard').waitFor();
    await stranger.getByText('Meera').waitFor();
    await resized(stranger, 'verify');
    await phone.getByRole('link', { name: 'Share' }).click();
    await phone.getByRole('button', { name: 'End the link now' }).click();
    await phone.getByText('The link has ended').first().waitFor();
    await stranger.reload();
    await stranger.getByText('This link has ended').waitFor();
    await look(stranger, 'verify-unknown-desktop');
  });

  it('met no fault on any page', () => expect(errors).toEqual([]));
});

async function choosePaper(form: ReturnType<Page['getByRole']>, number: number, title: string): Promise<void> {
  await form.getByRole('combobox', { name: `Test ${number}` }).click();
  await form.page().getByRole('option', { name: title }).click();
}
