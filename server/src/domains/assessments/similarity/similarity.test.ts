import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, option, type Person, testWorld, type World } from '../../../testing/index.ts';
import { someAttempts } from '../factories.ts';

let world: World;
let room: ExamRoom;
let paperId: string;
let questions: string[];
let students: Person[];
let attempts: string[];
let batchId: string;

/** Everybody misses each question; the first two choose alike what nobody else likes. */
const wrongOption = (student: number, question: number) => {
  if (student < 2) return 4;
  return Math.abs(Math.sin(student * 12.9898 + question * 78.233) * 43_758.5453) % 1 > 0.5 ? 3 : 1;
};

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  questions = [];
  for (let at = 0; at < 16; at++) questions.push(await room.question());
  paperId = await room.paper(questions);
  students = [];
  for (let at = 0; at < 12; at++) students.push(await room.place.person('student', { signedOut: at > 0 }));
  attempts = await someAttempts(
    room.place.ctx(),
    paperId,
    students.map(({ accountId }, student) => ({
      accountId,
      startedAt: world.clock.now(),
      minutes: 20,
      answers: questions.map((questionId, question) => ({
        questionId,
        response: { options: [wrongOption(student, question)] },
      })),
    })),
  );
  batchId = (await room.teacher.api.cohorts.createBatch({ body: { name: 'Evening', kind: 'batch', description: '' } }))
    .id;
  await room.teacher.api.cohorts.addMembers({
    params: { batchId },
    body: { accountIds: students.slice(1).map(({ accountId }) => accountId) },
  });
});
const list = (query: { batchId?: string } = {}) =>
  room.teacher.api.assessments.listSimilarPairs({ params: { paperId }, query });

describe('pairs with similar answers', () => {
  it('name who shares more wrong options than chance explains, with the figures', async () => {
    const { attempts: count, compared, pairs } = await list();
    expect([count, compared]).toEqual([12, (12 * 11) / 2]);
    expect(pairs[0]).toMatchObject({ bothWrong: 16, same: 16 });
    expect(new Set([pairs[0]!.first.attemptId, pairs[0]!.second.attemptId])).toEqual(new Set(attempts.slice(0, 2)));
    expect(pairs[0]!.score).toBeGreaterThan(400);
    expect(pairs[0]!.first.student).not.toBe('');
  });

  it('are looked for within a batch', async () => {
    const { attempts: count, pairs } = await list({ batchId });
    expect(count).toBe(11);
    expect(pairs.flatMap(({ first, second }) => [first.attemptId, second.attemptId])).not.toContain(attempts[0]);
  });

  it('are shown side by side, with what is the same', async () => {
    const shown = await room.teacher.api.assessments.compareAttempts({
      params: { paperId, attemptId: attempts[0]!, otherId: attempts[2]! },
    });
    expect(shown.questions).toHaveLength(16);
    expect(shown.questions[0]).toMatchObject({
      number: 1,
      first: { response: { options: [4] }, outcome: 'wrong' },
      second: { outcome: 'wrong' },
      same: false,
    });
    const alike = await room.teacher.api.assessments.compareAttempts({
      params: { paperId, attemptId: attempts[0]!, otherId: attempts[1]! },
    });
    expect(alike.questions.every(({ same }) => same)).toBe(true);
  });

  it('count what is wrong by the corrected key, and not what was wrong by the published one', async () => {
    await room.teacher.api.assessments.decideKey({
      params: { paperId, version: 1, questionId: questions[0]! },
      body: { kind: 'change_key', keys: [option(4)], reason: 'The experts agreed.' },
    });
    await room.teacher.api.assessments.applyRescore({ params: { paperId }, body: { round: 1 } });
    await world.runJobs();
    expect((await list()).pairs[0]).toMatchObject({ bothWrong: 15, same: 15 });
    const { questions: shown } = await room.teacher.api.assessments.compareAttempts({
      params: { paperId, attemptId: attempts[0]!, otherId: attempts[2]! },
    });
    expect(shown[0]).toMatchObject({ first: { outcome: 'right' }, second: { outcome: 'wrong' } });
  });

  it('are for staff who watch exams, and of this paper alone', async () => {
    await expect(students[0]!.api.assessments.listSimilarPairs({ params: { paperId } })).rejects.toMatchObject({
      status: 403,
    });
    const other = await room.paper([questions[0]!]);
    await expect(
      room.teacher.api.assessments.compareAttempts({
        params: { paperId: other, attemptId: attempts[0]!, otherId: attempts[1]! },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
