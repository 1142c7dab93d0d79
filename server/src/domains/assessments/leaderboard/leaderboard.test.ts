import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { testWorld } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';
import { aPaper, anAttempt, someAttempts } from '../factories.ts';

const world = await testWorld();
const place = await world.institute({ allowedItems: ['leadersBoard'] });
const teacher = await place.person('teacher');
const [first, second, outsider] = [
  await place.person('student'),
  await place.person('student'),
  await place.person('student'),
];
let paperId = '';
/** So many more take it, without an answer. */
let others: (count: number) => Promise<unknown>;

beforeAll(async () => {
  const ctx = place.ctx(teacher);
  const { questionId } = await aQuestion(ctx);
  paperId = await aPaper(ctx, { sections: [{ questionIds: [questionId] }] });
  const story = { startedAt: world.clock.now(), minutes: 5 };
  await anAttempt(ctx, paperId, {
    ...story,
    accountId: first.accountId,
    answers: [{ questionId, response: { options: [2] } }],
  });
  await anAttempt(ctx, paperId, { ...story, accountId: second.accountId, answers: [] });
  others = (count) =>
    someAttempts(
      ctx,
      paperId,
      Array.from({ length: count }, () => ({ ...story, accountId: newId(), answers: [] })),
    );
});
const board = (person: typeof first) => person.api.assessments.showLeaderboard({ params: { paperId } });

describe('a leaderboard', () => {
  it('waits for ten: the caller reads the own score alone', async () => {
    await others(7);
    expect(await board(first)).toMatchObject({ of: 9, rows: [], own: { rank: null, percentile: null, marks: 400 } });
    await others(1);
    expect(await board(first)).toMatchObject({ of: 10, own: { rank: 1, percentile: '100.0000000', marks: 400 } });
  });

  it('shows nobody who did not ask for it, and everybody his own place', async () => {
    const seen = await board(second);
    expect(seen.rows).toEqual([]);
    expect(seen).toMatchObject({ of: 10, own: { rank: expect.any(Number), percentile: expect.any(String) } });
  });

  it('shows who asked for it under a proposed name only', async () => {
    const { proposals, shown } = await first.api.assessments.showLeaderboardChoice();
    expect([shown, proposals.length]).toEqual([false, 6]);
    await expect(
      first.api.assessments.saveLeaderboardChoice({ body: { shown: true, pseudonym: 'Topper of the school' } }),
    ).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    await expect(
      first.api.assessments.saveLeaderboardChoice({ body: { shown: true, pseudonym: null } }),
    ).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    const name = proposals[0]!;
    await first.api.assessments.saveLeaderboardChoice({ body: { shown: true, pseudonym: name } });
    expect((await board(second)).rows).toMatchObject([{ pseudonym: name, own: false }]);
    expect((await board(first)).rows).toMatchObject([{ pseudonym: name, own: true }]);
    await expect(
      second.api.assessments.saveLeaderboardChoice({ body: { shown: true, pseudonym: name } }),
    ).rejects.toMatchObject({ error: 'PSEUDONYM_TAKEN' });
  });

  it('forgets who hides again', async () => {
    await first.api.assessments.saveLeaderboardChoice({ body: { shown: false, pseudonym: null } });
    expect((await board(second)).rows).toEqual([]);
  });

  it('is for those who sat the paper', async () => {
    await expect(board(outsider)).rejects.toMatchObject({ status: 404 });
  });
});
