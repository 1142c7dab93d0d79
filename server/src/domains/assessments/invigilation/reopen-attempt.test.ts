import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPaper } from '../factories.ts';
import { sitDown, takeSeat } from '../../../testing/index.ts';
import { type Hall, openHall, option, type Sitter } from './hall-testing.ts';

let hall: Hall;
let sitter: Sitter;
beforeAll(async () => {
  hall = await openHall({ minutes: 60, settings: { attemptsAllowed: 2 } });
});
beforeEach(async () => {
  sitter = await hall.sit();
});
const api = () => hall.teacher.api.assessments;
const params = () => ({ attemptId: sitter.desk.attemptId });
const reopen = async (minutes = 15, revision?: number) =>
  api().reopenAttempt({
    params: params(),
    body: {
      minutes,
      reason: 'Handed in by mistake.',
      revision: revision ?? (await api().showTimeline({ params: params() })).attempt.revision,
    },
  });
const history = () =>
  hall.world.query(
    'select question_id, times_seen, times_right from answer_history where account_id = $1 order by question_id',
    [sitter.student.accountId],
  );

describe('an attempt that is opened again', () => {
  it('goes on with its answers for so many minutes, and closes by itself', async () => {
    await sitter.desk.save(hall.questions[0], option(2));
    await sitter.desk.submit();
    const { deadline } = await reopen(15);
    expect(Math.round((Date.parse(deadline) - hall.world.clock.now().getTime()) / 60_000)).toBe(15);
    expect(await sitter.standing()).toMatchObject({ state: 'running', deadline, answers: [{ seat: 1 }] });
    const again = await takeSeat(sitter.student, sitter.desk.attemptId);
    expect(await again.save(hall.questions[1], option(2))).toBe('saved');
    await hall.later({ minutes: 16 });
    await hall.world.runJobs();
    expect(await api().showResult({ params: params() })).toMatchObject({ right: 2, endedBy: 'expired' });
  });

  it('is out of the rank list until it is marked again, and shows nobody its keys meanwhile', async () => {
    const other = await hall.sit();
    await other.desk.submit();
    await sitter.desk.save(hall.questions[0], option(2));
    await sitter.desk.submit();
    const before = await other.student.api.assessments.showResult({ params: { attemptId: other.desk.attemptId } });
    await reopen();
    for (const person of [sitter.student, hall.teacher])
      await expect(person.api.assessments.showResult({ params: params() })).rejects.toMatchObject({
        error: 'RESULT_NOT_READY',
      });
    const during = await other.student.api.assessments.showResult({ params: { attemptId: other.desk.attemptId } });
    expect(during.of).toBe(before.of - 1);
    await (await takeSeat(sitter.student, sitter.desk.attemptId)).submit();
    const after = await other.student.api.assessments.showResult({ params: { attemptId: other.desk.attemptId } });
    expect(after.of).toBe(before.of);
    const versions = await hall.world.query('select result_version, ranked from results where attempt_id = $1', [
      sitter.desk.attemptId,
    ]);
    expect(versions).toEqual([{ result_version: 2, ranked: true }]);
  });

  it('counts once in the answer history, as it ended at last', async () => {
    await sitter.desk.save(hall.questions[0], option(2));
    await sitter.desk.save(hall.questions[1], option(2));
    await sitter.desk.submit();
    await reopen();
    const again = await takeSeat(sitter.student, sitter.desk.attemptId);
    await again.save(hall.questions[1], option(3));
    await again.save(hall.questions[2], option(2));
    await again.submit();
    expect(
      new Map((await history()).map((row) => [row['question_id'], [row['times_seen'], row['times_right']]])),
    ).toEqual(
      new Map([
        [hall.questions[0], [1, 1]],
        [hall.questions[1], [1, 0]],
        [hall.questions[2], [1, 1]],
      ]),
    );
    const items = await hall.world.query('select count(*)::int as count from item_answers where attempt_id = $1', [
      sitter.desk.attemptId,
    ]);
    expect(items).toEqual([{ count: 3 }]);
  });

  it('is not opened by two at once, nor while it runs, nor beside another that runs', async () => {
    await expect(reopen()).rejects.toMatchObject({ error: 'ATTEMPT_RUNS' });
    await sitter.desk.submit();
    await expect(reopen(10, 7)).rejects.toMatchObject({ status: 409, error: 'CONFLICT' });
    await sitDown(sitter.student, hall.paperId);
    await expect(reopen()).rejects.toMatchObject({ status: 409, error: 'ATTEMPT_RUNS' });
  });

  it('is not opened after the window of its paper', async () => {
    const closesAt = new Date(hall.world.clock.now().getTime() + 600_000);
    const paperId = await aPaper(hall.room.place.ctx(), {
      sections: [{ questionIds: [hall.questions[0]] }],
      settings: { closesAt },
    });
    const desk = await sitDown(sitter.student, paperId);
    await desk.submit();
    await hall.later({ minutes: 11 });
    await expect(
      api().reopenAttempt({
        params: { attemptId: desk.attemptId },
        body: { revision: 0, minutes: 5, reason: 'Handed in by mistake.' },
      }),
    ).rejects.toMatchObject({ status: 409, error: 'PAPER_CLOSED' });
  });
});
