import { beforeAll, describe, expect, it } from 'vitest';
import { type ExamRoom, examRoom, type Person, sitDown, testWorld } from '../../../testing/index.ts';
import { someLearners } from '../../learners/factories.ts';
import { someQuestions } from '../../questions/factories.ts';
import { anArea } from '../../taxonomy/factories.ts';

const world = await testWorld();
const JEE = 2;
let room: ExamRoom;
let motion: string;
let topic: string;

const questions = (count: number, given?: Parameters<typeof someQuestions>[2]) =>
  someQuestions(room.place.ctx(room.teacher), count, given);
const learner = async (): Promise<Person> => {
  const person = await room.place.person('student');
  await someLearners(room.place.ctx(), [{ accountId: person.accountId, examIds: [JEE] }]);
  return person;
};
type Wish = Parameters<Person['api']['assessments']['startPracticeSet']>[0]['body'];
const start = (who: Person, wish: Partial<Wish> = {}) =>
  who.api.assessments.startPracticeSet({ body: { areaId: motion, questions: 10, ...wish } });
const count = async (who: Person, areaIds: readonly string[], apartFrom?: string) =>
  (
    await who.api.assessments.countPracticeSets({ body: { areaIds: [...areaIds], ...(apartFrom && { apartFrom }) } })
  ).map((one) => one.count);
const asked = async (who: Person, runId: string) =>
  (await who.api.assessments.showPracticeRun({ params: { runId } })).questions.map(({ id }) => id);

let easy: string[];
let hard: string[];
beforeAll(async () => {
  room = await examRoom(world);
  motion = (await anArea(room.place.ctx(), 'Kinematics')).id;
  topic = (
    await room.teacher.api.taxonomy.createKnowledgeArea({
      body: { name: 'Projectiles', subject: 'physics', parentId: motion },
    })
  ).id;
  easy = await questions(2, { difficulty: 0 });
  hard = await questions(2, { difficulty: 2 });
});

describe('practising a few questions of a chapter', () => {
  it('starts at once with as many as there are, which the count named before', async () => {
    const who = await learner();
    expect(await count(who, [motion, topic, who.accountId])).toEqual([4, 4, 0]);
    const { runId, ...rest } = await start(who);
    expect(rest).toEqual({ questions: 4, started: true });
    expect((await asked(who, runId)).toSorted()).toEqual([...easy, ...hard].toSorted());
    expect(await start(who)).toEqual({ runId, questions: 4, started: false });
    expect(await who.api.assessments.showPracticeRun({ params: { runId } })).toMatchObject({
      paper: { kind: 'PRACTICE', title: 'Practice: Kinematics' },
      wish: { areaId: motion, questions: 10 },
    });
  });

  it('answers and explains like every practice, and stands in no list of tests', async () => {
    const who = await learner();
    const { runId } = await start(who, { questions: 1 });
    const [questionId] = await asked(who, runId);
    const given = { questionId: questionId!, response: { options: [2] }, seconds: 3 };
    expect(await who.api.assessments.answerPractice({ params: { runId }, body: given })).toMatchObject({
      outcome: 'right',
      state: 'finished',
    });
    expect(await who.api.assessments.listMyPapers()).toEqual([]);
    expect((await start(who, { questions: 1 })).started).toBe(true);
  });

  it('asks what is as hard first', async () => {
    const who = await learner();
    const { runId } = await start(who, { questions: 2, difficulty: 2 });
    expect((await asked(who, runId)).toSorted()).toEqual(hard.toSorted());
  });

  it('is refused for an area that there is not, and leaves the tests of one’s own their limit', async () => {
    const who = await learner();
    await expect(start(who, { areaId: who.accountId })).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
    for (let size = 1; size <= 21; size++) expect((await start(who, { questions: size })).started).toBe(true);
    const made = await who.api.assessments.makeOwnPaper({
      body: { examId: JEE, subjects: [], chapterIds: [], questions: 1, criteria: [1], difficulties: [], minutes: 20 },
    });
    expect(made.questions).toBe(1);
  });

  it('asks nothing that the attempt has asked already, and is not open where that was all', async () => {
    const who = await learner();
    const desk = await sitDown(who, await room.paper(easy));
    await desk.submit();
    const apartFrom = desk.attemptId;
    expect(await count(who, [motion], apartFrom)).toEqual([2]);
    const { runId } = await start(who, { apartFrom });
    expect((await asked(who, runId)).toSorted()).toEqual(hard.toSorted());
    const whole = await sitDown(who, await room.paper([...easy, ...hard]));
    await whole.submit();
    expect(await count(who, [motion], whole.attemptId)).toEqual([0]);
    await expect(start(who, { apartFrom: whole.attemptId })).rejects.toMatchObject({ error: 'PRACTICE_NOT_OPEN' });
    await expect(start(await learner(), { apartFrom })).rejects.toMatchObject({ status: 404 });
  });

  it('hides its questions while its student takes a test that asks them', async () => {
    const who = await learner();
    const heat = (await anArea(room.place.ctx(), 'Thermodynamics and Kinetic Theory')).id;
    const own = await questions(1, { area: 'Thermodynamics and Kinetic Theory' });
    const { runId } = await start(who, { areaId: heat });
    await sitDown(who, await room.paper(own));
    await expect(asked(who, runId)).rejects.toMatchObject({ error: 'PRACTICE_NOT_OPEN' });
  });
});
