// domains: courses, media
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { aCourse } from '../server/src/domains/courses/factories.ts';
import { aPackage } from '../server/src/domains/media/factories.ts';
import { type PackageFiles, someScorm } from '../server/src/domains/media/packages/some-scorm.ts';
import { look, openDevice, type Size, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let academy: TestInstitute;
let student: Person;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  academy = await site.world.institute({ name: 'Meridian Academy' });
  student = await academy.person('student', { firstName: 'Asha' });
});

/** A published course with one package, and where its student reads it. */
async function courseWith(files: PackageFiles, title: string) {
  const mediaId = await aPackage(academy.ctx(), files);
  await expect
    .poll(
      async () => (await site.world.query('select state from media_files where id = $1', [mediaId]))[0]?.['state'],
      { timeout: 20_000 },
    )
    .toBe('ready');
  const { courseId, lessonIds } = await aCourse(academy.ctx(), {
    title,
    sections: [
      { title: 'Motion', lessons: [{ title, content: { kind: 'scorm', mediaId }, completion: { rule: 'finished' } }] },
    ],
  });
  return { courseId, lessonId: lessonIds[0]!, path: `/student/courses/${courseId}?lesson=${lessonIds[0]}` };
}
const openAs = async (size: Size, path: string) => {
  // As with people: the browser itself, not the test, says what a package may do with service workers.
  const device = await openDevice(browser, size, { keepsApp: true });
  await signIn(device.page, site.url(academy), student);
  await device.page.goto(site.url(academy, path));
  return device;
};
/** The unit inside the player's page, inside the lesson. */
const unitIn = (page: Page, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="${title}"]`).frameLocator('#unit');
const stateOf = async (lessonId: string) =>
  (
    await site.world.query('select said, completed from package_states where lesson_id = $1 and account_id = $2', [
      lessonId,
      student.accountId,
    ])
  )[0];

/** A page of ten steps that keeps where it is, as authoring tools write them. */
const steps = (api: 'LMS' | '') => {
  const [get, set, commit, init] = [
    `api.${api}GetValue`,
    `api.${api}SetValue`,
    `api.${api}Commit`,
    `api.${api}Initialize`,
  ];
  const [place, status, finder] =
    api === 'LMS'
      ? ['cmi.core.lesson_location', 'cmi.core.lesson_status', 'API']
      : ['cmi.location', 'cmi.completion_status', 'API_1484_11'];
  return `<!doctype html><meta charset="utf-8"><title>Steps</title>
<style>body{font:18px system-ui;display:grid;place-content:center;gap:16px;min-height:90vh;text-align:center;margin:0}button{font:inherit;padding:8px 16px}</style>
<h1>Motion in a line</h1><p>Step <b id="step"></b> of 10, <span id="who"></span></p>
<button id="next">Next</button><button id="quiet">Next, without saving</button><button id="end">Finish</button>
<script>
  let at = window, api; while (!(api = at.${finder}) && at.parent !== at) at = at.parent;
  ${init}('');
  let step = Number(${get}('${place}') || 1);
  const draw = () => { document.getElementById('step').textContent = step; };
  document.getElementById('who').textContent = ${get}('${api === 'LMS' ? 'cmi.core.student_name' : 'cmi.learner_name'}');
  const go = () => { step += 1; ${set}('${place}', String(step)); ${set}('cmi.suspend_data', 'बीच में '.repeat(step)); ${set}('${status}', 'incomplete'); draw(); };
  document.getElementById('next').onclick = () => { go(); ${commit}(''); };
  document.getElementById('quiet').onclick = go;
  document.getElementById('end').onclick = () => { ${set}('${status}', 'completed'); ${commit}(''); };
  draw();
</script>`;
};

describe.each([
  ['scorm12', 'LMS'],
  ['scorm2004', ''],
] as const)('a package of %s', (standard, api) => {
  it('is resumed exactly on another device, keeps what was said last before the page was closed, and ends its lesson', async () => {
    const title = `Motion (${standard})`;
    const { courseId, lessonId, path } = await courseWith(
      someScorm({ standard, pages: { 'steps.html': steps(api) } }),
      title,
    );
    const laptop = await openAs('desktop', path);
    const unit = unitIn(laptop.page, title);
    await unit.getByText('Step 1 of 10').waitFor();
    await unit.getByText('Asha').waitFor();
    for (let step = 2; step <= 4; step++) await unit.getByRole('button', { name: 'Next', exact: true }).click();
    await laptop.page.getByText('All changes saved').waitFor();
    await expect.poll(async () => JSON.stringify((await stateOf(lessonId))?.['said'] ?? '')).toContain('"4"');
    if (standard === 'scorm12') await look(laptop.page, 'package-desktop');
    await unit.getByRole('button', { name: 'Next, without saving' }).click();
    await unit.getByText('Step 5 of 10').waitFor();
    await laptop.page.goto('about:blank');
    await expect.poll(async () => JSON.stringify((await stateOf(lessonId))?.['said'] ?? '')).toContain('"5"');

    const phone = await openAs('phone', path);
    const there = unitIn(phone.page, title);
    await there.getByText('Step 5 of 10').waitFor();
    if (standard === 'scorm12') await look(phone.page, 'package-phone');
    await there.getByRole('button', { name: 'Finish' }).click();
    await expect.poll(async () => (await stateOf(lessonId))?.['completed']).toBe(true);
    const progress = async () => (await student.api.courses.showCourseToLearn({ params: { courseId } })).progress;
    await expect.poll(progress).toEqual({ done: 1, lessons: 1 });
    for (const device of [laptop, phone]) {
      expect(device.errors).toEqual([]);
      await device.context.close();
    }
  });
});

/** Tries everything that a package could want of the app; writes what became of each try. */
const thief = (
  app: string,
) => `<!doctype html><meta charset="utf-8"><title>Thief</title><h1>Thief</h1><pre id="report"></pre>
<script>
  const app = ${JSON.stringify(app)};
  const tries = {
    parentDom: () => top.document.body.innerHTML,
    parentStorage: () => top.localStorage.length,
    parentToken: () => top.sessionStorage.length,
    cookies: () => document.cookie || Promise.reject('none'),
    ownStorage: () => (localStorage.length + sessionStorage.length) || Promise.reject('empty'),
    leadAway: () => { top.location.href = app + 'login?stolen=1'; },
    apiOfTheApp: () => fetch(app + 'api/my/access', { credentials: 'include' }).then((reply) => reply.text()),
    apiWithoutCors: () => fetch(app + 'api/oauth/token', { method: 'POST', mode: 'no-cors', credentials: 'include', body: 'x' }),
    apiHere: () => fetch('/api/my/access', { credentials: 'include' }).then((reply) => reply.ok ? reply.text() : Promise.reject(reply.status)),
    pageHere: () => fetch('/').then((reply) => reply.ok ? reply.text() : Promise.reject(reply.status)),
    elsewhere: () => fetch('https://evil.example/'),
    beacon: () => navigator.sendBeacon(app + 'api/x', 'x') && new Promise((_, no) => addEventListener('securitypolicyviolation', (event) => no(event.effectiveDirective))),
    picture: () => new Promise((yes, no) => { const image = new Image(); image.onload = yes; image.onerror = () => no('picture'); image.src = app + 'assets/icons/icon.png'; }),
    frame: () => new Promise((yes, no) => { addEventListener('securitypolicyviolation', (event) => event.effectiveDirective === 'frame-src' && no('frame')); const frame = document.createElement('iframe'); frame.src = app; document.body.append(frame); }),
    worker: () => navigator.serviceWorker.register('worker.js'),
  };
  // A message of its own making, past the player: nobody may listen.
  top.postMessage({ abhyas: 'package', token: location.pathname.split('/')[2], kind: 'said', unitId: 'I0', sequence: 99, values: { 'cmi.core.lesson_status': 'completed' } }, '*');
  (async () => {
    const report = {};
    for (const [name, attempt] of Object.entries(tries)) {
      const late = new Promise((yes) => setTimeout(yes, 4000, 'nothing came'));
      try { report[name] = await Promise.race([(async () => { await attempt(); return 'GOT IT'; })(), late]); } catch { report[name] = 'refused'; }
    }
    document.getElementById('report').textContent = JSON.stringify(report);
  })();
</script>`;

describe('a package that wants more than its lesson', () => {
  it('reads neither session nor cookies nor the page around it, calls no API, and cannot speak for the player', async () => {
    const files = someScorm({
      pages: { 'thief.html': thief(site.url(academy)) },
      files: { 'worker.js': 'self.x = 1' },
    });
    const { courseId, lessonId, path } = await courseWith(files, 'Thief');
    const { page, context, errors } = await openAs('desktop', path);
    const report = unitIn(page, 'Thief').locator('#report');
    await expect.poll(() => report.textContent(), { timeout: 90_000 }).toContain('worker');
    const told = JSON.parse((await report.textContent()) ?? '{}') as Record<string, string>;
    expect(Object.keys(told)).toHaveLength(15);
    expect(
      Object.entries(told).filter(([name, end]) => end !== 'refused' && !(name === 'leadAway' && end === 'GOT IT')),
    ).toEqual([]);
    expect(page.url()).toBe(site.url(academy, path));
    expect(await stateOf(lessonId)).toBeUndefined();
    expect((await student.api.courses.showCourseToLearn({ params: { courseId } })).progress.done).toBe(0);
    const cookies = await context.cookies();
    expect(cookies.filter(({ domain }) => domain.includes('content'))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
