import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let batchId: string;
let names = 0;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

const upload = async (text: string, into = batchId) =>
  teacher.api.cohorts.uploadMemberImport({
    params: { batchId: into },
    query: { fileName: 'members.csv' },
    file: new TextEncoder().encode(text),
  });
const aNew = async () => {
  batchId = (await teacher.api.cohorts.createBatch({ body: { name: `Import ${++names}` } })).id;
};
const members = async () =>
  (await teacher.api.cohorts.listMembers({ params: { batchId } })).rows.map(({ id }) => id).toSorted();

describe('a spreadsheet of members', () => {
  it('is a dry run first, with a reason for every row that cannot come, and then adds the rest', async () => {
    await aNew();
    const [asha, ravi, mina] = [
      await place.person('student'),
      await place.person('student'),
      await place.person('student'),
    ];
    await world.query('update accounts set mobile_number = $1 where id = $2', ['+919812345678', ravi.accountId]);
    await teacher.api.cohorts.addMembers({ params: { batchId }, body: { accountIds: [mina.accountId] } });
    const dry = await upload(
      `Name,Email,Mobile\nAsha,${asha.email},\nRavi,,98123 45678\nMina,${mina.email},\nNobody,nobody@a.test,\nTeacher,${teacher.email},\n`,
    );
    expect(dry).toMatchObject({ status: 'checked', counts: { rows: 5, ready: 2, already: 1, refused: 2 } });
    expect(await members()).toEqual([mina.accountId]);
    const { rows } = await teacher.api.cohorts.listMemberImportRows({
      params: { importId: dry.id },
      query: { state: 'refused' },
    });
    expect(rows.map(({ line, problems, given }) => [line, problems[0]?.code, given.name])).toEqual([
      [5, 'STUDENT_UNKNOWN', 'Nobody'],
      [6, 'STUDENT_UNKNOWN', 'Teacher'],
    ]);
    const done = await teacher.api.cohorts.commitMemberImport({ params: { importId: dry.id } });
    expect(done.status).toBe('committed');
    expect(await members()).toEqual([asha, ravi, mina].map(({ accountId }) => accountId).toSorted());
    const history = await teacher.api.cohorts.listMoves({ params: { batchId } });
    expect(history.rows[0]).toMatchObject({ kind: 'imported', reason: 'members.csv' });
    const again = teacher.api.cohorts.commitMemberImport({ params: { importId: dry.id } });
    await expect(again).rejects.toMatchObject({ error: 'SHEET_CHECK_STATE', details: { status: 'committed' } });
  });

  it('can be dropped, and one without a ready row adds nobody', async () => {
    await aNew();
    const dry = await upload('email\nnobody@a.test\n');
    const params = { importId: dry.id };
    await expect(teacher.api.cohorts.commitMemberImport({ params })).rejects.toMatchObject({
      error: 'SHEET_CHECK_EMPTY',
    });
    expect(await teacher.api.cohorts.cancelMemberImport({ params })).toMatchObject({ status: 'cancelled' });
    await expect(teacher.api.cohorts.cancelMemberImport({ params })).rejects.toMatchObject({
      error: 'SHEET_CHECK_STATE',
    });
  });

  it('is shown as it stands to the staff of its institute', async () => {
    await aNew();
    const student = await place.person('student');
    const dry = await upload(`email\n${student.email}\n`);
    const params = { importId: dry.id };
    const show = (who: Person) => who.api.cohorts.showMemberImport({ params });
    expect(await show(teacher)).toEqual(dry);
    await teacher.api.cohorts.commitMemberImport({ params });
    expect(await show(teacher)).toMatchObject({ id: dry.id, status: 'committed' });
    const stranger = await (await world.institute()).person('teacher');
    await expect(show(stranger)).rejects.toMatchObject({ status: 404, error: 'NOT_FOUND' });
    await expect(show(student)).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    ['Email\n', 'SHEET_EMPTY'],
    ['%PDF-1.7', 'SHEET_TYPE'],
  ])('that is none (%j) is refused whole: %s', async (text, problem) => {
    await aNew();
    await expect(upload(text)).rejects.toMatchObject({ error: 'SHEET_UNREADABLE', details: { problem } });
  });

  it('with headings of its own waits until somebody has said what they are', async () => {
    await aNew();
    const student = await place.person('student');
    const read = await upload(`Wer,Post\nAsha,${student.email}\n`);
    expect(read).toMatchObject({ status: 'matching', counts: { ready: 0, refused: 1 } });
    const match = (who: Person, choices: string[]) =>
      who.api.cohorts.matchMemberImportColumns({ params: { importId: read.id }, body: { choices, confirm: true } });
    await expect(match(teacher, ['name', 'ignored'])).rejects.toMatchObject({ error: 'SHEET_COLUMNS_MISSING' });
    await expect(match(student, ['name', 'email'])).rejects.toMatchObject({ status: 403 });
    expect(await match(teacher, ['name', 'email'])).toMatchObject({ status: 'checked', counts: { ready: 1 } });
  });

  it('is nothing for an archived batch', async () => {
    await aNew();
    await teacher.api.cohorts.archiveBatch({ params: { batchId } });
    await expect(upload('email\na@b.test\n')).rejects.toMatchObject({ error: 'BATCH_ARCHIVED' });
  });
});
