// domains: courses, notices
import { readFileSync } from 'node:fs';
import { fromSource } from '@abhyas/contract/rich-text';
import { aCourse, type Person, type TestInstitute } from '@abhyas/server/testing';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { look, openDevice, sizes, startBrowser } from './browser.ts';
import { openPdf } from './pdf-pages.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const TITLE = 'Waves and oscillations';
const QUESTION = 'Why does a node never move?';
let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let kabir: Person;
let zoya: Person;
let courseId: string;
let lessonIds: string[];
let desk: Page;
let phone: Page;
const errors: string[][] = [];

/** A course in which a film was watched by many: the published outline is told that its first lesson is one. */
async function watchedCourse(): Promise<string> {
  const made = await aCourse(institute.ctx(teacher), {
    title: 'Light and lenses',
    details: { teacherIds: [teacher.accountId] },
    sections: [
      { title: 'Rays', lessons: [{ title: 'How light travels' }, { title: 'Mirrors' }] },
      { title: 'Lenses', lessons: [{ title: 'Thin lenses' }, { title: 'The eye' }] },
    ],
  });
  const [film] = made.lessonIds;
  await site.world.query(
    `update course_versions set outline = jsonb_set(jsonb_set(outline, '{sections,0,lessons,0,kind}', '"video"'),
       '{sections,0,lessons,0,seconds}', '720') where course_id = $1`,
    [made.courseId],
  );
  for (let at = 0; at < 20; at++) {
    const { accountId } = await institute.person('student', { firstName: `Learner ${at + 1}`, signedOut: true });
    const [seen, done] = [at % 4 === 0 ? 720 : 60 + ((at * 97) % 600), at % 5];
    await site.world.query(
      `insert into enrolments (institute_id, course_id, account_id, enrolled_at, last_at, lessons_done, completed_at)
         values ($1, $2, $3, now() - make_interval(days => $4), now() - make_interval(days => $5), $6,
           case when $6 = 4 then now() - make_interval(days => $5) end)`,
      [institute.id, made.courseId, accountId, (at % 11) * 7 + 2, (at * 3) % 14, done],
    );
    await site.world.query(
      `insert into lesson_progress (institute_id, account_id, lesson_id, course_id, version, watched, seconds_watched, begun_at,
         updated_at, percent, done_at) values ($1, $2, $3, $4, 1, $5, $6, now() - interval '2 days', now() - interval '1 day', $7,
         case when $6 = 720 then now() - interval '1 day' end)`,
      [institute.id, accountId, film, made.courseId, JSON.stringify([[0, seen]]), seen, Math.floor(seen / 7.2)],
    );
  }
  const pin = { at: 'second' as const, second: 200 };
  const body = { title: 'Why does it bend there?', body: fromSource(''), pin };
  await zoya.api.courses.askDoubt({ params: { courseId: made.courseId, lessonId: film! }, body });
  return made.courseId;
}

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute();
  teacher = await institute.person('teacher', { firstName: 'Meera' });
  kabir = await institute.person('student', { firstName: 'Kabir' });
  zoya = await institute.person('student', { firstName: 'Zoya' });
  const lesson = { completion: { rule: 'marked' as const } };
  const made = await aCourse(institute.ctx(teacher), {
    title: TITLE,
    details: { teacherIds: [teacher.accountId] },
    sections: [
      {
        title: 'Standing waves',
        lessons: [
          { ...lesson, title: 'Nodes and antinodes' },
          { ...lesson, title: 'Strings and pipes' },
        ],
      },
    ],
  });
  ({ courseId, lessonIds } = made);
  const asked = { params: { courseId, lessonId: lessonIds[0]! } };
  const { doubtId } = await zoya.api.courses.askDoubt({
    ...asked,
    body: { title: 'Does a node have any energy?', body: fromSource('At $x = \\lambda/4$.'), pin: null },
  });
  await teacher.api.courses.answerDoubt({ params: { doubtId }, body: { body: fromSource('Potential energy, yes.') } });
  const device = await openDevice(browser, 'desktop');
  const hers = await openDevice(browser, 'phone');
  errors.push(device.errors, hers.errors);
  [desk, phone] = [device.page, hers.page];
  await signIn(desk, site.url(institute), teacher);
  await signIn(phone, site.url(institute), kabir);
});

const open = (page: Page, path: string) => page.goto(site.url(institute, path));
const lessonPath = (at: number) => `/student/courses/${courseId}?lesson=${lessonIds[at]}`;

describe('a doubt in a lesson', () => {
  it('is asked by a student, who sees similar ones while typing', async () => {
    await open(phone, `${lessonPath(0)}&panel=doubts`);
    await phone.getByText('Does a node have any energy?').waitFor();
    await phone.getByRole('button', { name: 'Ask a doubt' }).click();
    await phone.getByLabel('Your question in one line').fill('Which energy do nodes have?');
    await phone.getByRole('region', { name: 'Perhaps it was answered already' }).getByRole('button').waitFor();
    await look(phone, 'doubt-ask-phone');
    await phone.getByLabel('Your question in one line').fill(QUESTION);
    await phone.getByRole('textbox', { name: 'More about it' }).fill('The wave passes through it.');
    await phone.getByRole('button', { name: 'Ask the teachers' }).click();
    await phone.getByRole('heading', { name: QUESTION }).waitFor();
  });

  it('is changed by its student while nobody has answered, and another is taken back', async () => {
    await phone.getByRole('button', { name: 'Change it' }).click();
    await phone
      .getByRole('textbox', { name: 'More about it' })
      .fill('The wave passes through it, and yet it stands still.');
    await phone.getByRole('button', { name: 'Save the change' }).click();
    await phone.getByRole('button', { name: 'Change it' }).waitFor();
    await phone.getByText('The wave passes through it, and yet it stands still.').waitFor();
    const { doubtId } = await kabir.api.courses.askDoubt({
      params: { courseId, lessonId: lessonIds[1]! },
      body: { title: 'Did I ask this too early?', body: fromSource(''), pin: null },
    });
    await open(phone, `${lessonPath(1)}&panel=doubts&doubt=${doubtId}`);
    await phone.getByRole('button', { name: 'Take it back' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Take the doubt back' }).click();
    await phone.getByText('Nobody has asked about this lesson').waitFor();
  });

  it('is answered by the teacher from the queue, and the answer stands at once where the student waits for it', async () => {
    await open(phone, `${lessonPath(0)}&panel=doubts`);
    await phone.getByRole('button', { name: QUESTION }).click();
    await phone.getByRole('heading', { name: QUESTION }).waitFor();
    await open(desk, '/partner/doubts');
    await desk.getByRole('button', { name: QUESTION }).waitFor();
    await desk.getByRole('heading', { name: QUESTION }).waitFor();
    await look(desk, 'doubt-queue-desktop');
    await desk.getByRole('textbox', { name: 'Your answer' }).fill('Two waves cancel there at every moment.');
    await desk.getByRole('button', { name: 'Answer', exact: true }).click();
    await desk.getByText('Two waves cancel there at every moment.').first().waitFor();
    // Long before the page would ask by itself.
    await phone.getByText('Two waves cancel there at every moment.').waitFor({ timeout: 25_000 });
    await desk.getByText('Nobody is waiting for you').waitFor();
    expect(new URL(desk.url()).searchParams.get('state')).toBeNull();
  });

  it('is solved when the student accepts the answer that the notice leads to', async () => {
    await open(phone, '/student/notices');
    await phone.getByText(`A teacher answered: ${QUESTION}`).click();
    await phone.getByText('Two waves cancel there at every moment.').waitFor();
    expect(await phone.getByRole('button', { name: 'Change it' }).count()).toBe(0);
    await phone.getByRole('button', { name: 'This solved it' }).click();
    await phone.getByText('Accepted answer').waitFor();
    await look(phone, 'doubt-thread-phone');
    await open(desk, '/partner/doubts?state=solved');
    await desk.getByRole('button', { name: QUESTION }).click();
    await desk.getByText('Accepted answer').waitFor();
  });

  it('that is reported is hidden with a reason', async () => {
    const student = await openDevice(browser, 'desktop');
    errors.push(student.errors);
    await signIn(student.page, site.url(institute), zoya);
    await open(student.page, `${lessonPath(0)}&panel=doubts`);
    await student.page.getByText(QUESTION).click();
    await student.page.getByText('Kabir', { exact: false }).first().waitFor();
    await student.page.getByRole('button', { name: 'Report' }).first().click();
    await student.page.getByRole('button', { name: 'Send the report' }).click();
    await student.page.getByText('Thank you. The teachers will look at it.').waitFor();
    await student.context.close();
    await open(desk, '/partner/doubts?state=reported');
    await desk.getByText('Learners reported this doubt').waitFor();
    await desk.getByRole('button', { name: 'Hide', exact: true }).first().click();
    await desk.getByLabel('Why?').fill('It was asked before.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
    await desk.getByText('Nothing was reported').waitFor();
    await open(phone, `${lessonPath(0)}&panel=doubts`);
    await phone.getByText(QUESTION).click();
    await phone.getByText('Why: It was asked before.').waitFor();
  });
});

describe('a course that is completed', () => {
  let address = '';
  it('gives its student a certificate that can be downloaded', async () => {
    for (const at of [0, 1]) {
      await open(phone, lessonPath(at));
      await phone.getByRole('button', { name: 'Mark as done' }).first().click();
      await phone.getByRole('button', { name: 'Done', exact: false }).first().waitFor();
    }
    await expect.poll(async () => (await kabir.api.courses.listMyCertificates({})).rows.length).toBe(1);
    await open(phone, lessonPath(1));
    await phone.getByRole('link', { name: 'The page that confirms it' }).waitFor();
    await open(phone, '/student/courses');
    const download = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Download PDF' }).click();
    const file = readFileSync(await (await download).path());
    await look(phone, 'certificates-phone');
    const pdf = await openPdf(browser, file);
    const words = pdf.pages.flatMap(({ said }) => said.map(({ text }) => text)).join(' ');
    expect(words).toContain(TITLE);
    expect(words).toContain('Kabir');
    await pdf.picture(1, 'certificate-file');
    await pdf.close();
    address = (await phone.getByRole('link', { name: 'The page that confirms it' }).getAttribute('href')) ?? '';
  });

  it('is confirmed to anybody in a private window, until it is taken back', async () => {
    const stranger = await openDevice(browser, 'desktop');
    errors.push(stranger.errors);
    await open(stranger.page, address);
    await stranger.page.getByText('is genuine', { exact: false }).waitFor();
    await stranger.page.getByRole('heading', { name: TITLE }).waitFor();
    await look(stranger.page, 'certificate-valid-desktop');
    await open(desk, `/partner/courses/${courseId}/figures?view=certificates`);
    await desk.getByRole('button', { name: 'Take back' }).waitFor();
    await desk.getByRole('button', { name: 'Take back' }).click();
    await desk.getByLabel('Why?').fill('Another person studied.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await desk.getByRole('button', { name: 'Make valid again' }).waitFor();
    await stranger.page.reload();
    await stranger.page.getByText('is not valid any more', { exact: false }).waitFor();
    await open(phone, '/student/courses');
    await phone.getByText('Taken back on', { exact: false }).waitFor();
    await stranger.context.close();
  });
});

describe('the figures of a course', () => {
  let watched = '';
  it('show its teacher who learns, how far they are and where they stop', async () => {
    watched = await watchedCourse();
    await open(desk, `/partner/courses/${watched}/figures`);
    await desk.getByRole('heading', { name: 'How far they are' }).waitFor();
    await desk.getByRole('img', { name: 'Learners who saw each part of How light travels' }).waitFor();
    await look(desk, 'figures-desktop');
    await desk.setViewportSize(sizes.phone);
    await desk.getByRole('img', { name: 'Learners who saw each part of How light travels' }).waitFor();
    await look(desk, 'figures-phone');
    await desk.setViewportSize(sizes.desktop);
  });

  it('open a learner with what he did, and remind those who stopped', async () => {
    await desk.getByRole('tab', { name: 'Each learner' }).click();
    await desk.getByRole('button', { name: 'Learner 1' }).first().click();
    await desk
      .getByText(/^(Done|Began) on/)
      .first()
      .waitFor();
    await look(desk, 'figures-learner-desktop');
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'Remind' }).first().click();
    await desk.getByLabel('Your words to them').fill('The eye is the best part.');
    await desk.getByRole('button', { name: 'Send the reminder' }).click();
    await desk.getByText('learners were reminded', { exact: false }).waitFor();
  });

  it('leave room on a phone for the doubts of the same course, and for an answer', async () => {
    await desk.setViewportSize(sizes.phone);
    await open(desk, '/partner/doubts');
    await desk.getByRole('button', { name: 'Why does it bend there?' }).click();
    await desk.getByRole('textbox', { name: 'Your answer' }).waitFor();
  });

  it('have no page error', () => {
    expect(errors.flat()).toEqual([]);
  });
});
