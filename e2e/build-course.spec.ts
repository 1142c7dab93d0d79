// domains: courses, assessments, questions, taxonomy, media, entitlements
import { aSingle, type Person, type TestInstitute } from '@abhyas/server/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { look, openDevice, sizes, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let place: TestInstitute;
let teacher: Person;
let asha: Person;
let ravi: Person;
let questionId: string;
let courseId: string;
let desk: Page;
let errors: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  place = await site.world.institute();
  teacher = await place.person('teacher', { firstName: 'Kavita', lastName: 'Rao' });
  asha = await place.person('student', { firstName: 'Asha' });
  ravi = await place.person('student', { firstName: 'Ravi' });
  const area = await teacher.api.taxonomy.createKnowledgeArea({
    body: { name: 'Motion along a line', subject: 'physics', parentId: null },
  });
  ({ questionId } = await teacher.api.questions.createQuestion({ body: aSingle('Which one moves?', area.id, 2) }));
  const device = await openDevice(browser, 'desktop');
  [desk, errors] = [device.page, device.errors];
  await signIn(desk, site.url(place), teacher);
});

/** A picture of the screen at both sizes. */
async function lookBoth(name: string): Promise<void> {
  await look(desk, `${name}-desktop`);
  await desk.setViewportSize(sizes.phone);
  await look(desk, `${name}-phone`);
  await desk.setViewportSize(sizes.desktop);
}
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 30_000 });
const course = () => teacher.api.courses.showAuthoredCourse({ params: { courseId } });
const outline = async () =>
  (await course()).outline.sections.map(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)]);
const button = (name: string | RegExp) => desk.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (name: string) => desk.getByRole('heading', { level: 1, name }).waitFor();
const toOutline = async () => {
  await desk.getByRole('link', { name: 'To the outline' }).click();
  await heading('Motion');
};
/** Adds a lesson of this kind and names it in its editor. */
async function addLesson(section: string, kind: string, name: string): Promise<void> {
  await button(`Add lesson to ${section}`).click();
  await desk.getByRole('menuitem', { name: kind, exact: true }).click();
  const field = desk.getByLabel('Name of the lesson');
  await field.fill(name);
  await soon(async () => (await outline()).flat()).toContain(name);
}
async function drag(from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag.');
  await desk.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await desk.mouse.down();
  await desk.mouse.move(start.x + start.width / 2, start.y + start.height / 2 - 10, { steps: 4 });
  await desk.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await desk.mouse.up();
}

describe('a teacher builds a course', () => {
  it('begins it with a title', async () => {
    await desk.goto(site.url(place, '/partner/courses'));
    await desk.getByText('No courses yet').waitFor();
    await lookBoth('courses-empty');
    await button('New course').first().click();
    const dialog = desk.getByRole('dialog', { name: 'New course' });
    await look(desk, 'course-create-desktop');
    await dialog.getByLabel('Title').fill('Motion');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await desk.waitForURL(/partner\/courses\/[0-9a-f-]{36}$/);
    courseId = /courses\/([0-9a-f-]{36})/.exec(desk.url())![1]!;
    await desk.getByText('There is no lesson yet.').waitFor();
  });

  it('writes an article, free to try', async () => {
    await addLesson('Section 1', 'Article', 'What motion is');
    const words = desk.getByRole('textbox', { name: 'Article' });
    await words.click();
    await desk.keyboard.type('A body that changes its place moves.');
    await desk.getByRole('switch', { name: 'Free to try' }).check();
    await soon(async () => (await course()).outline.sections[0]?.lessons[0]).toMatchObject({ free: true, problems: 0 });
    await lookBoth('lesson-article');
    await toOutline();
  });

  it('adds a link, and a quiz that is made with its lesson', async () => {
    await addLesson('Section 1', 'Link', 'A simulation');
    await desk.getByLabel('Address').fill('https://example.org/motion');
    await soon(async () => (await course()).outline.sections[0]?.lessons[1]?.problems).toBe(0);
    await toOutline();
    await addLesson('Section 1', 'Quiz', 'Check yourself');
    await desk.getByText('No questions yet').waitFor();
    await lookBoth('lesson-quiz');
    await fillQuiz();
    await toOutline();
    await desk.getByText('It is ready to publish.').waitFor();
  });

  it('puts a video and a document where their uploads are missing, and is told so', async () => {
    await button('Add section').click();
    await addLesson('Section 2', 'Video', 'Graphs of motion');
    await button('Add chapter').click();
    await desk.getByLabel('Name of chapter 1').fill('Slope');
    await lookBoth('lesson-video');
    await toOutline();
    await addLesson('Section 2', 'PDF', 'Summary sheet');
    await lookBoth('lesson-pdf');
    await toOutline();
    await desk.getByText('“Graphs of motion” has nothing in it yet.').waitFor();
    await lookBoth('course-outline-unfinished');
  });

  it('moves a lesson over a section by keyboard alone', async () => {
    const link = desk.getByRole('link', { name: /^Check yourself/ });
    await link.focus();
    await desk.keyboard.press('Alt+ArrowDown');
    await soon(outline).toEqual([
      ['Section 1', 'What motion is', 'A simulation'],
      ['Section 2', 'Check yourself', 'Graphs of motion', 'Summary sheet'],
    ]);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('drags a lesson to another place', async () => {
    await drag(button('Drag Summary sheet'), button('Drag A simulation'));
    await soon(outline).toEqual([
      ['Section 1', 'What motion is', 'Summary sheet', 'A simulation'],
      ['Section 2', 'Check yourself', 'Graphs of motion'],
    ]);
  });

  it('says when a section opens', async () => {
    await button('More for Section 2').click();
    await desk.getByRole('menuitem', { name: 'Name and opening' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Name and opening' });
    await dialog.getByLabel('Name of the section').fill('Practice');
    await dialog.getByText('After days').click();
    await look(desk, 'course-section-desktop');
    await dialog.getByText('At once').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await soon(async () => (await outline())[1]?.[0]).toBe('Practice');
  });

  it('puts back a lesson that was taken out by mistake, and shows the sections alone', async () => {
    const before = await outline();
    const lesson = desk.getByRole('link', { name: /^Summary sheet/ });
    await button('More for Summary sheet').click();
    await desk.getByRole('menuitem', { name: 'Remove' }).click();
    await lesson.waitFor({ state: 'detached' });
    await button('Undo').click();
    await lesson.waitFor();
    expect(await outline()).toEqual(before);
    await button('Close all').click();
    await lesson.waitFor({ state: 'detached' });
    await look(desk, 'course-outline-closed-desktop');
    await button('Open all').click();
    await lesson.waitFor();
  });

  it('takes what is unfinished out, says more of the course, and publishes it', async () => {
    for (const name of ['Summary sheet', 'Graphs of motion']) {
      await button(`More for ${name}`).click();
      await desk.getByRole('menuitem', { name: 'Remove' }).click();
      await desk.getByRole('link', { name: new RegExp(`^${name}`) }).waitFor({ state: 'detached' });
    }
    await desk.getByRole('tab', { name: 'Details' }).click();
    await desk.getByLabel('In one line').fill('From rest to free fall');
    await button('Add a line').click();
    await desk.getByLabel('Line 1', { exact: true }).fill('Read graphs of motion');
    await soon(async () => (await course()).details).toMatchObject({ learn: ['Read graphs of motion'] });
    await lookBoth('course-details');
    await button('Publish').click();
    const dialog = desk.getByRole('dialog', { name: 'Publish' });
    await look(desk, 'course-publish-desktop');
    await dialog.getByRole('button', { name: 'Publish version 1' }).click();
    await desk.getByText('Version 1 is published').waitFor();
    expect((await course()).status).toBe('published');
  });

  it('sees the draft as a student would', async () => {
    await button('Preview as student').click();
    await desk.getByText('A body that changes its place moves.').waitFor();
    await lookBoth('course-preview');
  });
});

describe('a course that changes', () => {
  it('keeps the lesson that a student began, and shows the new words to everybody else', async () => {
    const lessonId = (await course()).outline.sections[0]!.lessons[0]!.lessonId;
    const words = async (student: Person) =>
      JSON.stringify(await student.api.courses.openLesson({ params: { courseId, lessonId } }));
    expect(await words(asha)).toContain('changes its place');
    await desk.goto(site.url(place, `/partner/courses/${courseId}/lessons/${lessonId}`));
    const article = desk.getByRole('textbox', { name: 'Article' });
    await article.click();
    await desk.keyboard.press('Control+A');
    await desk.keyboard.type('Motion is a change of place in time.');
    await soon(async () => (await course()).outline.sections[0]?.lessons[0]?.changed).toBe(true);
    await toOutline();
    await desk.getByText('Changes not published').waitFor();
    await button('Publish').click();
    await desk.getByRole('button', { name: 'Publish version 2' }).click();
    await desk.getByText('Version 2 is published').waitFor();
    expect(await words(asha)).toContain('changes its place');
    expect(await words(ravi)).toContain('change of place in time');
  });

  it('says in its history what each version changed', async () => {
    await desk.getByRole('tab', { name: 'Versions' }).click();
    await desk.getByText('Changed: What motion is').waitFor();
    await lookBoth('course-versions');
    await desk.getByRole('tab', { name: 'Authors and review' }).click();
    await desk.getByText('Kavita Rao').first().waitFor();
    await lookBoth('course-people');
  });

  it('is published together with others from the list', async () => {
    const { courseId: copy } = await teacher.api.courses.duplicateCourse({
      params: { courseId },
      body: { title: 'Motion for class 12' },
    });
    await desk.goto(site.url(place, '/partner/courses'));
    await desk.getByRole('checkbox', { name: 'Choose Motion for class 12' }).check();
    await lookBoth('courses-list');
    await button('Publish chosen').click();
    await desk.getByRole('dialog', { name: 'Published' }).getByRole('link', { name: 'Motion for class 12' }).waitFor();
    const made = await teacher.api.courses.showAuthoredCourse({ params: { courseId: copy } });
    expect(made.status).toBe('published');
    await desk.keyboard.press('Escape');
  });

  it('had no error on its pages', () => expect(errors).toEqual([]));
});

/** One question into the quiz, as the builder of tests would. */
async function fillQuiz(): Promise<void> {
  const lessonId = (await course()).outline.sections[0]!.lessons[2]!.lessonId;
  const { thing } = await teacher.api.courses.showAuthoredLesson({ params: { lessonId } });
  const params = { paperId: thing!.thingId };
  const { draft, revision } = await teacher.api.assessments.showPaper({ params });
  const sections = draft.sections.map((section) => ({ ...section, questionIds: [questionId] }));
  await teacher.api.assessments.savePaper({ params, body: { revision, draft: { ...draft, sections } } });
}
