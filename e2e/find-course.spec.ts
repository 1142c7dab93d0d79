// domains: discovery, courses, taxonomy
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseShelves, type Person, type TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const calculus = 'JEE Main Maths: Calculus from the first limit';
const waves = 'Waves, Optics and Modern Physics in 40 days';
const mechanics = 'यांत्रिकी: बल, गति और ऊर्जा';
const method = 'Three hours, 75 questions: how to sit a JEE mock';
let site: Site;
let browser: Browser;
let institute: TestInstitute;
let students: Person[];
const errors: string[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({
    name: 'Meridian Academy',
    tagline: 'JEE and NEET',
    allowedItems: ['marketPlace', 'explore', 'signUp', 'footer'],
  });
  ({ students } = await courseShelves(institute));
  await site.world.runJobs();
});
afterAll(() => expect(errors).toEqual([]));

async function open(path: string, size: 'desktop' | 'phone' = 'desktop') {
  const opened = await openDevice(browser, size);
  opened.page.on('pageerror', (error) => errors.push(String(error)));
  await opened.page.goto(site.url(institute, path));
  return opened;
}
/** `path`: of what the person asks for; else where a sign-in leads to. */
async function signedIn(person: Person, path = '/login') {
  const opened = await open('/livez');
  await signIn(opened.page, site.url(institute), person);
  await opened.page.goto(site.url(institute, path));
  return opened;
}
const tile = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

describe('a visitor', () => {
  it('finds a course on the home by a misspelt word, and reads what is in it before it is hers', async () => {
    const { page, context } = await open('/');
    await tile(page, waves).first().waitFor();
    const search = page.getByRole('searchbox', { name: 'Search courses and exams' });
    await search.fill('calclus');
    await page.getByRole('link', { name: calculus }).last().waitFor();
    await look(page, 'home-suggestions');
    await search.press('Enter');
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('calclus');
    await tile(page, calculus).getByRole('link').click();
    await page.getByRole('heading', { name: calculus, level: 1 }).waitFor();
    await page.getByText('Coming closer: what a limit says').waitFor();
    await page.getByText('Best explanation of limits that I have seen.').waitFor();
    await page.getByText('Ask for the course, and it opens once they have added you.').waitFor();
    await look(page, 'course-page');
    await context.close();
  });

  it('narrows the shelves by what stands in the address, on a phone too', async () => {
    const { page, context } = await open('/courses');
    await tile(page, waves).waitFor();
    await page.getByRole('button', { name: /^Hindi/ }).click();
    await page.getByText('1 course', { exact: true }).waitFor();
    await tile(page, mechanics).waitFor();
    expect(new URL(page.url()).searchParams.get('language')).toBe('hi');
    await page.getByRole('button', { name: 'Take back: Hindi' }).click();
    await tile(page, waves).waitFor();
    await context.close();

    const phone = await open('/courses?subject=physics&language=hi', 'phone');
    await tile(phone.page, mechanics).waitFor();
    await look(phone.page, 'courses-phone');
    await phone.page.goto(site.url(institute, '/'));
    await tile(phone.page, waves).first().waitFor();
    await look(phone.page, 'home-courses-phone');
    await phone.context.close();
  });

  it('finds a Hindi course with a sign of it wrong, and reads the page in Hindi', async () => {
    const { page, context } = await open('/courses?q=यांत्रीकी', 'phone');
    await tile(page, mechanics).getByRole('link').click();
    await page.getByRole('heading', { name: mechanics, level: 1 }).waitFor();
    await page.evaluate(() => localStorage.setItem('abhyas.language', 'hi'));
    await look(page, 'course-page-phone');
    await context.close();
  });

  it('walks along the shelves', async () => {
    const { page, context } = await open('/explore');
    await page.getByRole('region', { name: 'New here' }).waitFor();
    await page.getByRole('region', { name: 'Free to learn' }).getByRole('article').first().waitFor();
    await look(page, 'explore');
    await context.close();
  });

  it('reads a course with scripts off', async () => {
    const list = await institute.visitor.api.courses.listCatalogue({ query: { q: 'waves' } });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url(institute, `/courses/${list.rows[0]!.courseId}`));
    expect(await page.title()).toBe(`${waves} · Meridian Academy`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(waves);
    expect(await page.locator('main').innerText()).toContain('What moves when a wave moves (free)');
    await context.close();
  });
});

describe('a student', () => {
  it('goes on from the home, and says anew what she thinks of a course', async () => {
    const { page, context } = await signedIn(students[0]!);
    await page.getByRole('heading', { name: 'Continue learning' }).waitFor();
    await look(page, 'home-student');
    await tile(page, method).getByRole('link').click();
    await page.getByRole('link', { name: 'Continue learning' }).waitFor();
    await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await page.getByLabel('In your words (may be left out)').fill('The three rounds work.');
    await page.getByRole('button', { name: 'Change the rating' }).click();
    await page.getByText('Your rating is there').waitFor();
    await page.getByText('The three rounds work.').last().waitFor();
    await context.close();
  });

  it('reports a rating, and a moderator hides it with a reason', async () => {
    const { page, context } = await signedIn(students[5]!);
    await tile(page, calculus).getByRole('link').click();
    await page.getByRole('combobox', { name: 'Report' }).first().selectOption('untrue');
    await page.getByText('Reported, thank you').waitFor();
    await context.close();

    const moderator = await institute.person('teacher');
    const desk = await signedIn(moderator, '/partner/course-ratings');
    await desk.page.getByText('Not about this course').waitFor();
    await look(desk.page, 'course-ratings');
    await desk.page.getByRole('button', { name: 'Judge' }).click();
    await desk.page.getByLabel('Why it is hidden').fill('About another course');
    await desk.page.getByRole('button', { name: 'Hide the rating' }).click();
    await desk.page.getByText('The rating is hidden').waitFor();
    await desk.page.getByText('No rating waits for you').waitFor();
    await desk.context.close();
  });
});
