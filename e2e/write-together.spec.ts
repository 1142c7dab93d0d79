// domains: courses, notices
import { fromSource } from '@abhyas/contract/rich-text';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const OPTICS = 'Optics from the first ray';
const WAVES = 'Waves on strings';
const PACK = 'Physics, second half';
let site: Site;
let browser: Browser;
let place: TestInstitute;
let head: Person;
let author: Person;
let helper: Person;
let student: Person;
let desk: Page;
let study: Page;
const errors: string[][] = [];
const ids = { optics: '', waves: '', first: '', second: '', third: '' };

async function device(person: Person, size: 'desktop' | 'phone' = 'desktop'): Promise<Page> {
  const opened = await openDevice(browser, size);
  errors.push(opened.errors);
  await signIn(opened.page, site.url(place), person);
  return opened.page;
}

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  place = await site.world.institute();
  head = await place.person('teacher', { firstName: 'Kavita', lastName: 'Rao' });
  author = await place.person('content author', { firstName: 'Arjun', lastName: 'Nair' });
  helper = await place.person('content author', { firstName: 'Leela', lastName: 'Das' });
  student = await place.person('student', { firstName: 'Asha' });
  [ids.optics, ids.waves] = [await aDraft(OPTICS), await aDraft(WAVES)];
  ids.first = await anArticle(ids.optics, 'What a ray is');
  ids.second = await anArticle(ids.optics, 'How a mirror turns it');
  ids.third = await anArticle(ids.optics, 'Beats');
  [desk, study] = [await device(author), await device(head)];
});

const aDraft = async (title: string) => (await author.api.courses.createCourse({ body: { title } })).courseId;
const course = (courseId: string) => author.api.courses.showAuthoredCourse({ params: { courseId } });
async function anArticle(courseId: string, title: string): Promise<string> {
  const { sectionId } = (await course(courseId)).outline.sections[0]!;
  const { lessonId } = await author.api.courses.addLesson({ params: { sectionId }, body: { kind: 'article', title } });
  const { draft, revision } = await author.api.courses.showAuthoredLesson({ params: { lessonId } });
  const content = { kind: 'article' as const, body: fromSource(`${title}, told slowly.`) };
  await author.api.courses.saveLesson({ params: { lessonId }, body: { revision, draft: { ...draft, content } } });
  return lessonId;
}
const open = (page: Page, path: string) => page.goto(site.url(place, path));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titles = async (courseId: string) =>
  (await course(courseId)).outline.sections.flatMap(({ lessons }) => lessons.map(({ title }) => title));

describe('an author', () => {
  it('moves a lesson to the course where it belongs', async () => {
    await open(desk, `/partner/courses/${ids.optics}`);
    await button(desk, 'More for Beats').click();
    await desk.getByRole('menuitem', { name: 'Move to…' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Move 1 lesson' });
    await dialog.getByRole('searchbox').fill('strings');
    await dialog.getByText(OPTICS).waitFor({ state: 'detached' });
    await look(desk, 'lesson-move');
    await dialog.getByRole('button', { name: 'Section 1' }).click();
    await expect.poll(() => titles(ids.waves)).toEqual(['Beats']);
    expect(await titles(ids.optics)).toEqual(['What a ray is', 'How a mirror turns it']);
  });

  it('says which lesson comes first, and from which day the next one is open', async () => {
    await open(desk, `/partner/courses/${ids.optics}/lessons/${ids.second}`);
    const rules = desk.getByRole('complementary', { name: 'Opening' });
    await rules.getByRole('combobox', { name: 'Comes after' }).click();
    await desk.getByRole('option', { name: 'What a ray is' }).click();
    await desk.keyboard.press('Escape');
    await rules.getByText('On a day').click();
    await rules.getByLabel(/^Day and time/).fill('2020-01-06T09:00');
    const rulesOf = async () =>
      (await author.api.courses.showAuthoredLesson({ params: { lessonId: ids.second } })).draft;
    await expect
      .poll(rulesOf)
      .toMatchObject({ after: [ids.first], release: { by: 'date', at: '2020-01-06T03:30:00.000Z' } });
    await look(desk, 'lesson-rules');
  });

  it('writes with somebody else, and asks for a review', async () => {
    await open(desk, `/partner/courses/${ids.optics}`);
    await desk.getByRole('tab', { name: 'Authors and review' }).click();
    await desk.getByRole('combobox', { name: 'Co-authors' }).click();
    await desk.getByRole('option', { name: 'Leela Das' }).click();
    await expect.poll(async () => (await course(ids.optics)).authors.map(({ name }) => name)).toContain('Leela Das');
    await desk.keyboard.press('Escape');
    await helper.api.courses.showAuthoredCourse({ params: { courseId: ids.optics } });
    await button(desk, 'Ask for review').click();
    await desk.getByLabel('What should the reviewer know?').fill('The second lesson is new.');
    await button(desk, 'Ask').click();
    await desk.getByText('Arjun Nair asks for a review').waitFor();
    await look(desk, 'course-review-asked');
  });
});

describe('who may publish', () => {
  it('gives it back with words, which reach the author', async () => {
    await open(study, `/partner/courses/${ids.optics}`);
    await study.getByText('The second lesson is new.').first().waitFor();
    await button(study, 'Give back').first().click();
    const dialog = study.getByRole('dialog', { name: 'Give back' });
    await dialog.getByLabel('What should change?').fill('Say what a ray is not.');
    await dialog.getByRole('button', { name: 'Give back' }).click();
    await study.getByText('Given back by Kavita Rao').waitFor();
    await desk.reload();
    await desk.getByText('Say what a ray is not.').first().waitFor();
    const { rows } = await author.api.notices.listNotices();
    expect(JSON.stringify(rows)).toContain('Say what a ray is not.');
  });

  it('approves by publishing when it was asked for again', async () => {
    await button(desk, 'Ask for review').click();
    await button(desk, 'Ask').click();
    await desk.getByText('Arjun Nair asks for a review').waitFor();
    await study.reload();
    await button(study, 'Publish').click();
    await button(study, 'Publish version 1').click();
    await study.getByText('Version 1 is published').waitFor();
    await study.getByRole('tab', { name: 'Authors and review' }).click();
    await study.getByText('Approved and published').waitFor();
    const { revision } = await course(ids.waves);
    await head.api.courses.publishCourse({ params: { courseId: ids.waves }, body: { revision } });
  });

  it('makes a pack of both', async () => {
    await open(study, '/partner/courses');
    await button(study, 'New course').first().click();
    const dialog = study.getByRole('dialog', { name: 'New course' });
    await dialog.getByLabel('Title').fill(PACK);
    await dialog.getByLabel('Pack of courses').check();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await study.getByText('No courses in this pack yet').waitFor();
    await button(study, 'Add courses').first().click();
    for (const title of [OPTICS, WAVES]) await button(study, `Add ${title} to the pack`).click();
    await look(study, 'pack-add');
    await study.keyboard.press('Escape');
    await study.getByRole('link', { name: WAVES }).waitFor();
    await look(study, 'pack-courses');
    await button(study, 'Publish').click();
    await button(study, 'Publish version 1').click();
    await study.getByText('Version 1 is published').waitFor();
  });
});

describe('a student', () => {
  it('finds the pack among all courses, and what is in it is nothing individual', async () => {
    const phone = await device(student, 'phone');
    const { rows } = await student.api.courses.listCatalogue({ query: { q: 'second half' } });
    await open(phone, `/courses/${rows[0]!.courseId}`);
    await phone.getByRole('heading', { level: 1, name: PACK }).waitFor();
    await button(phone, 'Start the course').first().click();
    await phone.getByText('2 courses in this pack').waitFor();
    await look(phone, 'pack-student');
    await phone.getByRole('link', { name: new RegExp(OPTICS) }).click();
    await phone.getByRole('tab', { name: 'Lessons' }).click();
    await phone.getByText('First finish What a ray is').waitFor();
    await open(phone, '/student/courses');
    await phone.getByRole('link', { name: new RegExp(OPTICS) }).waitFor();
    await phone.getByText(`in ${PACK}`).first().waitFor();
    await look(phone, 'my-courses-pack');
    await phone.getByText('Individual').click();
    await phone.getByRole('link', { name: new RegExp(OPTICS) }).waitFor({ state: 'detached' });
    expect(errors.flat()).toEqual([]);
  });
});
