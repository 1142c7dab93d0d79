import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeSeat } from '../../../../testing/index.ts';
import { type Hall, openHall, option, type Sitter } from '../hall-testing.ts';

let hall: Hall;
let sitter: Sitter;
beforeAll(async () => {
  hall = await openHall();
});
beforeEach(async () => {
  sitter = await hall.sit();
  await sitter.desk.save(hall.questions[0], option(3));
  await sitter.desk.save(hall.questions[1], option(2));
  await hall.later({ minutes: 61 });
  await hall.world.runJobs();
  await sitter.desk.save(hall.questions[0], option(2));
  await sitter.desk.save(hall.questions[2], option(2));
});
const params = () => ({ attemptId: sitter.desk.attemptId });
const api = () => hall.teacher.api.assessments;
const accept = async (...questionIds: string[]) => {
  const { revision } = await api().listLateAnswers({ params: params() });
  return api().acceptLateAnswers({
    params: params(),
    body: { revision, questionIds, reason: 'The network of the hall was down.' },
  });
};

describe('answers that came late (exams: the end)', () => {
  it('are shown with what they would change, and change nothing by themselves', async () => {
    const shown = await api().listLateAnswers({ params: params() });
    expect(shown).toMatchObject({ marks: 300, marksWith: 1200, full: 1200 });
    expect(shown.answers).toMatchObject([
      { number: 1, counted: { outcome: 'wrong', marks: -100 }, late: { outcome: 'right', marks: 400 } },
      { number: 3, counted: { outcome: 'unanswered', marks: 0 }, late: { outcome: 'right', marks: 400 } },
    ]);
    expect(await api().showResult({ params: params() })).toMatchObject({ marks: 300, lateAnswers: 2 });
  });

  it('count when somebody lets them, with a reason; the rest stays late', async () => {
    expect(await accept(hall.questions[0])).toEqual({ accepted: 1, marks: 800 });
    expect(await api().showResult({ params: params() })).toMatchObject({ marks: 800, lateAnswers: 1 });
    const { entries } = await api().showTimeline({ params: params() });
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'late_accepted', text: 'The network of the hall was down.' }),
    );
    expect(await accept(hall.questions[2])).toEqual({ accepted: 1, marks: 1200 });
    expect((await api().listLateAnswers({ params: params() })).answers).toEqual([]);
  });

  it('are evidence for ever: the history still says that they were late', async () => {
    await accept(hall.questions[0], hall.questions[2]);
    const late = await hall.world.query(
      'select count(*)::int as count from response_events where attempt_id = $1 and late',
      [sitter.desk.attemptId],
    );
    expect(late).toEqual([{ count: 2 }]);
  });

  it('are counted once in the learner’s history', async () => {
    await accept(hall.questions[0], hall.questions[2]);
    const rows = await hall.world.query(
      'select question_id, times_seen, times_right from answer_history where account_id = $1',
      [sitter.student.accountId],
    );
    expect(rows.map((row) => [row['times_seen'], row['times_right']])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('that another seat had answered in time are not offered', async () => {
    const other = await hall.sit();
    const newer = await takeSeat(other.student, other.desk.attemptId);
    await newer.save(hall.questions[0], option(3));
    await hall.later({ minutes: 61 });
    await other.desk.save(hall.questions[0], option(2));
    expect((await api().listLateAnswers({ params: { attemptId: other.desk.attemptId } })).answers).toEqual([]);
  });

  it('cannot be accepted twice, by two at once, or where none came', async () => {
    const { revision } = await api().listLateAnswers({ params: params() });
    await accept(hall.questions[0]);
    await expect(accept(hall.questions[0])).rejects.toMatchObject({ status: 422, error: 'LATE_UNKNOWN' });
    await expect(
      api().acceptLateAnswers({
        params: params(),
        body: { revision, questionIds: [hall.questions[2]], reason: 'Again.' },
      }),
    ).rejects.toMatchObject({ status: 409, error: 'CONFLICT' });
  });

  it('wait until the attempt has ended', async () => {
    const running = await hall.sit();
    await expect(api().listLateAnswers({ params: { attemptId: running.desk.attemptId } })).rejects.toMatchObject({
      error: 'RESULT_NOT_READY',
    });
  });
});
