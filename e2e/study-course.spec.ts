// domains: courses, media, discovery
import { readFileSync } from 'node:fs';
import { fromSource } from '@abhyas/contract/rich-text';
import { aCourse, type Person, type TestInstitute } from '@abhyas/server/testing';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aVideo } from '../server/src/domains/media/factories.ts';
import { look, openDevice, startBrowser } from './browser.ts';
import { libraryPdf } from './library-pdf.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let place: TestInstitute;
let student: Person;
let desk: Page;
let deskErrors: string[];
let courseId: string;
let lessonIds: string[];

const LENGTH = 24;
/** What is said in the video, from 0 to 24 seconds. */
const captions = [
  [
    'en',
    'English',
    [
      ['00:00.000 --> 00:05.000', 'A flat sheet is charged evenly.'],
      ['00:05.000 --> 00:14.000', 'Choose a cylinder as the closed\nsurface around a part of it.'],
      ['00:14.000 --> 00:19.000', 'Half of the flux leaves on the right.'],
      ['00:19.000 --> 00:24.000', 'So the distance does not matter.'],
    ],
  ],
  [
    'hi',
    'हिन्दी',
    [
      ['00:00.000 --> 00:14.000', 'समतल चादर पर आवेश समान है।'],
      ['00:14.000 --> 00:24.000', 'आधा फ्लक्स दाईं ओर निकलता है।'],
    ],
  ],
] as const;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  place = await site.world.institute();
  const teacher = await place.person('teacher', { firstName: 'Kavita', lastName: 'Rao' });
  student = await place.person('student', { firstName: 'Asha', lastName: 'Verma' });
  const video = await aVideo(place.ctx(), { seconds: LENGTH, width: 256, height: 144 });
  const pages = ['Board notes', 'Field of a charged sheet', 'Flux through both faces', 'The end'];
  const sheet = await libraryPdf(site, place, 'Summary sheet.pdf', pages);
  const stateOf = async () => (await site.world.query('select state from media_files where id = $1', [video]))[0];
  await vi.waitFor(async () => expect(await stateOf()).toEqual({ state: 'ready' }), {
    timeout: 180_000,
    interval: 500,
  });
  for (const [language, label, lines] of captions)
    await teacher.api.media.addCaption({
      params: { mediaId: video },
      query: { language, label },
      file: Buffer.from(`WEBVTT\n\n${lines.map(([time, words]) => `${time}\n${words}`).join('\n\n')}\n`),
    });
  ({ courseId, lessonIds } = await aCourse(place.ctx(teacher), storyOf(video, sheet)));
  const device = await openDevice(browser, 'desktop');
  [desk, deskErrors] = [device.page, device.errors];
  await signIn(desk, site.url(place), student);
}, 300_000);

function storyOf(video: string, sheet: string): Parameters<typeof aCourse>[1] {
  const long = Array.from(
    { length: 14 },
    (_, at) => `Step ${at + 1}. The flux through a closed surface is $q/\\varepsilon_0$.`,
  );
  return {
    title: 'Physics for JEE, Class 12',
    details: { pricePaise: 0 },
    sections: [
      {
        title: 'Electric charges and fields',
        lessons: [{ title: 'Charge comes in portions', completion: { rule: 'marked' } }],
      },
      {
        title: 'Electric flux and Gauss’s law',
        lessons: [
          {
            title: 'Field of an infinite charged sheet',
            about: fromSource(
              'Why a flat sheet of charge gives the same field at any distance, $E = \\sigma/2\\varepsilon_0$.',
            ),
            content: {
              kind: 'video',
              source: { from: 'media', mediaId: video },
              chapters: [
                { at: 0, title: 'Which closed surface to choose' },
                { at: 10, title: 'Flux through each face' },
                { at: 20, title: 'Two worked examples' },
              ],
            },
            completion: { rule: 'watched', percent: 60 },
            files: [{ mediaId: sheet, title: 'Board notes' }],
          },
          {
            title: 'Summary sheet',
            content: { kind: 'pdf', mediaId: sheet },
            completion: { rule: 'read', percent: 50 },
          },
          {
            title: 'Gauss’s law in steps',
            content: { kind: 'article', body: fromSource(long.join('\n\n')) },
            completion: { rule: 'read', percent: 90 },
          },
          { title: 'Two parallel sheets', completion: { rule: 'marked' }, after: [1] },
        ],
      },
    ],
  };
}

const video = (page: Page) => page.locator('video');
const reach = (page: Page, seconds: number) =>
  page.waitForFunction((least) => (document.querySelector('video')?.currentTime ?? 0) >= least, seconds);
const placeOf = (page: Page) => video(page).evaluate((media: HTMLVideoElement) => media.currentTime);
const play = (page: Page) => page.getByRole('button', { name: 'play', exact: true }).click();
const pause = (page: Page) => video(page).evaluate((media: HTMLVideoElement) => media.pause());
const lesson = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
const address = (at: number) => site.url(place, `/student/courses/${courseId}?lesson=${lessonIds[at]!}`);

describe('a student studies a course', () => {
  it('begins a video, and what comes after it is locked', async () => {
    await desk.goto(address(1));
    await desk.getByRole('heading', { name: 'Field of an infinite charged sheet' }).waitFor();
    await desk.getByText('First finish Field of an infinite charged sheet').waitFor();
    await desk.getByText(/This lesson = /).waitFor();
    await play(desk);
    await reach(desk, 3);
    await desk.getByRole('button', { name: '0:10' }).click();
    await reach(desk, 11);
    await pause(desk);
  });

  it('takes a note at this moment without leaving the video', async () => {
    const field = desk.getByRole('textbox', { name: /Write a note at/ });
    await field.fill('Flux through the curved side is zero.');
    await field.press('Enter');
    await desk.getByRole('listitem').filter({ hasText: 'Flux through the curved side is zero.' }).waitFor();
    await look(desk, 'course-player-desktop');
  });

  it('goes on within two seconds of the place on a phone, though the laptop was closed in the middle', async () => {
    const left = await placeOf(desk);
    await desk.reload();
    await desk.getByRole('button', { name: 'play', exact: true }).waitFor();
    const { page: phone, errors } = await openDevice(browser, 'phone');
    await signIn(phone, site.url(place), student);
    await phone.goto(site.url(place, '/student'));
    // What was watched so far stands in the table behind the bars of the week.
    const week = phone.getByRole('table', { name: /^Study time on each of the last seven days/ });
    await week.getByRole('cell', { name: /min/ }).first().waitFor({ state: 'attached' });
    await look(phone, 'today-studied-phone');
    await phone.getByRole('link', { name: /^Resume at 0:1\d$/ }).click();
    await phone.getByRole('button', { name: 'play', exact: true }).waitFor();
    await phone.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    const resumed = await placeOf(phone);
    expect(Math.abs(resumed - left)).toBeLessThanOrEqual(2);
    await look(phone, 'course-player-phone');
    await phone.getByRole('tab', { name: /My notes/ }).click();
    await phone.getByText('Flux through the curved side is zero.').waitFor();
    await phone.getByRole('tab', { name: 'Lessons' }).click();
    await look(phone, 'course-player-lessons-phone');
    expect(errors).toEqual([]);
    await phone.context().close();
  });

  it('loses nothing without a network: what was seen is told when it is back', async () => {
    await desk.goto(address(1));
    await desk.getByRole('button', { name: 'play', exact: true }).waitFor();
    // All of it lies in the player's store before the network goes.
    await play(desk);
    await reach(desk, 13);
    await desk.route('**/progress', (route) => route.abort());
    await reach(desk, 20);
    await pause(desk);
    await desk.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('abhyas.study.')));
    await desk.unroute('**/progress');
    await desk.reload();
    await desk.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 18);
    await desk.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('abhyas.study.')));
  });

  it('has the lesson done when enough was really seen, and the next one opens', async () => {
    await desk.getByRole('button', { name: '0:00' }).click();
    await play(desk);
    await desk.getByRole('status').filter({ hasText: 'Done' }).waitFor({ timeout: 60_000 });
    await desk.getByRole('link', { name: /Two parallel sheets/ }).waitFor();
    await desk.getByRole('button', { name: 'Like this lesson', exact: true }).click();
    await desk.getByRole('button', { name: 'Bookmark this lesson' }).click();
    await desk.getByRole('button', { name: 'Remove the bookmark' }).waitFor();
  });
});

describe('what is said and asked in the video', () => {
  const line = (words: string) => desk.getByRole('listitem').filter({ hasText: words });
  const spoken = (words: string) => line(words).and(desk.locator('[aria-current]'));

  it('is read along, searched and gone to by its words, in two languages', async () => {
    await desk.goto(address(1));
    await desk.getByRole('button', { name: 'play', exact: true }).waitFor();
    await desk.getByRole('tab', { name: 'Transcript' }).click();
    await line('Half of the flux').getByRole('button').click();
    await spoken('Half of the flux').waitFor();
    expect(Math.abs((await placeOf(desk)) - 14)).toBeLessThan(1);
    await play(desk);
    await spoken('So the distance does not matter.').waitFor();
    await pause(desk);
    await look(desk, 'course-transcript-desktop');
    const field = desk.getByRole('searchbox', { name: 'Search what is said' });
    await field.fill('closed surface');
    await desk.getByText('1 line', { exact: true }).waitFor();
    await field.fill('');
    await desk.getByRole('combobox', { name: 'Language of the transcript' }).click();
    await desk.getByRole('option', { name: 'हिन्दी' }).click();
    await spoken('आधा फ्लक्स दाईं ओर निकलता है।').waitFor();
  });

  it('leads from the mark of a doubt on the bar to its second and its thread', async () => {
    const title = 'Why does the distance not appear?';
    await student.api.courses.askDoubt({
      params: { courseId, lessonId: lessonIds[1]! },
      body: { title, body: fromSource(''), pin: { at: 'second', second: 6 } },
    });
    await desk.reload();
    await desk.getByRole('button', { name: 'play', exact: true }).waitFor();
    await desk.getByRole('button', { name: `Doubt: ${title}` }).click();
    await desk.waitForFunction(() => Math.abs((document.querySelector('video')?.currentTime ?? 0) - 6) < 1);
    await desk.getByRole('heading', { name: title }).waitFor();
    expect(await desk.getByRole('tab', { name: 'Transcript' }).getAttribute('aria-selected')).toBe('true');
    await look(desk, 'course-doubt-mark-desktop');
  });
});

describe('a document', () => {
  it('is searched, marked and read to its end', async () => {
    await lesson(desk, 'Summary sheet').click();
    await desk.getByText('Board notes').first().waitFor();
    await desk.getByRole('searchbox', { name: 'Search this document' }).fill('both faces');
    await desk.getByText('1 page', { exact: true }).waitFor();
    await desk.getByRole('button', { name: 'Next page with these words' }).click();
    await desk.getByRole('region', { name: 'page 3' }).locator('mark').waitFor();
    await desk.getByRole('region', { name: 'page 3' }).locator('span').first().dblclick();
    await desk.getByRole('button', { name: 'Highlight in green' }).click();
    await desk.getByRole('listitem').filter({ hasText: 'page 3' }).waitFor();
    await look(desk, 'course-pdf-desktop');
    await desk.reload();
    await desk.getByRole('region', { name: 'page 3' }).locator('[data-color=green]').first().waitFor();
    // A page counts as read when it was on the screen for a while.
    await desk.waitForRequest(
      (request) => request.url().endsWith('/progress') && !!request.postData()?.includes('[[2,3]]'),
    );
    await desk.getByRole('textbox', { name: 'Page', exact: true }).fill('1');
    await desk.getByRole('status').filter({ hasText: 'Done' }).waitFor({ timeout: 60_000 });
  });
});

describe('the end of the course', () => {
  it('comes when its articles were read and the rest was marked as done', async () => {
    await lesson(desk, 'Gauss’s law in steps').click();
    await desk.getByText('Step 1.').waitFor();
    await desk.getByText('Step 14.').scrollIntoViewIfNeeded();
    await desk.getByRole('status').filter({ hasText: 'Done' }).waitFor({ timeout: 60_000 });
    for (const name of ['Two parallel sheets', 'Charge comes in portions']) {
      if (name.startsWith('Charge')) await desk.getByRole('button', { name: /Electric charges and fields/ }).click();
      await lesson(desk, name).click();
      await desk.getByRole('heading', { level: 1, name }).waitFor();
      await desk.getByRole('button', { name: 'Mark as done' }).click();
      await desk.getByRole('button', { name: 'Done', exact: true }).waitFor();
    }
    await desk.getByText('5 of 5 lessons done').waitFor();
    await desk.getByRole('button', { name: 'Download PDF' }).waitFor({ timeout: 60_000 });
    await look(desk, 'course-completed-desktop');
  });

  it('leaves the notes as a text, and the course among one’s own', async () => {
    await desk.getByText('Whole course').click();
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Download as text' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('Flux through the curved side is zero.');
    await desk.goto(site.url(place, '/student/courses'));
    await desk.getByText('Completed', { exact: true }).waitFor();
    expect(deskErrors).toEqual([]);
  });
});
