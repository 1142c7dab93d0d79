import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runtime } from '../../../kernel/runtime.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { forgetInstitutes } from '../../tenancy/hosts/institute-of-host.ts';
import { readImport } from '../dry-runs/read-import.ts';
import { type ImportDesk, importDesk, sheet } from '../imports/import-desk.ts';
import { finishCommit } from './commit-import.ts';
import { sweepImports } from './sweep-imports.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let desk: ImportDesk;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  place = await world.institute();
  teacher = await place.person('teacher');
  desk = importDesk(teacher);
});

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const pictured = (stem: string, right = 100) =>
  `<question type="multichoice"><questiontext format="html"><text><![CDATA[${stem} <img src="@@PLUGINFILE@@/a.png" alt="A dot">]]></text><file name="a.png" encoding="base64">${png}</file></questiontext><single>true</single><answer fraction="${right}"><text>yes</text></answer><answer fraction="0"><text>no</text></answer></question>`;
const book = (...questions: string[]) =>
  Buffer.from(
    `<quiz><question type="category"><category><text>$course$/top/Kinematics</text></category></question>${questions.join('')}</quiz>`,
  );

interface Staged {
  readonly row: number;
  readonly id: string;
  readonly storage_key: string;
}
const stagedOf = async (importId: string) =>
  (await world.query('select row, id, storage_key from question_import_pictures where import_id = $1 order by row', [
    importId,
  ])) as unknown as Staged[];
const isKept = async ({ storage_key }: Pick<Staged, 'storage_key'>) =>
  (await runtime().storage.get(storage_key)) !== undefined;
const usedBytes = async () => {
  const [row] = await world.query(
    'select count(*)::int as files, coalesce(sum(bytes), 0)::int as bytes from media_files where institute_id = $1',
    [place.id],
  );
  return row;
};

describe('pictures of a file', () => {
  it('of rows that are not written go at the commit; those of written rows are the institute’s and counted once', async () => {
    const checked = await desk.upload(book(pictured('Good'), pictured('No answer', 0), pictured('Good')), 'bank.xml');
    expect(checked.counts).toMatchObject({ ready: 1, refused: 1, duplicate: 1 });
    const staged = await stagedOf(checked.id);
    expect(await Promise.all(staged.map(isKept))).toEqual([true, true, true]);
    expect(await usedBytes()).toEqual({ files: 0, bytes: 0 });
    await desk.commit(checked);
    expect(await Promise.all(staged.map(isKept))).toEqual([true, false, false]);
    expect((await stagedOf(checked.id)).map(({ row }) => row)).toEqual([1]);
    const { images } = await teacher.api.questions.listQuestions();
    expect((await teacher.send('GET', Object.values(images)[0]!)).statusCode).toBe(200);
    const [{ bytes } = { bytes: 0 }] = await world.query(
      'select bytes::int from question_import_pictures where import_id = $1',
      [checked.id],
    );
    expect(await usedBytes()).toEqual({ files: 1, bytes });
  });

  it('go with the import that is taken back or dropped, to the last', async () => {
    const taken = await desk.upload(book(pictured('Good'), pictured('No answer', 0)), 'bank.xml');
    const dropped = await desk.upload(book(pictured('Other')), 'bank.xml');
    const staged = [...(await stagedOf(taken.id)), ...(await stagedOf(dropped.id))];
    await desk.commit(taken);
    await desk.undo(taken);
    await desk.cancel(dropped);
    expect(await Promise.all(staged.map(isKept))).toEqual([false, false, false]);
    expect([...(await stagedOf(taken.id)), ...(await stagedOf(dropped.id))]).toEqual([]);
    expect(await usedBytes()).toEqual({ files: 0, bytes: 0 });
  });

  it('go with a dry run that nobody came back to for thirty days; one that was fixed since stays', async () => {
    const left = await desk.upload(book(pictured('No answer', 0)), 'bank.xml');
    const fixed = await desk.upload(sheet({ correct: '9' }), 'bank.csv');
    const [picture] = await stagedOf(left.id);
    world.clock.advance({ minutes: 20 * 24 * 60 });
    const colleague = await place.person('teacher');
    await colleague.api.questions.fixImportRow({
      params: { importId: fixed.id, row: '1' },
      body: { cells: { 'Difficulty level': 'Hard' } },
    });
    world.clock.advance({ minutes: 11 * 24 * 60 });
    await sweepImports(place.ctx());
    const again = importDesk(await place.person('teacher'));
    expect(await again.showAgain(left)).toMatchObject({ status: 'cancelled', counts: { rows: 0 } });
    expect(await isKept(picture!)).toBe(false);
    expect(await stagedOf(left.id)).toEqual([]);
    expect((await again.showAgain(fixed)).status).toBe('checked');
  });

  it('that a killed process left of an ended import are found by the sweep', async () => {
    const checked = await desk.upload(book(pictured('Good')), 'bank.xml');
    await desk.commit(checked);
    const orphan = { storage_key: `${place.id}/media/imports/${checked.id}/orphan.png` };
    await runtime().storage.put(orphan.storage_key, Buffer.from(png, 'base64'));
    await world.query(
      `insert into question_import_pictures (institute_id, import_id, id, row, storage_key, type, bytes, width, height, alt, file_name)
       values ($1, $2, gen_random_uuid(), 2, $3, 'image/png', 70, 1, 1, '', 'orphan.png')`,
      [place.id, checked.id, orphan.storage_key],
    );
    await sweepImports(place.ctx());
    expect(await isKept(orphan)).toBe(false);
    expect(await Promise.all((await stagedOf(checked.id)).map(isKept))).toEqual([true]);
  });

  it('that a reading stored before it was killed go when the file is read again', async () => {
    const checked = await desk.upload(book(pictured('Good')), 'bank.xml');
    const [before] = await stagedOf(checked.id);
    await world.query('delete from question_import_pictures where import_id = $1', [checked.id]);
    await world.query('delete from question_import_rows where import_id = $1', [checked.id]);
    await world.query("update question_imports set status = 'reading' where id = $1", [checked.id]);
    await readImport(place.ctx(), checked.id);
    expect((await desk.showAgain(checked)).status).toBe('checked');
    const [after] = await stagedOf(checked.id);
    expect(after!.storage_key).not.toBe(before!.storage_key);
    expect([await isKept(before!), await isKept(after!)]).toEqual([false, true]);
  });
});

describe('a commit that the plan has no room for', () => {
  const room = async (bytes: number) => {
    await world.query('update institutes set storage_limit = $2 where id = $1', [place.id, bytes]);
    forgetInstitutes();
  };
  it('becomes a dry run again that says why, and is written once there is room', async () => {
    const checked = await desk.upload(book(pictured('Good')), 'bank.xml');
    await world.query("update question_imports set status = 'committing' where id = $1", [checked.id]);
    await room(1);
    const finish = () => finishCommit(place.ctx(), checked.id, teacher.accountId);
    await finish();
    const full = await teacher.api.questions.showImport({ params: { importId: checked.id } });
    expect(full).toMatchObject({ status: 'checked', problem: { code: 'STORAGE_LIMIT' }, can: { commit: true } });
    expect(await usedBytes()).toEqual({ files: 0, bytes: 0 });
    await room(1_000_000);
    const written = await desk.commit(checked);
    expect(written).toMatchObject({ status: 'committed', problem: null, counts: { written: 1 } });
  });
});
