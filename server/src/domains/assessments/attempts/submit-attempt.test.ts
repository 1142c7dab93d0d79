import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import {
  type Console,
  examRoom,
  type ExamRoom,
  type Person,
  sitDown,
  takeSeat,
  testWorld,
  type World,
} from '../../../testing/index.ts';
import { insertAnswers } from '../answers/responses.store.ts';

let world: World;
let room: ExamRoom;
let paper: string;
let questions: string[];
let student: Person;
let desk: Console;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  questions = [];
  for (let at = 0; at < 10; at++) questions.push(await room.question());
  paper = await room.paper(questions);
});
beforeEach(async () => {
  student = await room.place.person('student');
  desk = await sitDown(student, paper);
});

const right = { options: [2] };
/** The clock moves on; who is signed in signs in again. */
async function later(by: { hours?: number; minutes?: number; seconds?: number }) {
  world.clock.advance(by);
  for (const person of [student, room.teacher]) await person.signInAgain();
}
const result = () => student.api.assessments.showResult({ params: { attemptId: desk.attemptId } });
const waitingForLocks = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const standing = () => student.api.assessments.showStanding({ params: { attemptId: desk.attemptId } });

describe('submitting', () => {
  it('ends the attempt with its marks ready at once', async () => {
    await desk.save(questions[0]!, right);
    expect(await desk.submit()).toMatchObject({ state: 'marked', seat: 1 });
    expect(await result()).toMatchObject({ endedBy: 'submitted', marks: 400, full: 4000, right: 1, unanswered: 9 });
  });

  it('asked twice answers the same, and marks once', async () => {
    await desk.save(questions[0]!, right);
    const first = await desk.submit();
    await later({ minutes: 1 });
    const second = await desk.submit();
    expect({ ...second, now: '' }).toEqual({ ...first, now: '' });
    const history = await world.query('select times_seen, times_right from answer_history where account_id = $1', [
      student.accountId,
    ]);
    expect(history).toEqual([{ times_seen: 1, times_right: 1 }]);
  });

  it('marks once when it is pressed on two requests at once', async () => {
    await desk.save(questions[0]!, right);
    const both = await Promise.all([desk.submit(), desk.submit(), desk.submit()]);
    expect(both.map(({ state }) => state)).toEqual(['marked', 'marked', 'marked']);
    expect(
      await world.query('select times_seen from answer_history where account_id = $1', [student.accountId]),
    ).toEqual([{ times_seen: 1 }]);
  });

  it('waits for every write of its seat, and says how many are missing', async () => {
    const [first, second, third] = [
      desk.answer(questions[0]!, right),
      desk.answer(questions[1]!, right),
      desk.answer(questions[2]!, right),
    ];
    await desk.send(first, third);
    await expect(desk.submit()).rejects.toMatchObject({
      status: 409,
      error: 'SUBMIT_INCOMPLETE',
      details: { missing: 1 },
    });
    expect((await standing()).state).toBe('running');
    await desk.send(second);
    expect(await desk.submit()).toMatchObject({ state: 'marked' });
    expect((await result()).marks).toBe(1200);
  });

  it('is refused to a seat that was never given', async () => {
    await expect(
      student.api.assessments.submitAttempt({
        params: { attemptId: desk.attemptId },
        body: { seat: 7, lastSequence: 0 },
      }),
    ).rejects.toMatchObject({ error: 'SEAT_UNKNOWN' });
  });

  it('racing the saves of its own console loses none that was acknowledged as saved', async () => {
    const writes = questions.map((question) => desk.answer(question, right));
    const replies = writes.map((write) => desk.send(write));
    const submits = Array.from({ length: 5 }, () => desk.submit(writes.length).catch(() => undefined));
    const verdicts = (await Promise.all(replies)).flatMap((reply) => reply.verdicts);
    await Promise.all(submits);
    await desk.submit(writes.length);
    expect(verdicts).toEqual(writes.map(() => 'saved'));
    expect((await result()).right).toBe(writes.length);
  });

  it('waits for a save that is just being written, and counts it', async () => {
    const { instituteId } = room.place.ctx();
    const written = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const save = inTransaction(room.place.ctx(), async (tx) => {
      await tx.db
        .selectFrom('attempts')
        .select('id')
        .where('institute_id', '=', instituteId)
        .where('id', '=', desk.attemptId)
        .forShare()
        .execute();
      const { sequence, questionId, kind, answer } = desk.answer(questions[0]!, right);
      await insertAnswers(tx, [
        { attemptId: desk.attemptId, seat: 1, sequence, questionId, kind, answer, savedAt: new Date() },
      ]);
      written.resolve();
      await commit.promise;
    });
    await written.promise;
    const submitted = desk.submit(0);
    await expect.poll(async () => (await world.query(waitingForLocks)).length).toBe(1);
    commit.resolve();
    await save;
    expect(await submitted).toMatchObject({ state: 'marked' });
    expect((await result()).right).toBe(1);
  });

  it('against the saves of another seat counts exactly what was acknowledged as saved', async () => {
    const writes = questions.map((question) => desk.answer(question, right));
    const phone = await takeSeat(student, desk.attemptId);
    const replies = writes.map((write) => desk.send(write));
    await phone.submit(0);
    const verdicts = (await Promise.all(replies)).flatMap((reply) => reply.verdicts);
    expect(verdicts.filter((verdict) => verdict !== 'saved' && verdict !== 'late')).toEqual([]);
    expect((await result()).right).toBe(verdicts.filter((verdict) => verdict === 'saved').length);
  });
});

describe('marking that breaks', () => {
  it('does not keep the attempt open: it is closed, and marked by the sweep once the cause is gone', async () => {
    const question = await room.question();
    const lost = await sitDown(student, await room.paper([question]));
    await lost.save(question, right);
    const hide = (from: number, to: number) =>
      world.query(
        'update question_keys set key_version = $3 where institute_id = $1 and question_id = $2 and key_version = $4',
        [room.place.id, question, to, from],
      );
    await hide(1, 99);
    expect(await lost.submit()).toMatchObject({ state: 'closed' });
    const params = { attemptId: lost.attemptId };
    await expect(student.api.assessments.showResult({ params })).rejects.toMatchObject({ error: 'RESULT_NOT_READY' });
    expect((await lost.send(lost.answer(question, null))).verdicts).toEqual(['late']);
    await hide(99, 1);
    await world.sweep(room.place);
    await world.runJobs();
    expect(await world.query('select state, ended_by from attempts where id = $1', [lost.attemptId])).toEqual([
      { state: 'marked', ended_by: 'submitted' },
    ]);
    expect(await student.api.assessments.showResult({ params })).toMatchObject({ marks: 400 });
  });
});

describe('after the end', () => {
  it('what comes is kept whole as late evidence, never counts, and staff see how many', async () => {
    await desk.save(questions[0]!, right);
    await desk.submit();
    const late = desk.answer(questions[1]!, right);
    expect((await desk.send(late)).verdicts).toEqual(['late']);
    expect((await desk.send(late)).verdicts).toEqual(['late']);
    const { standing: told } = await desk.send(late);
    expect(told.state).toBe('marked');
    expect(await result()).toMatchObject({ marks: 400, lateAnswers: 1 });
    const { rows } = await room.teacher.api.assessments.listAttempts({
      params: { paperId: paper },
      query: { search: student.email },
    });
    expect(rows).toMatchObject([{ lateAnswers: 1, marks: 400 }]);
    const kept = await world.query('select answer from response_events where attempt_id = $1 and late', [
      desk.attemptId,
    ]);
    expect(kept).toEqual([{ answer: late.answer }]);
  });

  it('no device sits down any more', async () => {
    await desk.submit();
    await expect(takeSeat(student, desk.attemptId)).rejects.toMatchObject({ status: 409, error: 'ATTEMPT_CLOSED' });
  });
});

describe('the deadline', () => {
  it('is followed by 20 seconds in which answers still count', async () => {
    await later({ minutes: 30, seconds: 15 });
    expect(await desk.save(questions[0]!, right)).toBe('saved');
    expect((await standing()).state).toBe('running');
    expect(await desk.submit()).toMatchObject({ state: 'marked' });
    expect((await result()).marks).toBe(400);
  });

  it('closes the attempt after the grace though nobody has closed it yet: a save is late', async () => {
    await desk.save(questions[0]!, right);
    await later({ minutes: 30, seconds: 25 });
    const { verdicts, standing: told } = await desk.send(desk.answer(questions[1]!, right));
    expect([verdicts, told.state]).toEqual([['late'], 'closed']);
  });

  it('closes and marks the attempt by its own job', async () => {
    await desk.save(questions[0]!, right);
    await later({ minutes: 30, seconds: 25 });
    await world.runJobs();
    const [row] = await world.query(
      'select state, ended_by, ended_at = deadline as in_time from attempts where id = $1',
      [desk.attemptId],
    );
    expect(row).toEqual({ state: 'marked', ended_by: 'expired', in_time: true });
    expect(await result()).toMatchObject({ endedBy: 'expired', marks: 400 });
  });

  it('does not close it a second too early', async () => {
    await later({ minutes: 30, seconds: 18 });
    await world.runJobs();
    expect((await standing()).state).toBe('running');
  });

  it('that passed while the server was down is found by the sweep, and what is running goes on', async () => {
    await desk.save(questions[0]!, right);
    await later({ minutes: 20 });
    const going = await sitDown(await room.place.person('student'), paper);
    await later({ minutes: 15 });
    await world.query(`delete from graphile_worker._private_jobs where payload ->> 'attemptId' = $1`, [desk.attemptId]);
    await world.sweep(room.place);
    await world.runJobs();
    const states = await world.query('select state from attempts where id = any ($1) order by started_at', [
      [desk.attemptId, going.attemptId],
    ]);
    expect(states).toEqual([{ state: 'marked' }, { state: 'running' }]);
  });

  it('makes submit say that it is over, without complaining', async () => {
    await desk.save(questions[0]!, right);
    await later({ hours: 2 });
    expect(await desk.submit(5)).toMatchObject({ state: 'marked' });
    expect(await result()).toMatchObject({ endedBy: 'expired', marks: 400 });
  });

  it('frees the next attempt, should no job have come to the last one yet', async () => {
    const twice = await room.paper(questions, { settings: { attemptsAllowed: 2 } });
    const first = await sitDown(student, twice);
    await later({ hours: 1 });
    const second = await sitDown(student, twice);
    expect(second.attemptId).not.toBe(first.attemptId);
  });
});
