import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import { grant, revoke } from '../../entitlements/index.ts';
import { aPackage } from '../../media/factories.ts';
import { type PackageFiles, someScorm } from '../../media/packages/some-scorm.ts';
import { inTransaction } from '../../../kernel/context.ts';
import { aCourse, type LessonStory } from '../factories.ts';

const world = await testWorld();
let place: TestInstitute;
let student: Person;
let teacher: Person;
let sub = '';
beforeAll(async () => {
  place = await world.institute();
  sub = place.host.split('.')[0]!;
  student = await place.person('student');
  teacher = await place.person('teacher');
});

async function aReadyPackage(files?: PackageFiles) {
  const mediaId = await aPackage(place.ctx(), files);
  await world.runJobs();
  return mediaId;
}
async function aLesson(files?: PackageFiles, more: LessonStory = {}, price = 0) {
  const mediaId = await aReadyPackage(files);
  const lesson = { content: { kind: 'scorm', mediaId }, completion: { rule: 'finished' }, ...more } as const;
  const { courseId, lessonIds } = await aCourse(place.ctx(), {
    sections: [{ lessons: [lesson] }],
    details: { pricePaise: price },
  });
  return { courseId, lessonId: lessonIds[0]!, mediaId };
}
type Lesson = Awaited<ReturnType<typeof aLesson>>;
const open = ({ courseId, lessonId }: Lesson, who = student) =>
  who.api.courses.openPackage({ params: { courseId, lessonId } });
type Sitting = Awaited<ReturnType<typeof open>>;
const commit = (
  { sittingId, token }: Sitting,
  sequence: number,
  values: Record<string, string>,
  who = student,
  unitId = 'I0',
) => who.api.courses.commitPackage({ params: { sittingId }, body: { token, unitId, sequence, values } });
/** A call at the content host, as a browser there makes it. */
const at = (
  url: string,
  options: { method?: 'GET' | 'POST'; host?: string; headers?: Record<string, string>; payload?: object } = {},
) =>
  world.app.server.inject({
    method: options.method ?? 'GET',
    url: new URL(url, 'http://x').pathname,
    headers: { host: options.host ?? `${sub}.content.abhyas.test`, ...options.headers },
    ...(options.payload && { payload: options.payload }),
  });
const fileOf = (sitting: Sitting, path: string) => at(sitting.frameUrl.replace('/player', `/files/${path}`));

describe('a package', () => {
  it('runs on a host of its own, framed by the page that opened it alone, with no cookie on either side', async () => {
    const sitting = await open(await aLesson());
    expect(sitting).toMatchObject({
      standard: 'scorm12',
      origin: `http://${sub}.content.abhyas.test`,
      unitId: 'I0',
      sequence: 0,
    });
    const player = await at(sitting.frameUrl, { headers: { cookie: '__Host-refresh=stolen' } });
    expect(player.statusCode).toBe(200);
    expect(player.headers['content-security-policy']).toContain(`frame-ancestors http://${place.host}; sandbox`);
    expect(player.headers['content-security-policy']).not.toContain('allow-top-navigation');
    expect(player.headers['x-frame-options']).toBeUndefined();
    const page = await fileOf(sitting, 'page.html');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(page.headers['content-security-policy']).toContain("connect-src 'self' data: blob:");
    expect(page.headers['content-security-policy']).toContain("worker-src 'none'");
    for (const reply of [player, page]) expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('finds neither the app nor the API on its host, and the app serves none of its files', async () => {
    const sitting = await open(await aLesson());
    for (const url of ['/', '/api/get-pid', '/api/my/access', '/files/x', '/healthz', '/login', '/package/x/player']) {
      const reply = await at(url, { headers: { authorization: `Bearer ${student.token}` } });
      expect([reply.statusCode, reply.body, reply.headers['set-cookie']], url).toEqual([404, '', undefined]);
    }
    for (const path of ['player', 'files/page.html']) {
      const reply = await at(sitting.frameUrl.replace('player', path), { host: place.host });
      expect(reply.statusCode, path).toBe(404);
    }
    expect((await at('/player/player.js', { host: place.host })).statusCode).toBe(404);
    expect((await at('/player/..%2fplayer-page.ts')).statusCode).toBe(404);
    expect((await at('/player/constructor')).statusCode).toBe(404);
    for (const part of ['player.js', 'player.css', 'scorm12.js', 'scorm2004.js'])
      expect((await at(`/player/${part}`)).statusCode, part).toBe(200);
  });

  it('gives a file only at its institute, under an address that was signed, while it is open', async () => {
    const sitting = await open(await aLesson());
    const other = await world.institute();
    const path = sitting.frameUrl.replace('player', 'files/page.html');
    expect((await at(path)).statusCode).toBe(200);
    expect((await at(path, { host: `${other.host.split('.')[0]}.content.abhyas.test` })).statusCode).toBe(404);
    expect((await at(path, { host: 'content.abhyas.test' })).statusCode).toBe(404);
    expect((await at(path.replace(sitting.token, `${sitting.token.slice(0, -2)}xx`))).statusCode).toBe(404);
    expect((await at(path.replace(sitting.token, sitting.sittingId))).statusCode).toBe(404);
    world.clock.advance({ minutes: 6 });
    expect((await at(path)).statusCode).toBe(404);
    await student.signInAgain();
    await teacher.signInAgain();
  });

  it('stays open while its learner may see the lesson, and no longer', async () => {
    const lesson = await aLesson(undefined, {}, 50_000);
    const thing = { thingKind: 'course', thingId: lesson.courseId, source: 'staff' } as const;
    const { accountId } = student;
    await inTransaction(place.ctx(teacher), (tx) => grant(tx, { ...thing, holder: { accountId } }));
    const sitting = await open(lesson);
    const { sittingId, token } = sitting;
    const keep = () => student.api.courses.keepPackageOpen({ params: { sittingId }, body: { token } });
    world.clock.advance({ minutes: 4 });
    await keep();
    world.clock.advance({ minutes: 4 });
    expect((await fileOf(sitting, 'page.html')).statusCode).toBe(200);
    await inTransaction(place.ctx(teacher), (tx) => revoke(tx, { ...thing, accountIds: [accountId], reason: 'left' }));
    await expect(keep()).rejects.toMatchObject({ status: 404 });
    world.clock.advance({ minutes: 2 });
    expect((await fileOf(sitting, 'page.html')).statusCode).toBe(404);
    await student.signInAgain();
    await teacher.signInAgain();
  });

  it('sends what is no known kind of file to be saved, answers ranges, and knows no service workers', async () => {
    const files = someScorm({ files: { 'film.mp4': '0123456789', 'tool.exe': 'MZ', 'Bild.PNG': 'x' } });
    const sitting = await open(await aLesson(files));
    const tool = await fileOf(sitting, 'tool.exe');
    expect(tool.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
    });
    const url = sitting.frameUrl.replace('player', 'files/film.mp4');
    const part = await at(url, { headers: { range: 'bytes=2-4' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await fileOf(sitting, 'bild.png')).statusCode).toBe(200);
    expect((await fileOf(sitting, 'none.png')).statusCode).toBe(404);
    expect((await fileOf(sitting, '..%2f..%2fimsmanifest.xml')).statusCode).toBe(404);
    const worker = await at(url, { headers: { 'service-worker': 'script' } });
    expect(worker.statusCode).toBe(404);
  });

  it('is resumed exactly, and an older commit never overwrites a newer one', async () => {
    const lesson = await aLesson();
    const first = await open(lesson);
    const long = 'x'.repeat(60_000);
    expect(await commit(first, 1, { 'cmi.core.lesson_location': 'page 3' })).toEqual({ sequence: 1, done: false });
    const said = { 'cmi.core.lesson_location': 'page 7', 'cmi.suspend_data': long, 'cmi.core.exit': 'suspend' };
    expect(await commit(first, 3, said)).toEqual({ sequence: 3, done: false });
    expect(await commit(first, 2, { 'cmi.core.lesson_location': 'page 5' })).toEqual({ sequence: 3, done: false });
    const second = await open(lesson);
    expect(second).toMatchObject({ sequence: 3, states: { I0: said } });
    await expect(commit(first, 4, said)).rejects.toMatchObject({ error: 'PACKAGE_CLOSED' });
  });

  it('is done by its own word where the rule asks for that, and by no other word', async () => {
    const lesson = await aLesson();
    const sitting = await open(lesson);
    expect(await commit(sitting, 1, { 'cmi.core.lesson_status': 'incomplete' })).toMatchObject({ done: false });
    expect(await commit(sitting, 2, { 'cmi.core.lesson_status': 'completed' })).toMatchObject({ done: true });
    const shown = await student.api.courses.showCourseToLearn({ params: { courseId: lesson.courseId } });
    expect(shown.progress).toEqual({ done: 1, lessons: 1 });
  });

  it('is passed by its mastery score where the rule asks for that', async () => {
    const lesson = await aLesson(someScorm({ masteryScore: 70 }), { completion: { rule: 'passed' } });
    const sitting = await open(lesson);
    const values = (raw: string) => ({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': raw });
    expect(await commit(sitting, 1, values('69.9'))).toMatchObject({ done: false });
    expect(await commit(sitting, 2, values('70'))).toMatchObject({ done: true });
  });

  it('with several units is done when each of them is', async () => {
    const pages = { 'one.html': '1', 'two.html': '2' };
    const sitting = await open(await aLesson(someScorm({ standard: 'scorm2004', pages })));
    expect(sitting.units.map(({ title }) => title)).toEqual(['Unit 1', 'Unit 2']);
    const done = { 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed', 'cmi.score.scaled': '0.9' };
    expect(await commit(sitting, 1, done)).toMatchObject({ done: false });
    expect(await commit(sitting, 2, done, student, 'I1')).toMatchObject({ done: true });
    await expect(commit(sitting, 3, done, student, 'I2')).rejects.toMatchObject({ error: 'PACKAGE_CLOSED' });
  });

  it('says its last when the page is closed, with the address of the sitting alone', async () => {
    const lesson = await aLesson();
    const sitting = await open(lesson);
    const url = sitting.frameUrl.replace('player', 'said');
    const said = { unitId: 'I0', sequence: 1, values: { 'cmi.core.lesson_status': 'passed' } };
    expect((await at(url, { method: 'POST', payload: said })).statusCode).toBe(204);
    await world.runJobs();
    const shown = await student.api.courses.showCourseToLearn({ params: { courseId: lesson.courseId } });
    expect(shown.progress.done).toBe(1);
    expect((await at(url, { method: 'POST', payload: { ...said, values: { a: {} } } })).statusCode).toBe(404);
    expect((await at(`${url}x`, { method: 'POST', payload: said })).statusCode).toBe(404);
  });

  it('of one learner says nothing for another', async () => {
    const sitting = await open(await aLesson());
    const other = await place.person('student');
    await expect(commit(sitting, 1, {}, other)).rejects.toMatchObject({ error: 'PACKAGE_CLOSED' });
    const { sittingId, token } = sitting;
    await expect(other.api.courses.keepPackageOpen({ params: { sittingId }, body: { token } })).rejects.toMatchObject({
      error: 'PACKAGE_CLOSED',
    });
    await expect(commit({ ...sitting, token: 'x.y' }, 1, {})).rejects.toMatchObject({ error: 'PACKAGE_CLOSED' });
  });

  it('is shown to its authors as it is written, and keeps nothing of what it says to them', async () => {
    const { courseId, lessonId } = await aLesson();
    const sitting = await teacher.api.courses.previewPackage({ params: { courseId, lessonId } });
    expect((await fileOf(sitting, 'page.html')).statusCode).toBe(200);
    const { sittingId, token } = sitting;
    await teacher.api.courses.keepPackageOpen({ params: { sittingId }, body: { token } });
    const said = { unitId: 'I0', sequence: 1, values: { 'cmi.core.lesson_status': 'passed' } };
    await at(sitting.frameUrl.replace('player', 'said'), { method: 'POST', payload: said });
    await world.runJobs();
    expect(await world.query('select * from package_states where lesson_id = $1', [lessonId])).toEqual([]);
  });

  it('that is not unpacked cannot be opened', async () => {
    const { courseId, lessonIds } = await aCourse(place.ctx(), {
      unpublished: true,
      sections: [{ lessons: [{ content: { kind: 'scorm', mediaId: null } }] }],
    });
    await expect(
      teacher.api.courses.previewPackage({ params: { courseId, lessonId: lessonIds[0]! } }),
    ).rejects.toMatchObject({ error: 'PACKAGE_NOT_READY' });
  });
});

describe('an upload that is no package', () => {
  const resource = '<resource identifier="R" type="webcontent" adlcp:scormtype="sco" href="';
  const withHref = (href: string) =>
    someScorm()['imsmanifest.xml']!.toString().replace('href="page.html"', `href="${href}"`);
  it.each<[string, string, PackageFiles]>([
    ['has no manifest', 'noManifest', { 'a/b/imsmanifest.xml': 'x', 'index.html': 'x' }],
    ['has a manifest that is no XML', 'manifestBroken', { 'imsmanifest.xml': '<manifest>' }],
    ['defines entities', 'manifestBroken', { 'imsmanifest.xml': '<!DOCTYPE manifest [<!ENTITY x "x">]><manifest/>' }],
    ['is a package of another standard', 'notScorm', { 'imsmanifest.xml': '<manifest><resources/></manifest>' }],
    [
      'opens nothing',
      'noUnit',
      {
        'imsmanifest.xml': `<manifest><metadata><schemaversion>1.2</schemaversion></metadata>${resource}x"/></manifest>`,
      },
    ],
    ['opens a page elsewhere', 'foreign', { 'imsmanifest.xml': withHref('https://evil.example/'), 'page.html': '' }],
    [
      'opens a page elsewhere by another spelling',
      'foreign',
      { 'imsmanifest.xml': withHref(String.raw`\\evil.example\page.html`), 'page.html': '' },
    ],
    [
      'opens a page elsewhere behind a space',
      'foreign',
      { 'imsmanifest.xml': withHref(' https://evil.example/page.html'), 'page.html': '' },
    ],
    ['opens a page that is missing', 'launchMissing', { 'imsmanifest.xml': withHref('gone.html'), 'page.html': '' }],
    ['climbs out of its folder', 'path', { ...someScorm(), '../../x.html': 'x' }],
    ['unpacks to many times its size', 'bomb', { ...someScorm(), 'x.txt': new Uint8Array(30_000_000) }],
  ])('because it %s fails with a reason, and leaves nothing', async (_what, problem, files) => {
    const mediaId = await aReadyPackage(files);
    const [row] = await world.query('select state, problem from media_files where id = $1', [mediaId]);
    expect(row).toEqual({ state: 'failed', problem: `media.packageProblems.${problem}` });
    expect(await world.query('select * from media_packages where media_id = $1', [mediaId])).toEqual([]);
    expect(await world.app.runtime.storage.get(`${place.id}/packages/${mediaId}/1`)).toBeUndefined();
  });

  it('may lie in one folder of its archive', async () => {
    const inFolder = Object.fromEntries(
      Object.entries(someScorm()).map(([path, text]) => [`Kinematics v2/${path}`, text]),
    );
    const mediaId = await aReadyPackage(inFolder);
    expect(
      await world.query('select path from media_package_files where media_id = $1 order by path', [mediaId]),
    ).toEqual([{ path: 'imsmanifest.xml' }, { path: 'page.html' }]);
  });
});
