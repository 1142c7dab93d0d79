import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../../testing/index.ts';
import { aCourse } from '../../factories.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let optics: string;
let waves: string;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
  const make = async (title: string) =>
    (await aCourse(place.ctx(teacher), { title, details: { pricePaise: 100, validityDays: 10 } })).courseId;
  [optics, waves] = [await make('Optics'), await make('Waves')];
  for (let n = 0; n < 2; n++) await make('Heat');
});

const upload = (text: string, courseId?: string) =>
  teacher.api.courses.uploadAccessImport({
    query: { fileName: 'learners.csv', ...(courseId && { courseId }) },
    file: new TextEncoder().encode(text),
  });
const rowsOf = async (importId: string) =>
  (await teacher.api.courses.listAccessImportRows({ params: { importId } })).rows;

describe('a spreadsheet of learners', () => {
  it('of one course says first what it would do, and then gives it until the days that are named', async () => {
    const [asha, ravi, mina] = [
      await place.person('student'),
      await place.person('student'),
      await place.person('student'),
    ];
    await teacher.api.courses.giveCourse({
      params: { courseId: optics },
      body: { accountIds: [mina.accountId], endsAt: '2099-03-31T18:29:59.999Z' },
    });
    const dry = await upload(
      `Email,Valid until\n${asha.email},31/03/2099\n${ravi.email},\n${mina.email},2099-03-31\n${asha.email},\nnobody@a.test,\n${teacher.email},\n`,
      optics,
    );
    expect(dry).toMatchObject({ status: 'checked', counts: { rows: 6, ready: 2, already: 1, refused: 3 } });
    const rows = await rowsOf(dry.id);
    expect(rows.map(({ state, problems }) => problems[0]?.code ?? state)).toEqual([
      'ready',
      'ready',
      'already',
      'ROW_TWICE',
      'STUDENT_UNKNOWN',
      'STUDENT_UNKNOWN',
    ]);
    expect(rows[0]).toMatchObject({
      means: { endsAt: '2099-03-31T18:29:59.999Z', course: { title: 'Optics' } },
    });
    const list = () => teacher.api.courses.listCourseLearners({ params: { courseId: optics } });
    expect((await list()).total).toBe(1);
    const params = { importId: dry.id };
    expect(await teacher.api.courses.commitAccessImport({ params })).toMatchObject({ status: 'committed' });
    const ends = new Map((await list()).rows.map(({ accountId, endsAt }) => [accountId, endsAt]));
    expect(ends.get(asha.accountId)).toBe('2099-03-31T18:29:59.999Z');
    expect(ends.get(ravi.accountId)).toBe(rows[1]?.means.endsAt);
    await expect(teacher.api.courses.commitAccessImport({ params })).rejects.toMatchObject({
      error: 'SHEET_CHECK_STATE',
      details: { status: 'committed' },
    });
  });

  it('of several courses names the course of each row', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const dry = await upload(
      `E-mail,Course,Until\n${asha.email},optics,\n${asha.email},Waves,\n${ravi.email},,\n${ravi.email},Heat,\n${ravi.email},Unheard,\n${ravi.email},Waves,someday\n${ravi.email},Waves,2001-01-01\n`,
    );
    const rows = await rowsOf(dry.id);
    expect(rows.map(({ state, problems, means }) => problems[0]?.code ?? `${state} ${means.course?.title}`)).toEqual([
      'ready Optics',
      'ready Waves',
      'COURSE_MISSING',
      'SEVERAL_COURSES',
      'COURSE_UNKNOWN',
      'UNTIL_UNREADABLE',
      'UNTIL_OVER',
    ]);
    await teacher.api.courses.commitAccessImport({ params: { importId: dry.id } });
    const titles = (await asha.api.courses.listMyAccess({})).map(({ title }) => title);
    expect(titles).toEqual(['Optics', 'Waves']);
    expect(await ravi.api.courses.listMyAccess({})).toEqual([]);
  });

  it('can be dropped; one without a ready row gives nothing; of an archived course there is none', async () => {
    const dry = await upload('email\nnobody@a.test\n', waves);
    const params = { importId: dry.id };
    await expect(teacher.api.courses.commitAccessImport({ params })).rejects.toMatchObject({
      error: 'SHEET_CHECK_EMPTY',
    });
    expect(await teacher.api.courses.cancelAccessImport({ params })).toMatchObject({
      status: 'cancelled',
      about: { courseId: waves },
    });
    expect(await teacher.api.courses.showAccessImport({ params })).toMatchObject({ status: 'cancelled' });
    await expect(teacher.api.courses.cancelAccessImport({ params })).rejects.toMatchObject({
      error: 'SHEET_CHECK_STATE',
    });
    await teacher.api.courses.archiveCourse({ params: { courseId: waves } });
    await expect(upload('email\nnobody@a.test\n', waves)).rejects.toMatchObject({ error: 'COURSE_NOT_OPEN' });
  });

  it('without a column that is needed waits until somebody has said which it is', async () => {
    const student = await place.person('student');
    const read = await upload(`E-mail,Fach\n${student.email},Optics\n`);
    expect(read.status).toBe('matching');
    const match = (choices: string[]) =>
      teacher.api.courses.matchAccessImportColumns({ params: { importId: read.id }, body: { choices, confirm: true } });
    await expect(match(['email', 'ignored'])).rejects.toMatchObject({ error: 'SHEET_COLUMNS_MISSING' });
    expect(await match(['email', 'course'])).toMatchObject({ status: 'checked', counts: { ready: 1 } });
  });

  it.each([
    ['Email,Course\n', 'SHEET_EMPTY'],
    ['%PDF-1.7', 'SHEET_TYPE'],
  ])('that is none (%j) is refused whole: %s', async (text, problem) => {
    await expect(upload(text)).rejects.toMatchObject({ error: 'SHEET_UNREADABLE', details: { problem } });
  });
});
