import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { examRoom, type ExamRoom, type Person, sitDown, testWorld, type World } from '../../../testing/index.ts';
import { personalData } from '../accounts/personal-data.ts';
import { transferAccount } from './transfer-account.ts';

let world: World;
let room: ExamRoom;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
});

const download = (person: Person, exportId: string) =>
  person.api.identity.downloadExportJson({ params: { exportId } }).then((text) => JSON.parse(text) as Parts);
interface Parts {
  readonly identity: { readonly account: Record<string, unknown> };
  readonly learners: Record<string, unknown>;
  readonly assessments: { readonly tests: { readonly test: string }[] };
}

async function studentWithResult(firstName = 'Asha') {
  const student = await room.place.person('student', { firstName });
  await student.api.learners.updateProfile({ body: { exams: [2] } });
  await room.teacher.signInAgain(); // the clock may have moved on
  const questionId = await room.question();
  const paperId = await room.paper([questionId], { title: 'A test of mine' });
  await sit(student, paperId, questionId);
  return { student, paperId, questionId };
}

async function sit(student: Person, paperId: string, questionId: string) {
  const desk = await sitDown(student, paperId);
  await desk.save(questionId, { options: [2] });
  await desk.submit();
  await world.runJobs();
}

describe('everything about me', () => {
  it('is collected by a job, told by mail, and downloaded as JSON and as a page', async () => {
    const { student } = await studentWithResult();
    const asked = await student.api.identity.askExport();
    expect(asked.state).toBe('running');
    await expect(student.api.identity.askExport()).rejects.toMatchObject({ status: 409, error: 'EXPORT_RUNNING' });
    await world.runJobs();
    expect((await student.api.identity.showMyData()).exports).toMatchObject([{ state: 'ready' }]);
    expect(world.app.runtime.outbox.list()[0]).toMatchObject({
      to: student.email,
      kind: 'mail',
      text: expect.stringMatching(/ready to download[^]*लॉग इन/),
    });
    const parts = await download(student, asked.exportId);
    expect(Object.keys(parts)).toEqual(personalData().map(({ domain }) => domain));
    expect(parts.identity.account).toMatchObject({ email: student.email });
    expect(parts.assessments.tests).toMatchObject([{ test: 'A test of mine' }]);
    const page = await student.api.identity.downloadExportHtml({ params: { exportId: asked.exportId } });
    expect(page).toContain('A test of mine');
  });

  it('is nobody else’s, and is gone after a week', async () => {
    const [student, other] = [await room.place.person('student'), await room.place.person('student')];
    const { exportId } = await student.api.identity.askExport();
    await world.runJobs();
    await expect(download(other, exportId)).rejects.toMatchObject({ status: 404 });
    world.clock.advance({ days: 8 });
    await world.sweep(room.place);
    await world.runJobs();
    await student.signInAgain();
    await expect(download(student, exportId)).rejects.toMatchObject({ status: 404 });
    expect((await student.api.identity.showMyData()).exports).toMatchObject([{ state: 'removed' }]);
  });
});

describe('deleting my account', () => {
  const ask = (person: Person, typed = person.email) =>
    person.api.identity.askDeletion({ body: { typed, password: person.password } });

  it('asks for the e-mail typed and the password, and signs out everywhere', async () => {
    const student = await room.place.person('student');
    await expect(ask(student, 'yes')).rejects.toMatchObject({
      error: 'DELETION_NOT_TYPED',
      fields: [{ path: 'body.typed' }],
    });
    await expect(
      student.api.identity.askDeletion({ body: { typed: student.email, password: 'not it' } }),
    ).rejects.toMatchObject({ error: 'INVALID_CREDENTIALS', fields: [{ path: 'body.password' }] });
    await ask(student);
    await expect.poll(() => student.send('GET', '/api/me').then(({ statusCode }) => statusCode)).toBe(401);
  });

  it('is cancelled by signing in within fourteen days', async () => {
    const student = await room.place.person('student');
    await ask(student);
    world.clock.advance({ days: 13 });
    await student.signInAgain();
    expect((await student.api.identity.showMyData()).deletion).toBeNull();
    world.clock.advance({ days: 2 });
    await world.runJobs();
    await student.signInAgain();
    expect((await student.api.identity.showMe()).account.email).toBe(student.email);
  });

  it('takes every name away after fourteen days, and keeps marks without one', async () => {
    const { student, paperId } = await studentWithResult('Unforgettable');
    await ask(student);
    world.clock.advance({ days: 15 });
    await world.runJobs();
    const [account] = await world.query('select * from accounts where institute_id = $1 and id = $2', [
      room.place.id,
      student.accountId,
    ]);
    expect(account).toMatchObject({ first_name: 'Deleted', password_hash: null, status: 'disabled' });
    expect(JSON.stringify(account)).not.toContain('Unforgettable');
    expect(JSON.stringify(account)).not.toContain(student.email);
    await expect(student.signInAgain()).rejects.toThrow();
    const kept = await world.query('select 1 from results where institute_id = $1 and paper_id = $2', [
      room.place.id,
      paperId,
    ]);
    expect(kept).toHaveLength(1);
    const gone = await world.query('select 1 from learner_profiles where account_id = $1', [student.accountId]);
    expect(gone).toEqual([]);
    const [deletion] = await world.query(
      'select done_domains, finished_at from account_deletions where account_id = $1',
      [student.accountId],
    );
    expect(deletion?.['finished_at']).not.toBeNull();
    expect(deletion?.['done_domains']).toEqual(
      personalData()
        .map(({ domain }) => domain)
        .toReversed(),
    );
  });

  it('goes on where it stopped', async () => {
    const { student } = await studentWithResult();
    await ask(student);
    const done = personalData()
      .map(({ domain }) => domain)
      .toReversed()
      .slice(0, -1);
    await world.query('update account_deletions set done_domains = $1 where account_id = $2', [
      done,
      student.accountId,
    ]);
    await world.query('update learner_profiles set target_year = 2031 where account_id = $1', [student.accountId]);
    world.clock.advance({ days: 15 });
    await world.runJobs();
    // What was recorded as done is not done again.
    expect(
      await world.query('select target_year from learner_profiles where account_id = $1', [student.accountId]),
    ).toEqual([{ target_year: 2031 }]);
  });

  it('is refused to the only owner of an institute', async () => {
    const place = await world.institute();
    const owner = await place.person('owner');
    await expect(ask(owner)).rejects.toMatchObject({ status: 409, error: 'DELETION_LAST_OWNER' });
    await place.person('owner');
    await ask(owner);
  });
});

describe('moving an account’s work to another', () => {
  const move = async (from: Person, to: Person, kind: 'merge' | 'handover') => {
    await inTransaction(room.place.ctx(), (tx) =>
      transferAccount(tx, { from: from.accountId, to: to.accountId, kind }),
    );
    await world.runJobs();
  };

  it('merges two accounts of one student: attempts are numbered on, one stands in the rank list', async () => {
    const { student, paperId, questionId } = await studentWithResult();
    const second = await room.place.person('student');
    await sit(second, paperId, questionId);
    await move(second, student, 'merge');
    const rows = await world.query(
      `select a.number, r.ranked from attempts a join results r on r.attempt_id = a.id
        where a.institute_id = $1 and a.paper_id = $2 and a.account_id = $3 and r.account_id = $3 order by a.number`,
      [room.place.id, paperId, student.accountId],
    );
    expect(rows).toEqual([
      { number: 1, ranked: true },
      { number: 2, ranked: false },
    ]);
    const [history] = await world.query('select times_seen from answer_history where account_id = $1', [
      student.accountId,
    ]);
    expect(history).toEqual({ times_seen: 2 });
    expect(await world.query('select 1 from learner_profiles where account_id = $1', [second.accountId])).toEqual([]);
  });

  it('refuses a merge while a test runs on the account that would be closed, and allows it afterwards', async () => {
    const [owner, keep, remove] = [
      await room.place.person('owner'),
      await room.place.person('student'),
      await room.place.person('student'),
    ];
    const desk = await sitDown(remove, await room.paper([await room.question()]));
    const body = { keep: keep.accountId, remove: remove.accountId };
    await expect(owner.api.identity.mergePeople({ body })).rejects.toMatchObject({
      status: 409,
      error: 'MERGE_DURING_TEST',
    });
    await desk.submit();
    expect(await owner.api.identity.mergePeople({ body })).toMatchObject({ accountId: keep.accountId });
  });

  it('lets a test go on that had begun when its account was merged: its saves are the kept account’s', async () => {
    const [keep, remove] = [await room.place.person('student'), await room.place.person('student')];
    const question = await room.question();
    const desk = await sitDown(remove, await room.paper([question]));
    expect(await desk.save(question, { options: [1] })).toBe('saved');
    await move(remove, keep, 'merge');
    const { seat } = await keep.api.assessments.takeSeat({ params: { attemptId: desk.attemptId } });
    const { verdicts } = await keep.api.assessments.saveAnswers({
      params: { attemptId: desk.attemptId },
      body: { seat, writes: [{ ...desk.answer(question, { options: [2] }), sequence: 1 }] },
    });
    expect(verdicts).toEqual(['saved']);
    await expect(desk.save(question, { options: [3] })).rejects.toMatchObject({ status: 404 });
  });

  it('hands a teacher’s questions and papers over; who wrote a version stays with it', async () => {
    const [leaving, staying] = [await room.place.person('teacher'), await room.place.person('teacher')];
    const { paperId } = await leaving.api.assessments.createPaper({ body: { title: 'Handed over' } });
    await move(leaving, staying, 'handover');
    const [paper] = await world.query('select created_by from papers where id = $1', [paperId]);
    expect(paper).toEqual({ created_by: staying.accountId });
    const [transfer] = await world.query('select finished_at from account_transfers where from_id = $1', [
      leaving.accountId,
    ]);
    expect(transfer?.['finished_at']).not.toBeNull();
  });
});
