import { beforeAll, describe, expect, it } from 'vitest';
import { type ExamRoom, examRoom, testWorld } from '../../../testing/index.ts';
import { someLearners } from '../../learners/factories.ts';
import { someQuestions } from '../../questions/factories.ts';
import { anArea } from '../../taxonomy/factories.ts';

const world = await testWorld();
const JEE = 2;
let room: ExamRoom;
let motion: string;
let laws: string;
let work: string;

beforeAll(async () => {
  room = await examRoom(world);
  const chapter = async (name: string) => (await anArea(room.place.ctx(), name)).id;
  [motion, laws, work] = [
    await chapter('Kinematics'),
    await chapter('Laws of Motion'),
    await chapter('Work, Energy and Power'),
  ];
});

const show = () => room.teacher.api.practice.showPrerequisites({ query: { examId: JEE } });
const save = (chapterId: string, beforeIds: string[]) =>
  room.teacher.api.practice.savePrerequisites({ params: { examId: JEE, chapterId }, body: { beforeIds } });
const reset = () => room.teacher.api.practice.resetPrerequisites({ params: { examId: JEE } });
const needs = async (id: string) => (await show()).chapters.find((one) => one.id === id)!.beforeIds;

describe('prerequisites of an exam', () => {
  it('are the provider’s until somebody changes one, and are so again when asked', async () => {
    expect((await show()).own).toBe(false);
    expect(await needs(work)).toEqual([laws]);
    expect((await save(work, [motion, laws, motion])).own).toBe(true);
    expect((await needs(work)).toSorted()).toEqual([motion, laws].toSorted());
    expect(await needs(laws)).toEqual([motion]);
    for (let twice = 0; twice < 2; twice++) expect((await reset()).own).toBe(false);
    expect(await needs(work)).toEqual([laws]);
  });

  it('never make a chapter rest on itself, and name the one that would', async () => {
    await expect(save(motion, [work])).rejects.toMatchObject({
      error: 'PREREQUISITE_CIRCLE',
      details: { chapter: 'Work, Energy and Power' },
    });
    await expect(save(motion, ['019a0000-0000-7000-8000-000000000000'])).rejects.toMatchObject({
      error: 'CHAPTER_UNKNOWN',
    });
    expect((await show()).own).toBe(false);
  });

  it('send a student who misses to the weak chapter before', async () => {
    for (const area of ['Kinematics', 'Laws of Motion'])
      await someQuestions(room.place.ctx(room.teacher), 3, { area, difficulty: 0 });
    const who = await room.place.person('student');
    await someLearners(room.place.ctx(), [{ accountId: who.accountId, examIds: [JEE] }]);
    const miss = async (chapterId: string) => {
      const body = { kind: 'chapter', examId: JEE, chapterId } as const;
      const { sessionId } = await who.api.practice.startSession({ body });
      const wrong = { position: 1, response: { options: [1] }, seconds: 5 };
      return who.api.practice.answerSession({ params: { sessionId }, body: wrong });
    };
    expect((await miss(laws)).current!.answer!.fixFirst).toBeNull();
    await miss(motion);
    const map = await who.api.practice.showPracticeMap({ query: { examId: JEE } });
    expect(map.fixFirst).toMatchObject({ chapter: { id: laws }, before: { id: motion } });
    const running = await who.api.practice.startSession({ body: { kind: 'chapter', examId: JEE, chapterId: laws } });
    expect(running.current!.answer!.fixFirst).toMatchObject({ id: motion });
  });
});
