import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { demoFile, type ImportDesk, importDesk, nobody, sheet } from '../imports/import-desk.ts';

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

describe('a commit', () => {
  it('writes the ready rows as questions in the order of the file', async () => {
    const checked = await desk.upload(demoFile('questions.csv'));
    expect(await desk.commit(checked)).toMatchObject({
      status: 'committed',
      counts: { rows: 233, ready: 0, written: 233 },
      can: { commit: false, undo: true },
    });
    const { rows, counts } = await teacher.api.questions.listQuestions({
      query: { importId: checked.id, size: 200, page: 2 },
    });
    expect(counts.all).toBe(233);
    const first = rows.at(-1)!;
    expect(first).toMatchObject({
      number: 1,
      version: 1,
      type: 'SINGLE',
      difficulty: 0,
      knowledgeArea: { name: 'Diversity and Classification', subject: 'biology' },
    });
    const whole = await teacher.api.questions.showQuestion({ params: { questionId: first.id } });
    expect(whole).toMatchObject({ keyVersion: 1, key: { kind: 'choice', accepted: [[3]] } });
    expect(whole.content.en.options).toHaveLength(4);
    expect((await desk.rowsOf(checked, 'written')).total).toBe(233);
    await world.runJobs(); // what came in bulk is found a moment later
    expect((await teacher.api.questions.listQuestions({ query: { search: 'chitin' } })).total).toBeGreaterThan(0);
  });

  it('of the same file again finds every row a duplicate and writes nothing', async () => {
    await desk.commit(await desk.upload(demoFile('questions.csv')));
    const again = await desk.upload(demoFile('questions.csv'));
    expect(again.counts).toEqual({
      rows: 233,
      ready: 0,
      duplicate: 233,
      otherKey: 0,
      refused: 0,
      fixable: 0,
      written: 0,
    });
    expect((await desk.rowsOf(again)).rows[0]).toMatchObject({
      state: 'duplicate',
      duplicateOf: { number: 1, row: null },
      preview: { type: 'SINGLE' },
    });
    await expect(desk.commit(again)).rejects.toMatchObject({ status: 409, error: 'IMPORT_EMPTY' });
    expect(await desk.inBank()).toBe(233);
  });

  it('happens once when two ask for it at once', async () => {
    const checked = await desk.upload(sheet({}, {}, {}));
    const both = await Promise.allSettled([desk.commit(checked), desk.commit(checked)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { error: 'IMPORT_STATE', details: { status: 'committed' } },
    });
    expect(await desk.inBank()).toBe(3);
  });

  it('of two dry runs of one file at once writes each question once', async () => {
    const [one, two] = [await desk.upload(demoFile('questions.csv')), await desk.upload(demoFile('questions.csv'))];
    const [first, second] = await Promise.all([desk.commit(one), desk.commit(two)]);
    expect([first.counts.written, second.counts.written].toSorted((a, b) => a - b)).toEqual([0, 233]);
    expect([first.counts.duplicate, second.counts.duplicate].toSorted((a, b) => a - b)).toEqual([0, 233]);
    expect(await desk.inBank()).toBe(233);
  });

  it('sees a question that somebody wrote since the dry run', async () => {
    const [one, two] = [await desk.upload(sheet({}, {})), await desk.upload(sheet({}))];
    await desk.commit(two);
    expect((await desk.commit(one)).counts).toMatchObject({ written: 1, duplicate: 1 });
  });

  it('continues the numbers of the bank', async () => {
    await desk.commit(await desk.upload(sheet({})));
    await desk.commit(await desk.upload(sheet({ question: 'Another' })));
    expect((await teacher.api.questions.listQuestions()).rows.map(({ number }) => number).toSorted()).toEqual([1, 2]);
  });
});

describe('a large import', () => {
  const rows = Array.from({ length: 2001 }, (_, i) => ({ question: `Long question ${i} `.repeat(12) }));

  it('is read and written by jobs, once, however often they run', async () => {
    const reading = await desk.upload(sheet(...rows));
    expect(reading).toMatchObject({
      status: 'reading',
      counts: { rows: 0 },
      can: { commit: false, cancel: false, undo: false },
    });
    await expect(desk.commit(reading)).rejects.toMatchObject({ error: 'IMPORT_STATE', details: { status: 'reading' } });
    await expect(desk.cancel(reading)).rejects.toMatchObject({ error: 'IMPORT_STATE' });
    await world.runJobs();
    expect(await desk.showAgain(reading)).toMatchObject({ status: 'checked', counts: { rows: 2001, ready: 2001 } });

    const committing = await desk.commit(reading);
    expect(committing).toMatchObject({ status: 'committing', counts: { written: 0 } });
    await expect(desk.commit(reading)).rejects.toMatchObject({
      error: 'IMPORT_STATE',
      details: { status: 'committing' },
    });
    await expect(desk.undo(reading)).rejects.toMatchObject({ error: 'IMPORT_STATE' });
    await world.runJobs();
    expect(await desk.showAgain(reading)).toMatchObject({
      status: 'committed',
      counts: { rows: 2001, ready: 0, written: 2001 },
    });
    const [question] = await world.query('select created_by from questions where import_id = $1 limit 1', [reading.id]);
    expect(question).toEqual({ created_by: teacher.accountId });

    await world.sweep(place);
    await world.runJobs();
    expect(await desk.inBank()).toBe(2001);
  });

  it('goes on after the process that read it, or wrote it, was killed', async () => {
    const reading = await desk.upload(sheet(...rows));
    await dropJobs();
    await world.sweep(place);
    await world.runJobs();
    expect((await desk.showAgain(reading)).status).toBe('reading');
    world.clock.advance({ minutes: 6 });
    await world.sweep(place);
    await world.runJobs();
    desk = importDesk(await place.person('teacher'));
    expect(await desk.showAgain(reading)).toMatchObject({ status: 'checked', counts: { ready: 2001 } });

    await desk.commit(reading);
    await dropJobs();
    world.clock.advance({ minutes: 6 });
    await world.sweep(place);
    await world.runJobs();
    desk = importDesk(await place.person('teacher'));
    expect(await desk.showAgain(reading)).toMatchObject({ status: 'committed', counts: { written: 2001 } });
    expect(await desk.inBank()).toBe(2001);
  });

  const dropJobs = () => world.query('delete from graphile_worker._private_jobs where locked_at is null');
});

describe('an undo', () => {
  it('takes the whole import back, and the file can be imported again', async () => {
    const first = await desk.commit(await desk.upload(demoFile('questions.csv')));
    expect(await desk.undo(first)).toMatchObject({
      status: 'undone',
      can: { commit: false, cancel: false, undo: false },
    });
    expect(await desk.inBank()).toBe(0);
    const again = await desk.upload(demoFile('questions.csv'));
    expect(again.counts).toMatchObject({ ready: 233, duplicate: 0 });
    expect(await desk.commit(again)).toMatchObject({ counts: { written: 233 } });
    expect(await desk.inBank()).toBe(233);
    await expect(desk.undo(first)).rejects.toMatchObject({ error: 'IMPORT_STATE', details: { status: 'undone' } });
  });

  it('leaves what was there before, and what others imported', async () => {
    await desk.commit(await desk.upload(sheet({ question: 'Older' })));
    const mine = await desk.commit(await desk.upload(sheet({ question: 'Mine' })));
    await desk.undo(mine);
    expect((await teacher.api.questions.listQuestions()).rows.map(({ number }) => number)).toEqual([1]);
  });

  it('is refused once one of its questions stands in a published paper, and then takes nothing', async () => {
    const done = await desk.commit(await desk.upload(sheet({}, {}, {})));
    const { rows } = await teacher.api.questions.listQuestions();
    await publishPaper(rows.slice(0, 2).map(({ id }) => id));
    await expect(desk.undo(done)).rejects.toMatchObject({ status: 409, error: 'IMPORT_IN_USE', details: { count: 2 } });
    expect(await desk.inBank()).toBe(3);
    expect(await desk.showAgain(done)).toMatchObject({ status: 'committed' });
  });
});

async function publishPaper(questionIds: string[]) {
  const { paperId } = await teacher.api.assessments.createPaper({ body: { title: 'Uses two' } });
  const { draft, revision } = await teacher.api.assessments.showPaper({ params: { paperId } });
  const rule = { right: 400, wrong: -100, unanswered: 0, ladder: [] };
  const sections = [{ id: nobody, title: 'Physics', rule, questionIds }];
  const saved = await teacher.api.assessments.savePaper({
    params: { paperId },
    body: { revision, draft: { ...draft, sections } },
  });
  const owner = await place.person('owner');
  await owner.api.assessments.publishPaper({ params: { paperId }, body: { revision: saved.revision } });
}

describe('an import', () => {
  it('is of one institute: under its id another finds nothing', async () => {
    const checked = await desk.upload(sheet({}));
    const stranger = await (await world.institute()).person('teacher');
    const { showImport, listImportRows, commitImport, cancelImport, undoImport, placeImportArea } =
      stranger.api.questions;
    const placeArea = () =>
      placeImportArea({
        params: { importId: checked.id },
        body: { name: 'x', place: { createUnderSubject: 'physics' } },
      });
    const calls = [showImport, listImportRows, commitImport, cancelImport, undoImport].map(
      (call) => () => call({ params: { importId: checked.id } }),
    );
    for (const call of [...calls, placeArea])
      await expect(call()).rejects.toMatchObject({ status: 404, error: 'NOT_FOUND' });
    expect(await desk.showAgain(checked)).toMatchObject({ status: 'checked' });
  });

  it('is for teachers only', async () => {
    const student = await place.person('student');
    await expect(importDesk(student).upload(sheet({}))).rejects.toMatchObject({ status: 403 });
    await expect(student.api.questions.listImports()).rejects.toMatchObject({ status: 403 });
  });

  it('moves only along its states', async () => {
    const cancelled = await desk.upload(sheet({}));
    await expect(desk.undo(cancelled)).rejects.toMatchObject({ error: 'IMPORT_STATE', details: { status: 'checked' } });
    await desk.cancel(cancelled);
    await expect(desk.commit(cancelled)).rejects.toMatchObject({
      error: 'IMPORT_STATE',
      details: { status: 'cancelled' },
    });
    const committed = await desk.commit(await desk.upload(sheet({})));
    await expect(desk.cancel(committed)).rejects.toMatchObject({
      error: 'IMPORT_STATE',
      details: { status: 'committed' },
    });
  });

  it('leaves a line in the audit log for each step', async () => {
    const done = await desk.commit(await desk.upload(sheet({})));
    await desk.undo(done);
    const lines = await world.query('select action, actor_id from audit_log where subject_id = $1 order by id', [
      done.id,
    ]);
    expect(lines).toEqual(
      ['question_import.uploaded', 'question_import.committed', 'question_import.undone'].map((action) => ({
        action,
        actor_id: teacher.accountId,
      })),
    );
  });
});
