import { beforeAll, describe, expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';
import { aPaper, anAttempt } from '../factories.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
const [student, other] = [await place.person('student'), await place.person('student')];
let attemptId = '';

beforeAll(async () => {
  const ctx = place.ctx(teacher);
  const { questionId } = await aQuestion(ctx);
  const paperId = await aPaper(ctx, { title: 'Unit test', sections: [{ questionIds: [questionId] }] });
  const answers = [{ questionId, response: { options: [2] } }];
  attemptId = await anAttempt(ctx, paperId, {
    accountId: student.accountId,
    startedAt: world.clock.now(),
    minutes: 5,
    answers,
  });
});
const issue = (person = student) => person.api.assessments.issueScorecard({ params: { attemptId } });
const verify = (code: string) => other.api.assessments.verifyScorecard({ params: { code } });

describe('a scorecard', () => {
  it('is confirmed at its address to anybody who holds the code, and is the same each time', async () => {
    const card = await issue();
    expect(card).toMatchObject({ title: 'Unit test', rank: null, of: 1, percentile: null, resultVersion: 1 });
    expect(card.path).toBe(`/verify/${card.code}`);
    expect(card.qr).toContain('<svg');
    expect((await issue()).code).toBe(card.code);
    expect(await verify(card.code)).toMatchObject({ student: card.student, marks: card.marks, issuedVersion: 1 });
    const anybody = await place.visitor.send('GET', `/api/scorecards/${card.code}`);
    expect(anybody.statusCode).toBe(200);
  });

  it('is nobody else’s, and no teacher’s', async () => {
    await expect(issue(other)).rejects.toMatchObject({ status: 404 });
  });

  it('that is revoked is confirmed to nobody; the next one has another code', async () => {
    const { code } = await issue();
    expect(await student.api.assessments.revokeScorecard({ params: { attemptId } })).toEqual({ revoked: true });
    await expect(verify(code)).rejects.toMatchObject({ status: 404, error: 'SCORECARD_UNKNOWN' });
    const next = await issue();
    expect(next.code).not.toBe(code);
    expect((await verify(next.code)).title).toBe('Unit test');
  });

  it('with a guessed code is not there', async () => {
    await expect(verify('abcdefghjkmnpqrstvwx')).rejects.toMatchObject({ error: 'SCORECARD_UNKNOWN' });
  });
});
