import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

let world: World;
let room: ExamRoom;
let paper: string;
let questions: [string, string, string];
let student: Person;
let desk: Console;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  questions = [await room.question(), await room.question(), await room.question()];
  paper = await room.paper(questions);
});
beforeEach(async () => {
  student = await room.place.person('student');
  desk = await sitDown(student, paper);
});

const two = { options: [2] };
const three = { options: [3] };
const standing = (attemptId = desk.attemptId) => student.api.assessments.showStanding({ params: { attemptId } });
/** What counts: the stored answers by question. */
const answers = async () =>
  Object.fromEntries(
    (await standing()).answers
      .filter(({ kind }) => kind === 'answer')
      .map(({ questionId, answer }) => [questionId, answer.response]),
  );

describe('saving answers', () => {
  it('acknowledges each write and says how the attempt stands', async () => {
    const { verdicts, standing: told } = await desk.send(
      desk.answer(questions[0], two),
      desk.answer(questions[1], three),
    );
    expect(verdicts).toEqual(['saved', 'saved']);
    const { answers: stored, now: _now, ...shown } = await standing();
    expect(told).toMatchObject(shown);
    expect(stored.map(({ questionId, sequence, answer }) => [questionId, sequence, answer.response])).toEqual(
      expect.arrayContaining([
        [questions[0], 1, two],
        [questions[1], 2, three],
      ]),
    );
  });

  it('is idempotent: the same write again is acknowledged and counts once', async () => {
    const write = desk.answer(questions[0], two);
    for (const _ of [1, 2, 3]) expect((await desk.send(write)).verdicts).toEqual(['saved']);
    const events = await world.query('select count(*)::int as count from response_events where attempt_id = $1', [
      desk.attemptId,
    ]);
    expect(events).toEqual([{ count: 1 }]);
  });

  it('refuses to acknowledge a key that was used for something else', async () => {
    const write = desk.answer(questions[0], two);
    await desk.send(write);
    expect((await desk.send({ ...write, answer: { ...write.answer, response: three } })).verdicts).toEqual(['altered']);
    expect((await desk.send({ ...write, questionId: questions[1] })).verdicts).toEqual(['altered']);
    expect(await answers()).toEqual({ [questions[0]]: two });
  });

  it('keeps the greatest sequence of a question, never the latest arrival', async () => {
    const [first, second] = [desk.answer(questions[0], two), desk.answer(questions[0], three)];
    expect((await desk.send(second)).verdicts).toEqual(['saved']);
    expect((await desk.send(first)).verdicts).toEqual(['superseded']);
    expect(await answers()).toEqual({ [questions[0]]: three });
    expect((await desk.send(first, second)).verdicts).toEqual(['superseded', 'saved']);
  });

  it('keeps one winner when a request brings several answers to one question', async () => {
    const { verdicts } = await desk.send(
      desk.answer(questions[0], two),
      desk.answer(questions[0], null),
      desk.answer(questions[0], three),
    );
    expect(verdicts).toEqual(['superseded', 'superseded', 'saved']);
  });

  it('lets a draft neither replace an answer nor be lost behind it', async () => {
    await desk.save(questions[0], two);
    expect(await desk.save(questions[0], three, { kind: 'draft' })).toBe('saved');
    const stored = (await standing()).answers;
    expect(stored.map(({ kind, answer }) => [kind, answer.response]).toSorted()).toEqual([
      ['answer', two],
      ['draft', three],
    ]);
  });

  it('takes Clear Response as an answer without a response, which an older write cannot undo', async () => {
    const old = desk.answer(questions[0], two);
    expect(await desk.save(questions[0], null)).toBe('saved');
    expect((await desk.send(old)).verdicts).toEqual(['superseded']);
    expect(await answers()).toEqual({ [questions[0]]: null });
  });

  it('refuses a seat that was never given', async () => {
    const { verdicts } = await student.api.assessments.saveAnswers({
      params: { attemptId: desk.attemptId },
      body: { seat: 2, writes: [desk.answer(questions[0], two)] },
    });
    expect(verdicts).toEqual(['refused']);
    expect(await answers()).toEqual({});
  });

  it('refuses a question that is not in the attempt’s paper, and writes nothing of that request', async () => {
    const foreign = await room.question();
    await expect(desk.send(desk.answer(questions[0], two), desk.answer(foreign, two))).rejects.toMatchObject({
      status: 422,
      fields: [expect.objectContaining({ path: 'body.writes.1.questionId' })],
    });
    expect(await answers()).toEqual({});
  });

  it.each([
    ['a NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud800b'],
  ])('refuses a text with %s before it reaches the batch of others', async (_, text) => {
    const reply = await student.send('POST', `/api/attempts/${desk.attemptId}/answers`, {
      payload: JSON.stringify({
        seat: 1,
        writes: [{ ...desk.answer(questions[0], null), answer: { response: { text }, review: false, seconds: 1 } }],
      }),
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.statusCode).toBe(422);
  });

  it('knows no attempt of another student, and keeps it as it was', async () => {
    const other = await room.place.person('student');
    const params = { attemptId: desk.attemptId };
    const body = { seat: 1, writes: [desk.answer(questions[0], three)] };
    await expect(other.api.assessments.saveAnswers({ params, body })).rejects.toMatchObject({ status: 404 });
    await expect(other.api.assessments.takeSeat({ params })).rejects.toMatchObject({ status: 404 });
    await expect(other.api.assessments.showStanding({ params })).rejects.toMatchObject({ status: 404 });
    await expect(
      other.api.assessments.submitAttempt({ params, body: { seat: 1, lastSequence: 0 } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await standing()).toMatchObject({ state: 'running', seat: 1, answers: [] });
  });

  it('answers 404 for an attempt that is nowhere', async () => {
    const writes = [desk.answer(questions[0], two)];
    const params = { attemptId: '0195e9a0-0000-7000-8000-000000000000' };
    await expect(student.api.assessments.saveAnswers({ params, body: { seat: 1, writes } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('two devices', () => {
  it('give the attempt to the one that sat down last, with everything that is saved', async () => {
    await desk.save(questions[0], two);
    const params = { attemptId: desk.attemptId };
    const seated = await student.api.assessments.takeSeat({ params });
    expect(seated).toMatchObject({
      seat: 2,
      state: 'running',
      answers: [{ questionId: questions[0], seat: 1, sequence: 1, answer: { response: two } }],
    });
    const seats = await world.query('select seat from attempt_seats where attempt_id = $1 order by seat', [
      desk.attemptId,
    ]);
    expect(seats).toEqual([{ seat: 1 }, { seat: 2 }]);
  });

  it('tell the older one in its next reply that it lost its seat', async () => {
    await takeSeat(student, desk.attemptId);
    const { standing: told } = await desk.send(desk.answer(questions[0], two));
    expect(told.seat).toBe(2);
  });

  it('let what the older one typed before still count where the newer one has not touched the question', async () => {
    const [kept, lost] = [desk.answer(questions[0], two), desk.answer(questions[1], two)];
    const phone = await takeSeat(student, desk.attemptId);
    await phone.save(questions[1], three);
    expect((await desk.send(kept, lost)).verdicts).toEqual(['saved', 'superseded']);
    expect(await answers()).toEqual({ [questions[0]]: two, [questions[1]]: three });
    const history = await world.query(
      'select seat, sequence from response_events where attempt_id = $1 order by seat, sequence',
      [desk.attemptId],
    );
    expect(history).toEqual([
      { seat: 1, sequence: 1 },
      { seat: 1, sequence: 2 },
      { seat: 2, sequence: 1 },
    ]);
  });

  it('leave submitting to the newer one', async () => {
    await takeSeat(student, desk.attemptId);
    await expect(desk.submit(0)).rejects.toMatchObject({ status: 409, error: 'SEAT_TAKEN' });
  });

  it('sit down one after the other when both press at once', async () => {
    const seats = await Promise.all(Array.from({ length: 4 }, () => takeSeat(student, desk.attemptId)));
    expect(seats.map(({ seat }) => seat).toSorted()).toEqual([2, 3, 4, 5]);
  });
});
