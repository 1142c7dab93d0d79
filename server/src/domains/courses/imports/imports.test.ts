import { zipSync, unzipSync } from 'fflate';
import { fromSource } from '@abhyas/contract/rich-text';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import { storeFile } from '../../media/index.ts';
import { someScorm } from '../../media/packages/some-scorm.ts';
import { aCourse } from '../factories.ts';
import { newId } from '../../../kernel/ids.ts';

const world = await testWorld();
let place: TestInstitute;
let elsewhere: TestInstitute;
let teacher: Person;
let other: Person;
beforeAll(async () => {
  [place, elsewhere] = [await world.institute(), await world.institute()];
  [teacher, other] = [await place.person('teacher'), await elsewhere.person('teacher')];
});

type Files = Readonly<Record<string, string | Uint8Array>>;
const zipOf = (files: Files) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)])));
const pdf = (text: string) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  );
const png = () =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: '#135' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

async function keep(
  at: TestInstitute,
  who: Person,
  fileName: string,
  content: Uint8Array,
  kind?: 'file' | 'package' | 'image',
) {
  const mediaId = await storeFile(at.ctx(), { content, fileName, ownerId: who.accountId, ...(kind && { kind }) });
  await world.runJobs();
  return mediaId;
}
async function plan(files: Files | Uint8Array, fileName = 'Kinematics.zip', who = teacher, at = place) {
  const mediaId = await keep(at, who, fileName, files instanceof Uint8Array ? files : zipOf(files), 'file');
  return who.api.courses.planCourseImport({ body: { from: 'archive', mediaId } });
}
type Planned = Awaited<ReturnType<typeof plan>>;
async function run({ importId }: Planned, who = teacher, uploads: { path: string; mediaId: string }[] = []) {
  await who.api.courses.runCourseImport({ params: { importId }, body: { uploads } });
  await world.runJobs();
  return who.api.courses.showCourseImport({ params: { importId } });
}
const outlineOf = async (courseId: string, who = teacher) =>
  (await who.api.courses.showAuthoredCourse({ params: { courseId } })).outline.sections;
const problemsOf = ({ plan: { problems } }: Planned) =>
  problems.map(({ level, line, key }) => `${level} ${line ?? '-'} ${key}`);
const coursesThere = () => world.query('select id from courses where institute_id = $1', [place.id]);

describe('an outline', () => {
  const outline = [
    'Section,Title,Kind,File,Link,Text,Minutes,Free',
    'Motion,What moves,,notes/one.pdf,,,12,yes',
    ',A word on units,article,,,"First line\n\nSecond with $v=u+at$",,',
    'Forces,Further reading,,,https://example.org/forces,,,',
    ',Practice,scorm,lab.zip,,,1:30,',
    ',,file,tables.csv,,,,',
  ].join('\r\n');
  const files = {
    'outline.csv': outline,
    'notes/One.PDF': pdf('one'),
    'lab.zip': zipOf(someScorm()),
    'tables.csv': 'a,b\n1,2\n',
  };

  it('says what it will make before anything is made', async () => {
    const planned = await plan(files);
    expect(problemsOf(planned)).toEqual([]);
    expect(planned).toMatchObject({ state: 'planned', courseId: null });
    expect(planned.plan).toMatchObject({ format: 'outline', title: 'Kinematics' });
    expect(
      planned.plan.sections.map(({ title, lessons }) => [
        title,
        lessons.map((one) => `${one.line} ${one.kind} ${one.title}`),
      ]),
    ).toEqual([
      ['Motion', ['2 pdf What moves', '3 article A word on units']],
      ['Forces', ['6 link Further reading', '7 scorm Practice', '8 file Tables']],
    ]);
    expect(planned.plan.files.map(({ path }) => path)).toEqual(['notes/One.PDF', 'lab.zip', 'tables.csv']);
  });

  it('becomes a draft with its files, and the archive goes', async () => {
    const done = await run(await plan(files));
    expect(done).toMatchObject({ state: 'done', percent: 100 });
    const sections = await outlineOf(done.courseId!);
    expect(sections.map(({ title, lessons }) => [title, lessons.map((one) => one.title)])).toEqual([
      ['Motion', ['What moves', 'A word on units']],
      ['Forces', ['Further reading', 'Practice', 'Tables']],
    ]);
    const media = await world.query(
      'select file_name, kind, state from media_files where institute_id = $1 and id in (select media_id from media_uses where institute_id = $1 and kind = $2) order by 1',
      [place.id, 'lesson'],
    );
    expect(media).toContainEqual({ file_name: 'One.PDF', kind: 'document', state: 'ready' });
    expect(media).toContainEqual({ file_name: 'lab.zip', kind: 'package', state: 'ready' });
    expect(
      await world.query(
        `select 1 from media_files where institute_id = $1 and file_name = 'Kinematics.zip' and id in (select media_id from course_imports where course_id = $2)`,
        [place.id, done.courseId],
      ),
    ).toEqual([]);
    const { importId } = done;
    await expect(teacher.api.courses.runCourseImport({ params: { importId }, body: {} })).rejects.toMatchObject({
      error: 'IMPORT_RUN',
    });
  });

  it('becomes a course of that type', async () => {
    const outline = 'Title,Link,Course type\r\nRead,https://example.org/,legacy';
    const { courseId } = await run(await plan({ 'outline.csv': outline }));
    expect((await teacher.api.courses.showAuthoredCourse({ params: { courseId: courseId! } })).type).toBe('legacy');
  });

  it('says line by line what is wrong, and is not made while anything is', async () => {
    const before = await coursesThere();
    const wrong = await plan({
      'outline.csv': [
        'Section;Title;Kind;File;Link;Minutes',
        'A;Gone;;gone.pdf;;',
        ';;;;;5',
        ';Odd;hologram;;;',
        ';Quiz;quiz;;;',
        ';No file;video;;;',
        ';Bad link;link;;javascript:alert(1);',
        ';Old;;old.webm;;',
        ';Strange time;;one.pdf;;soon',
        ';Film elsewhere;video;;https://evil.example/x.mp4;',
      ].join('\n'),
      'one.pdf': pdf('1'),
      'old.webm': 'x',
      'left over.txt': 'x',
    });
    expect(problemsOf(wrong)).toEqual([
      'error 2 fileMissing',
      'error 3 noTitle',
      'error 4 kindUnknown',
      'error 5 kindNotHere',
      'error 6 fileNeeded',
      'error 7 linkBroken',
      'error 8 kindUnknown',
      'warning 9 minutesIgnored',
      'error - linkHost',
    ]);
    expect(wrong.plan.unused).toEqual(['left over.txt', 'old.webm']);
    const { importId } = wrong;
    await expect(teacher.api.courses.runCourseImport({ params: { importId }, body: {} })).rejects.toMatchObject({
      error: 'IMPORT_HAS_ERRORS',
    });
    expect(await coursesThere()).toEqual(before);
  });

  it('in Hindi, and in the encoding of old spreadsheets, is read', async () => {
    const hindi = await plan({ 'outline.csv': '\ufeffअध्याय,पाठ,लेख\nगति,वेग,वेग क्या है\n' });
    expect(hindi.plan.sections).toMatchObject([{ title: 'गति', lessons: [{ title: 'वेग', kind: 'article' }] }]);
    const old = Buffer.from('Section,Title,Text\nCaf\xe9,Na\xefve,x\nCaf\xe9,Na\xefve too,x\n', 'latin1');
    expect((await plan({ 'outline.csv': old })).plan.sections).toMatchObject([{ title: 'Café' }]);
  });

  it('may be missing: folders are sections then, in the order in which people count', async () => {
    const planned = await plan({
      'C/2 Forces/10_last.pdf': pdf('a'),
      'C/2 Forces/9 first.pdf': pdf('b'),
      'C/1 Motion/x.txt': 'x',
    });
    expect(problemsOf(planned)).toEqual(['warning - noOutline']);
    expect(planned.plan.sections.map(({ title, lessons }) => [title, lessons.map((one) => one.title)])).toEqual([
      ['Motion', ['X']],
      ['Forces', ['First', 'Last']],
    ]);
  });
});

describe('a file that is not what it says', () => {
  it('ends the import, and nothing of it stays', async () => {
    const before = await coursesThere();
    const media = await world.query('select id from media_files where institute_id = $1 order by id', [place.id]);
    const planned = await plan({ 'a.pdf': pdf('a'), 'b.pdf': 'MZ this is a program' });
    const failed = await run(planned);
    expect(failed).toMatchObject({
      state: 'failed',
      courseId: null,
      problem: { key: 'fileRefused', details: { path: 'b.pdf' } },
    });
    expect(await coursesThere()).toEqual(before);
    const archive = await world.query('select media_id from course_imports where id = $1', [planned.importId]);
    const now = await world.query('select id from media_files where institute_id = $1 order by id', [place.id]);
    expect(now.filter(({ id }) => id !== archive[0]!['media_id'])).toEqual(media);
  });

  it('is not imported from an archive that climbs, or that somebody else uploaded', async () => {
    const climbing = await plan({ '../a.pdf': pdf('a'), 'b.pdf': pdf('b') }).catch((error: unknown) => error);
    // The upload itself may refuse it before anybody plans.
    if (climbing instanceof Error) expect(climbing.message).toBeTruthy();
    else expect(problemsOf(climbing as Planned)).toEqual(['error - path']);
    const mediaId = await keep(place, teacher, 'mine.zip', zipOf({ 'b.pdf': pdf('b') }), 'file');
    const colleague = await place.person('teacher');
    await expect(colleague.api.courses.planCourseImport({ body: { from: 'archive', mediaId } })).rejects.toMatchObject({
      status: 404,
    });
    const { importId } = await teacher.api.courses.planCourseImport({ body: { from: 'archive', mediaId } });
    await expect(colleague.api.courses.showCourseImport({ params: { importId } })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('a folder', () => {
  const entries = [
    { path: 'Course/outline.csv', bytes: 60 },
    { path: 'Course/one.pdf', bytes: pdf('one').length },
  ];
  const outline = {
    path: 'Course/outline.csv',
    bytes: Buffer.from('Section,Title,File\nA,One,one.pdf\n').toString('base64'),
  };
  const planFolder = () =>
    teacher.api.courses.planCourseImport({ body: { from: 'folder', name: 'Course', files: entries, outline } });

  it('is planned before a byte of it is uploaded, and made of its uploads', async () => {
    const planned = await planFolder();
    expect(problemsOf(planned)).toEqual([]);
    expect(planned.plan.files).toEqual([{ path: 'Course/one.pdf', bytes: pdf('one').length, kind: 'document' }]);
    const mediaId = await keep(place, teacher, 'one.pdf', pdf('one'));
    const done = await run(planned, teacher, [{ path: 'Course/one.pdf', mediaId }]);
    expect(done.state).toBe('done');
    expect((await outlineOf(done.courseId!))[0]).toMatchObject({
      title: 'A',
      lessons: [{ title: 'One', kind: 'pdf' }],
    });
  });

  it('is not made while a file is missing, of another size, or another person’s', async () => {
    const planned = await planFolder();
    const { importId } = planned;
    const tries = [
      [],
      [{ path: 'Course/one.pdf', mediaId: await keep(place, teacher, 'one.pdf', pdf('other words')) }],
      [{ path: 'Course/one.pdf', mediaId: await keep(place, await place.person('teacher'), 'one.pdf', pdf('one')) }],
    ];
    for (const uploads of tries) {
      await expect(
        teacher.api.courses.runCourseImport({ params: { importId }, body: { uploads } }),
      ).rejects.toMatchObject({
        error: 'IMPORT_FILE_MISSING',
      });
    }
  });

  it('with a path that leads elsewhere is refused', async () => {
    const files = [{ path: 'Course/../../one.pdf', bytes: 1 }];
    const refused = await teacher.api.courses.planCourseImport({
      body: { from: 'folder', name: 'C', files, outline: null },
    });
    expect(problemsOf(refused)).toEqual(['error - path']);
  });
});

describe('an export', () => {
  const exported = async (courseId: string, who = teacher) => {
    const reply = await who.send('GET', `/api/courses/${courseId}/archive`);
    expect(reply.statusCode).toBe(200);
    const files = unzipSync(reply.rawPayload);
    return {
      zip: reply.rawPayload,
      files,
      course: JSON.parse(Buffer.from(files['course.json']!).toString()) as unknown,
    };
  };
  async function aRichCourse() {
    const doc = await keep(place, teacher, 'Notes of motion.pdf', pdf('notes'));
    const extra = await keep(place, teacher, 'यूनिट.csv', Buffer.from('a,b\n'), 'file');
    const lab = await keep(place, teacher, 'lab.zip', zipOf(someScorm()), 'package');
    const picture = await keep(place, teacher, 'wave.png', await png(), 'image');
    const about = { type: 'doc', content: [{ type: 'image', attrs: { mediaId: picture, alt: 'A wave' } }] } as const;
    const article = { type: 'doc', content: [...fromSource('Text with $x^2$').content, ...about.content] } as const;
    return aCourse(place.ctx(teacher), {
      title: 'Motion: “fast” / slow',
      unpublished: true,
      details: {
        subtitle: 'A course',
        coverId: picture,
        description: { type: 'doc', content: [...about.content] },
        learn: ['to move'],
        faq: [{ question: 'Why?', answer: newId() }],
        pricePaise: 9900,
        validityDays: 30,
      },
      sections: [
        {
          title: 'One',
          release: { by: 'days', days: 3 },
          lessons: [
            {
              title: 'Notes',
              content: { kind: 'pdf', mediaId: doc },
              files: [{ mediaId: extra, title: 'Units' }],
              free: true,
            },
            {
              title: 'Words',
              content: { kind: 'article', body: { type: 'doc', content: [...article.content] } },
              after: [0],
            },
          ],
        },
        {
          title: 'Two',
          lessons: [
            { title: 'Lab', content: { kind: 'scorm', mediaId: lab }, after: [0, 1], completion: { rule: 'passed' } },
          ],
        },
        { title: 'Empty', lessons: [] },
      ],
    });
  }

  it('imports again equal, here and at another institute: the same manifest and the same bytes of every file', async () => {
    const { courseId } = await aRichCourse();
    const first = await exported(courseId);
    expect(Buffer.from(first.files['outline.csv']!).toString()).toContain('Minutes,Free,Course type\r\nOne,Notes,pdf,');
    for (const [who, at] of [
      [teacher, place],
      [other, elsewhere],
    ] as const) {
      const done = await run(await plan(first.zip, 'course.zip', who, at), who);
      expect(done).toMatchObject({ state: 'done', problem: null });
      const again = await exported(done.courseId!, who);
      expect(again.course).toEqual(first.course);
      expect(Object.keys(again.files)).toEqual(Object.keys(first.files));
      for (const [path, bytes] of Object.entries(first.files))
        expect(Buffer.compare(again.files[path]!, bytes), path).toBe(0);
    }
  });

  it('names no person, and no id of the institute', async () => {
    const { courseId, lessonIds } = await aRichCourse();
    const text = JSON.stringify((await exported(courseId)).course);
    for (const id of [teacher.accountId, courseId, ...lessonIds]) expect(text).not.toContain(id);
  });

  it('that names files which it does not bring is refused', async () => {
    const { courseId } = await aRichCourse();
    const { files } = await exported(courseId);
    const course = JSON.parse(Buffer.from(files['course.json']!).toString()) as { files: { path: string }[] };
    const lessened = { ...course, files: course.files.slice(1) };
    const planned = await plan({ ...files, 'course.json': JSON.stringify(lessened) });
    expect(problemsOf(planned)).toContain('error - fileNotListed');
    expect(problemsOf(await plan({ 'course.json': '{"format":"abhyas-course"}' }))).toEqual([
      'error - courseFileBroken',
    ]);
  });

  it('waits for files that are not ready, and is no thing of packs or strangers', async () => {
    const { courseId } = await aRichCourse();
    await world.query(`update media_files set state = 'working' where file_name = 'lab.zip' and institute_id = $1`, [
      place.id,
    ]);
    expect((await teacher.send('GET', `/api/courses/${courseId}/archive`)).json()).toMatchObject({
      error: 'COURSE_FILES_NOT_READY',
    });
    const { courseId: packId } = await aCourse(place.ctx(teacher), { type: 'pack', unpublished: true, courseIds: [] });
    expect((await teacher.send('GET', `/api/courses/${packId}/archive`)).json()).toMatchObject({
      error: 'COURSE_IS_PACK',
    });
    expect((await other.send('GET', `/api/courses/${courseId}/archive`)).statusCode).toBe(404);
  });
});
