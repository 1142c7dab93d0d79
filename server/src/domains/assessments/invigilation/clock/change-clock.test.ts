import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Hall, openHall, option, type Sitter } from '../hall-testing.ts';

let hall: Hall;
let asha: Sitter;
let ravi: Sitter;
const reason = 'The light went out.';

beforeAll(async () => {
  hall = await openHall();
});
beforeEach(async () => {
  [asha, ravi] = [await hall.sit(), await hall.sit()];
});
const params = () => ({ paperId: hall.paperId });
const later = (minutes: number) => hall.later({ minutes });
const minutesLeft = async ({ standing }: Sitter) => {
  const { deadline, now } = await standing();
  return Math.round((Date.parse(deadline) - Date.parse(now)) / 60_000);
};
const api = () => hall.teacher.api.assessments;

describe('a pause', () => {
  it('gives back exactly the time that it took, and what arrives meanwhile counts', async () => {
    await later(50);
    await api().pauseAttempts({ params: params(), body: { target: await hall.seen(asha), reason } });
    await later(120);
    await hall.world.runJobs();
    const paused = await asha.standing();
    expect([paused.state, Math.round((Date.parse(paused.now) - Date.parse(paused.pausedAt!)) / 60_000)]).toEqual([
      'running',
      120,
    ]);
    const { verdicts, standing: told } = await asha.desk.send(asha.desk.answer(hall.questions[0], option(2)));
    expect(verdicts).toEqual(['saved']);
    expect(told).toMatchObject({ state: 'running', pausedAt: paused.pausedAt });
    await api().resumeAttempts({
      params: params(),
      body: { target: await hall.seen(asha), reason: 'It is on again.' },
    });
    expect(await minutesLeft(asha)).toBe(10);
    expect((await asha.standing()).pausedAt).toBeNull();
    expect((await ravi.standing()).state).toBe('marked');
  });

  it('plans the end anew: the attempt closes by itself at its later deadline', async () => {
    await api().pauseAttempts({ params: params(), body: { target: await hall.seen(asha), reason } });
    await later(90);
    await api().resumeAttempts({ params: params(), body: { target: await hall.seen(asha), reason } });
    await later(59);
    await hall.world.runJobs();
    const stored = () => hall.world.query('select state from attempts where id = $1', [asha.desk.attemptId]);
    expect(await stored()).toEqual([{ state: 'running' }]);
    await later(2);
    await hall.world.runJobs();
    expect(await stored()).toEqual([{ state: 'marked' }]);
  });

  it('is left out for who is paused already, and so is a going on for who is not', async () => {
    const pause = async () =>
      api().pauseAttempts({ params: params(), body: { target: await hall.seen(asha), reason } });
    await pause();
    expect((await pause()).skipped).toMatchObject([{ attemptId: asha.desk.attemptId, why: 'paused' }]);
    const resumed = await api().resumeAttempts({ params: params(), body: { target: await hall.seen(ravi), reason } });
    expect(resumed).toMatchObject({ done: [], skipped: [{ why: 'running' }] });
  });

  it('can be submitted out of', async () => {
    await api().pauseAttempts({ params: params(), body: { target: await hall.seen(asha), reason } });
    await asha.desk.submit();
    expect(await asha.standing()).toMatchObject({ state: 'marked', pausedAt: null });
  });
});

describe('more time', () => {
  it('is given to one, to several or to everyone who sits', async () => {
    await api().extendAttempts({ params: params(), body: { target: await hall.seen(asha), reason, minutes: 5 } });
    expect([await minutesLeft(asha), await minutesLeft(ravi)]).toEqual([65, 60]);
    await api().compensateAttempts({
      params: params(),
      body: { target: await hall.seen(asha, ravi), reason, minutes: 10 },
    });
    expect([await minutesLeft(asha), await minutesLeft(ravi)]).toEqual([75, 70]);
    const { revision } = await hall.watch();
    const { done } = await api().extendAttempts({
      params: params(),
      body: { target: { everyone: true, revision }, reason, minutes: 1 },
    });
    expect(done).toEqual(expect.arrayContaining([asha.desk.attemptId, ravi.desk.attemptId]));
    expect([await minutesLeft(asha), await minutesLeft(ravi)]).toEqual([76, 71]);
    const row = (await hall.watch()).rows.find(({ accountId }) => accountId === asha.student.accountId);
    expect(row?.attempt?.extraSeconds).toBe(16 * 60);
  });

  it('is not given twice by two who act on the same page: the second is told', async () => {
    const target = await hall.seen(asha);
    await api().extendAttempts({ params: params(), body: { target, reason, minutes: 10 } });
    const again = await api().extendAttempts({ params: params(), body: { target, reason, minutes: 10 } });
    expect(again).toMatchObject({ done: [], skipped: [{ attemptId: asha.desk.attemptId, why: 'changed' }] });
    expect(await minutesLeft(asha)).toBe(70);
  });

  it('for everyone is not given twice either', async () => {
    const { revision } = await hall.watch();
    const body = { target: { everyone: true as const, revision }, reason, minutes: 10 };
    await api().extendAttempts({ params: params(), body });
    await expect(api().extendAttempts({ params: params(), body })).rejects.toMatchObject({
      status: 409,
      error: 'CONFLICT',
    });
    expect(await minutesLeft(asha)).toBe(70);
  });

  it('is not given to an attempt that is over', async () => {
    const target = await hall.seen(asha);
    await asha.desk.submit();
    expect(await api().extendAttempts({ params: params(), body: { target, reason, minutes: 10 } })).toMatchObject({
      done: [],
      skipped: [{ why: 'over' }],
    });
  });

  it('needs a reason, which stands beside the attempt and in the log', async () => {
    const target = await hall.seen(asha);
    await expect(
      api().extendAttempts({ params: params(), body: { target, reason: ' ', minutes: 10 } }),
    ).rejects.toMatchObject({ status: 422 });
    await api().extendAttempts({ params: params(), body: { target, reason, minutes: 10 } });
    const { entries } = await api().showTimeline({ params: { attemptId: asha.desk.attemptId } });
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'extended', seconds: 600, text: reason }));
    const log = await hall.world.query('select details from audit_log where action = $1 and subject_id = $2', [
      'attempt.extended',
      asha.desk.attemptId,
    ]);
    expect(log).toMatchObject([{ details: { minutes: 10 } }]);
  });
});

describe('handing in for a student', () => {
  it('closes and marks with what was saved; what comes later is late evidence', async () => {
    await asha.desk.save(hall.questions[0], option(2));
    await api().forceSubmit({ params: params(), body: { target: await hall.seen(asha), reason: 'Left the hall.' } });
    await hall.world.runJobs();
    expect(await asha.standing()).toMatchObject({ state: 'marked' });
    expect(await asha.desk.save(hall.questions[1], option(2))).toBe('late');
    const result = await api().showResult({ params: { attemptId: asha.desk.attemptId } });
    expect(result).toMatchObject({ endedBy: 'forced', right: 1, unanswered: 2, lateAnswers: 1 });
  });

  it('ends a pause with it', async () => {
    await api().pauseAttempts({ params: params(), body: { target: await hall.seen(asha), reason } });
    await api().forceSubmit({ params: params(), body: { target: await hall.seen(asha), reason } });
    expect(await asha.standing()).toMatchObject({ state: 'marked', pausedAt: null });
  });
});

describe('those who may not watch', () => {
  it('do nothing to anybody’s clock: students, and staff without the right', async () => {
    const target = await hall.seen(asha);
    for (const person of [asha.student, await hall.room.place.person('reviewer')])
      await expect(
        person.api.assessments.extendAttempts({ params: params(), body: { target, reason, minutes: 10 } }),
      ).rejects.toMatchObject({ status: 403 });
  });

  it('find no attempt of another paper through this one', async () => {
    const other = await hall.room.paper([hall.questions[0]]);
    const target = await hall.seen(asha);
    await expect(api().pauseAttempts({ params: { paperId: other }, body: { target, reason } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
