// domains: courses, media, notices
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someVideo } from '../server/src/kernel/video/some-video.ts';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';
import { uploadSpeed } from './upload-speed.ts';

// One course from its first line to its last reader. What each screen can do besides is shown by the journeys that bear its name.

const TITLE = 'Electrostatics from the first charge';
const ARTICLE = 'Where charge comes from';
const FILM = 'Field lines in four minutes';
const QUESTION = 'Why do field lines never cross?';
const LENGTH = 14;
const FILM_BYTES = 24_000_000;
const folder = mkdtempSync(join(tmpdir(), 'abhyas-course-'));
const filmPath = join(folder, 'Field lines.mp4');

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let asha: Person;
let ravi: Person;
let desk: Page;
let networkOf: Awaited<ReturnType<typeof uploadSpeed>>;
let laptop: Page;
let phone: Page;
let courseId: string;
const errors: string[][] = [];

/** A film of the test's own, long enough on the way to be cut: players pass over the box that fills it. */
async function makeFilm(): Promise<void> {
  const film = await someVideo({ seconds: LENGTH, width: 256, height: 144 });
  const filler = Buffer.alloc(FILM_BYTES - film.length);
  filler.writeUInt32BE(filler.length, 0);
  filler.write('free', 4, 'latin1');
  writeFileSync(filmPath, Buffer.concat([film, filler]));
}

async function device(size: 'desktop' | 'phone'): Promise<Page> {
  const opened = await openDevice(browser, size);
  errors.push(opened.errors);
  return opened.page;
}

beforeAll(async () => {
  site = await startSite();
  // A server that was closed before stops the tools for video until another one starts.
  await makeFilm();
  browser = await startBrowser();
  institute = await site.world.institute({
    name: 'Meridian Academy',
    allowedItems: ['marketPlace', 'explore', 'signUp', 'footer'],
  });
  teacher = await institute.person('teacher', { firstName: 'Kavita', lastName: 'Rao' });
  asha = await institute.person('student', { firstName: 'Asha', lastName: 'Verma' });
  ravi = await institute.person('student', { firstName: 'Ravi', lastName: 'Menon' });
  [desk, laptop, phone] = [await device('desktop'), await device('desktop'), await device('phone')];
  networkOf = await uploadSpeed(desk);
  await signIn(desk, site.url(institute), teacher);
  await signIn(laptop, site.url(institute), asha);
  await signIn(phone, site.url(institute), asha);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

const open = (page: Page, path: string) => page.goto(site.url(institute, path));
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const draft = () => teacher.api.courses.showAuthoredCourse({ params: { courseId } });
const lessons = async () => (await draft()).outline.sections.flatMap((section) => section.lessons);
const placeOf = (page: Page) => page.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime);
const reach = (page: Page, seconds: number) =>
  page.waitForFunction((least) => (document.querySelector('video')?.currentTime ?? 0) >= least, seconds);
const play = (page: Page) => button(page, 'play').click();

async function addLesson(kind: string, name: string): Promise<void> {
  await button(desk, 'Add lesson to Section 1').click();
  await desk.getByRole('menuitem', { name: kind, exact: true }).click();
  await desk.getByLabel('Name of the lesson').fill(name);
  await expect.poll(async () => (await lessons()).map(({ title }) => title)).toContain(name);
}
async function toOutline(): Promise<void> {
  await desk.getByRole('link', { name: 'To the outline' }).click();
  await desk.getByRole('heading', { level: 1, name: TITLE }).waitFor();
}

describe('a teacher', () => {
  it('begins a course with an article that everybody may try', async () => {
    await open(desk, '/partner/courses');
    await button(desk, 'New course').first().click();
    const dialog = desk.getByRole('dialog', { name: 'New course' });
    await dialog.getByLabel('Title').fill(TITLE);
    await button(desk, 'Create').click();
    await desk.waitForURL(/partner\/courses\/[0-9a-f-]{36}$/);
    courseId = /courses\/([0-9a-f-]{36})/.exec(desk.url())![1]!;
    await addLesson('Article', ARTICLE);
    await desk.getByRole('textbox', { name: 'Article' }).click();
    await desk.keyboard.type('Rub glass with silk, and it keeps what the silk has lost.');
    await desk.getByRole('switch', { name: 'Free to try' }).check();
    await expect.poll(async () => (await lessons())[0]).toMatchObject({ free: true, problems: 0 });
    await toOutline();
  });

  it('uploads a film into its lesson, loses the network in the middle, and it arrives all the same', async () => {
    await addLesson('Video', FILM);
    await networkOf(3_000_000);
    await desk.getByLabel('Upload', { exact: true }).setInputFiles(filmPath);
    const bar = desk.getByRole('progressbar').first();
    const arrived = async () => Number(await bar.getAttribute('aria-valuenow'));
    await expect.poll(arrived, { timeout: 60_000 }).toBeGreaterThan(FILM_BYTES / 4);
    await networkOf(0);
    await desk.getByText('No connection. It goes on by itself.').first().waitFor();
    await look(desk, 'course-life-upload-offline');
    await networkOf(-1);
    await expect.poll(async () => (await lessons())[1]?.problems, { timeout: 120_000 }).toBe(0);
    const [file] = await site.world.query('select bytes from media_files where institute_id = $1', [institute.id]);
    expect(file).toEqual({ bytes: String(FILM_BYTES) });
    await toOutline();
  });

  it('names a price and publishes', async () => {
    await desk.getByRole('tab', { name: 'Details' }).click();
    await desk.getByLabel('Price', { exact: true }).fill('499');
    await expect.poll(async () => (await draft()).details.pricePaise).toBe(49_900);
    await button(desk, 'Publish').click();
    await button(desk, 'Publish version 1').click();
    await desk.getByText('Version 1 is published').waitFor();
    const ready = () => site.world.query(`select state from media_files where institute_id = $1`, [institute.id]);
    await expect.poll(ready, { timeout: 180_000 }).toEqual([{ state: 'ready' }]);
  });
});

describe('a student', () => {
  it('finds it by a misspelt search and tries what is free', async () => {
    await open(laptop, '/home');
    const search = laptop.getByRole('searchbox', { name: 'Search courses and exams' });
    await search.fill('electrostaitcs');
    await search.press('Enter');
    await laptop.getByRole('article').filter({ hasText: TITLE }).getByRole('link').first().click();
    await laptop.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    // Nothing can be paid at this institute, so the page says whom to ask.
    await laptop.getByText('Ask for the course, and it opens once they have added you.').waitFor();
    await look(laptop, 'course-life-page');
    await laptop.getByRole('link', { name: 'Try the free lesson' }).click();
    await laptop.getByText('Rub glass with silk').waitFor();
    await laptop.getByText('Not part of your access. Ask your institute for the whole course.').waitFor();
    await laptop.getByRole('status').filter({ hasText: 'Done' }).waitFor();
  });

  it('has it as soon as the teacher gives it', async () => {
    await open(desk, `/partner/courses/${courseId}/access`);
    await button(desk, 'Give access').first().click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('asha');
    await dialog.getByLabel('Asha Verma').check();
    await dialog.getByRole('button', { name: 'Give to 1 student' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await open(laptop, '/student/courses');
    await laptop.getByRole('link', { name: new RegExp(TITLE) }).click();
    await laptop.getByRole('link', { name: new RegExp(FILM) }).click();
    await laptop.getByRole('heading', { level: 1, name: FILM }).waitFor();
  });

  it('watches half of it, and goes on within two seconds of the place on the phone', async () => {
    await play(laptop);
    await reach(laptop, 5);
    // A pause is told at once: the phone may be in the other hand.
    const told = laptop.waitForResponse((reply) => reply.url().endsWith('/progress'), { timeout: 5000 });
    await laptop.locator('video').evaluate((media: HTMLVideoElement) => media.pause());
    await told;
    const left = await placeOf(laptop);
    await laptop.close();
    await open(phone, '/student/courses');
    await phone.getByRole('link', { name: new RegExp(TITLE) }).click();
    await phone.getByRole('heading', { level: 1, name: FILM }).waitFor();
    await button(phone, 'play').waitFor();
    await phone.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    expect(Math.abs((await placeOf(phone)) - left)).toBeLessThanOrEqual(2);
    await look(phone, 'course-life-resumed');
  });

  it('asks a doubt at this second, and the teacher answers', async () => {
    await phone.getByRole('tab', { name: 'Doubts' }).click();
    await button(phone, 'Ask a doubt').click();
    await phone.getByLabel('Your question in one line').fill(QUESTION);
    await button(phone, 'Ask the teachers').click();
    await phone.getByRole('heading', { name: QUESTION }).waitFor();
    await open(desk, '/partner/doubts');
    await desk.getByRole('button', { name: QUESTION }).click();
    await desk.getByRole('textbox', { name: 'Your answer' }).fill('At a crossing the force would have two directions.');
    await button(desk, 'Answer').click();
    await desk.getByText('Nobody is waiting for you').waitFor();
    await open(phone, '/student/notices');
    await phone.getByText(`A teacher answered: ${QUESTION}`).click();
    await phone.getByText('At a crossing the force would have two directions.').waitFor();
    await phone.getByRole('button', { name: 'This solved it' }).click();
    await phone.getByText('Accepted answer').waitFor();
  });

  it('reaches the end, and anybody can verify the certificate in a private window', async () => {
    await open(phone, `/student/courses/${courseId}?lesson=${(await lessons())[1]!.lessonId}`);
    await button(phone, 'play').waitFor();
    await phone.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await phone.locator('video').evaluate((media: HTMLVideoElement) => {
      // Where the laptop had been before: what was seen there need not be seen again.
      media.currentTime = 3;
      return media.play();
    });
    const certificates = async () => (await asha.api.courses.listMyCertificates({})).rows;
    await expect.poll(async () => (await certificates()).length, { timeout: 90_000 }).toBe(1);
    await open(phone, '/student/courses');
    const address = await phone.getByRole('link', { name: 'The page that confirms it' }).getAttribute('href');
    const stranger = await device('desktop');
    await open(stranger, address ?? '');
    await stranger.getByText('is genuine', { exact: false }).waitFor();
    await stranger.getByRole('heading', { name: TITLE }).waitFor();
    await stranger.getByText('Asha Verma').first().waitFor();
  });
});

describe('an archived course', () => {
  it('leaves the lists, and stays readable for who had it', async () => {
    await open(desk, `/partner/courses/${courseId}`);
    await button(desk, 'More').click();
    await desk.getByRole('menuitem', { name: 'Archive' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await desk.getByText('This course is archived. Who has it can still study it.').waitFor();
    await open(phone, `/student/courses/${courseId}`);
    await phone.getByRole('tab', { name: 'Lessons' }).click();
    await phone.getByRole('link', { name: new RegExp(ARTICLE) }).click();
    await phone.getByText('Rub glass with silk').waitFor();
    await look(phone, 'course-life-archived');
    expect((await ravi.api.courses.listCatalogue({ query: { q: 'electrostatics' } })).rows).toEqual([]);
    expect(errors.flat()).toEqual([]);
  });
});
