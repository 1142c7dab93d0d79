// domains: courses, entitlements, cohorts
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, type Person, type TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let [ananya, dev, meera]: Person[] = [];
let page: Page;
let pageErrors: string[];
let courseId: string;

const TITLE = 'Optics for NEET';
const sold = { pricePaise: 49_900, validityDays: 90 };

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute();
  teacher = await institute.person('teacher', { firstName: 'Kavita', lastName: 'Rao' });
  const student = (firstName: string, lastName: string) =>
    institute.person('student', {
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}${institute.id}@meridian.example`,
    });
  [ananya, dev, meera] = [
    await student('Ananya', 'Sharma'),
    await student('Dev', 'Patel'),
    await student('Meera', 'Iyer'),
  ];
  const make = async (title: string) => (await aCourse(institute.ctx(teacher), { title, details: sold })).courseId;
  courseId = await make(TITLE);
  await make('Thermodynamics in ten hours');
  const device = await openDevice(browser, 'desktop');
  [page, pageErrors] = [device.page, device.errors];
  await signIn(page, site.url(institute), teacher);
});

const titlesOf = async (who: Person) => (await who.api.courses.listMyAccess()).map(({ title }) => title);
const phone = () => page.setViewportSize({ width: 390, height: 844 });
const desktop = () => page.setViewportSize({ width: 1440, height: 900 });
/** The screen at both widths, in light and dark. */
async function lookBoth(name: string) {
  await look(page, `${name}-desktop`);
  await phone();
  await look(page, `${name}-phone`);
  await desktop();
}

describe('a teacher gives a course', () => {
  it('to students by name, for the days of the course', async () => {
    await page.goto(site.url(institute, `/partner/courses/${courseId}/access`));
    await page.getByText('Nobody has this course yet').waitFor();
    await lookBoth('course-learners-empty');
    await page.getByRole('button', { name: 'Give access' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('ananya');
    await dialog.getByLabel('Ananya Sharma').check();
    await dialog.getByRole('searchbox').fill('dev');
    await dialog.getByLabel('Dev Patel').check();
    await dialog.getByText('90 days').waitFor();
    await lookBoth('course-give');
    await dialog.getByRole('button', { name: 'Give to 2 students' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('table').getByText(ananya!.email).waitFor();
    expect(await titlesOf(ananya!)).toEqual([TITLE]);
    expect(await titlesOf(meera!)).toEqual([]);
    await lookBoth('course-learners');
  });

  it('until another day, and takes it back with a reason that stays in the history', async () => {
    await page.getByRole('button', { name: 'Dev Patel' }).click();
    const panel = page.getByRole('dialog', { name: 'Dev Patel' });
    await panel.getByRole('button', { name: 'Change the end' }).click();
    const form = page.getByRole('dialog', { name: 'Change the end for 1 student' });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('It would close before it opens, or has closed already.').waitFor();
    await form.getByLabel('Last day').fill('2031-03-31');
    await look(page, 'course-extend-desktop');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'hidden' });
    await panel.getByText('changed, until 31 Mar 2031').waitFor();
    await panel.getByRole('button', { name: 'Take back' }).click();
    const why = page.getByRole('dialog', { name: 'Take it back from 1 student?' });
    await why.getByRole('button', { name: 'Take back' }).click();
    await why.getByText('Please say why.').waitFor();
    await why.getByLabel('Why').fill('Left the institute');
    await look(page, 'course-take-back-desktop');
    await why.getByRole('button', { name: 'Take back' }).click();
    await why.waitFor({ state: 'hidden' });
    await panel.getByText('Why: Left the institute').waitFor();
    await lookBoth('course-learner');
    expect(await titlesOf(dev!)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Over/ }).click();
    await page.getByRole('table').getByText(dev!.email).waitFor();
    await page.getByRole('table').getByText(ananya!.email).waitFor({ state: 'hidden' });
  });

  it('from a spreadsheet, after a check that names what is wrong', async () => {
    await page.getByRole('button', { name: 'From a spreadsheet' }).click();
    const rows = [`${meera!.email},31/03/2031`, `${ananya!.email},someday`, 'nobody@meridian.example,'];
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'learners.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Email,Valid until\n${rows.join('\n')}\n`),
    });
    await page.getByRole('heading', { level: 1, name: 'Check the spreadsheet' }).waitFor();
    await page.getByText('This day cannot be read. Write it like 31/03/2027.').waitFor();
    await lookBoth('course-access-import');
    expect(await titlesOf(meera!)).toEqual([]);
    await page.getByRole('button', { name: 'Give 1 course access' }).click();
    await page.getByRole('table').getByText(meera!.email).waitFor();
    await page.getByRole('table').getByText('31 Mar 2031').waitFor();
    expect(pageErrors).toEqual([]);
  });
});

describe('course assignment', () => {
  it('shows students by the four filters and gives courses to all of a list', async () => {
    await page.goto(site.url(institute, '/partner/groups'));
    await page.getByRole('link', { name: 'Course assignment' }).click();
    await page.getByRole('table').getByText(dev!.email).waitFor();
    await lookBoth('course-assignment');
    await page.getByRole('button', { name: /^Without either/ }).click();
    await page.getByText('All 1 of this list').waitFor();
    await page.getByRole('button', { name: 'Assign courses' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Thermodynamics in ten hours').check();
    await dialog.getByLabel(TITLE).check();
    await lookBoth('course-assign');
    await dialog.getByRole('button', { name: 'Assign 2 courses' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('No student fits').waitFor();
    expect((await titlesOf(dev!)).toSorted()).toEqual([TITLE, 'Thermodynamics in ten hours']);
  });

  it('takes a course back from those who are ticked', async () => {
    await page.getByRole('button', { name: /^With courses/ }).click();
    await page.getByLabel('Choose Dev Patel').check();
    await look(page, 'course-assignment-chosen-desktop');
    await page.getByRole('button', { name: 'Take courses back' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(TITLE).check();
    await dialog.getByLabel('Why').fill('Has it at school');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => titlesOf(dev!)).toEqual(['Thermodynamics in ten hours']);
    expect(pageErrors).toEqual([]);
  });
});
