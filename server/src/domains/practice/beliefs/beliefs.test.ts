import { beforeAll, describe, expect, it } from 'vitest';
import { type ExamRoom, examRoom, type Person, testWorld } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';
import { anArea } from '../../taxonomy/factories.ts';
import { inTransaction } from '../../../kernel/context.ts';
import { itemsOfChapter, skillsOf, studentOf } from './beliefs.store.ts';
import { learnAnswers } from './learn-answers.ts';

const world = await testWorld();
let room: ExamRoom;
beforeAll(async () => {
  room = await examRoom(world);
});

const questionIn = async (knowledgeAreaId: string) =>
  (await aQuestion(room.place.ctx(room.teacher), { knowledgeAreaId })).questionId;
const answered = async (who: Person, chapterId: string, credit: number, many = 3) => {
  const at = world.clock.now();
  for (let turn = 0; turn < many; turn++) {
    const questionId = await questionIn(chapterId);
    const answer = { questionId, chapterId, credit, guess: 0, difficulty: 'medium' } as const;
    await inTransaction(room.place.ctx(), (tx) =>
      learnAnswers(tx, { accountId: who.accountId, sourceId: questionId, at }, [answer]),
    );
  }
};

describe('a chapter that becomes part of another', () => {
  it('takes what is believed along, of students and of questions', async () => {
    const { id: motion } = await anArea(room.place.ctx(), 'Kinematics');
    const own = (name: string) =>
      room.teacher.api.taxonomy.createKnowledgeArea({ body: { name, subject: 'physics', parentId: null } });
    const { id: extra } = await own('Motion on a track');
    const [both, one] = [await room.place.person('student'), await room.place.person('student')];
    for (const who of [both, one]) await answered(who, extra, 1);
    await answered(both, motion, 1, 2);
    const skill = async (who: Person, id: string) => (await skillsOf(room.place.ctx(), who.accountId)).get(id);
    const [before, alone] = [await skill(both, motion), await skill(one, extra)];
    await room.teacher.api.taxonomy.mergeKnowledgeArea({ params: { areaId: extra }, body: { intoId: motion } });
    expect(await skill(both, extra)).toBeUndefined();
    const after = (await skill(both, motion))!;
    expect(after.answers).toBe(5);
    expect(after.variance).toBeLessThan(before!.variance);
    expect(after.mean).toBeGreaterThan(before!.mean);
    expect(await skill(one, motion)).toEqual(alone);
    expect((await itemsOfChapter(room.place.ctx(), motion)).size).toBe(8);
    expect((await itemsOfChapter(room.place.ctx(), extra)).size).toBe(0);
  });
});

describe('answers from before there was practice', () => {
  it('are learned from once, and not those that were learned from already', async () => {
    const [early, fresh] = [await room.place.person('student'), await room.place.person('student')];
    const { id: optics } = await anArea(room.place.ctx(), 'Optics and Modern Physics');
    const { instituteId } = room.place.ctx();
    const history = async (who: Person, outcome: 'right' | 'wrong', daysAgo: number) => {
      const at = new Date(world.clock.now().getTime() - daysAgo * 86_400_000);
      const seen = [instituteId, who.accountId, await questionIn(optics), outcome === 'right' ? 1 : 0, outcome, at];
      await world.query(
        `insert into answer_history (institute_id, account_id, question_id, times_seen, times_right, last_outcome, last_seconds, last_seen_at)
         values ($1, $2, $3, 1, $4, $5, 30, $6)`,
        seen,
      );
    };
    for (const outcome of ['right', 'right', 'wrong'] as const) await history(early, outcome, 40);
    await answered(early, optics, 1, 1);
    await history(fresh, 'right', 0.5);
    const night = async () => {
      await world.sweep(room.place);
      await world.runJobs();
    };
    await night();
    const known = await studentOf(room.place.ctx(), early.accountId);
    expect(known.answers).toBe(4);
    expect((await studentOf(room.place.ctx(), fresh.accountId)).answers).toBe(0);
    await night();
    expect(await studentOf(room.place.ctx(), early.accountId)).toEqual(known);
  });
});
