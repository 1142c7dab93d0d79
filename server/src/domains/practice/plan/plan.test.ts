import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../kernel/clock.ts';
import { type ExamRoom, examRoom, type Person, testWorld } from '../../../testing/index.ts';
import { someLearners } from '../../learners/factories.ts';
import { someQuestions } from '../../questions/factories.ts';
import { practised } from '../sessions/factories.ts';

const world = await testWorld();
const JEE = 2;
const DAY_MS = 86_400_000;
let room: ExamRoom;

const day = (days: number) => dayIn('Asia/Kolkata', new Date(world.clock.now().getTime() + days * DAY_MS));
const learner = async (): Promise<Person> => {
  const person = await room.place.person('student');
  await someLearners(room.place.ctx(), [{ accountId: person.accountId, examIds: [JEE] }]);
  return person;
};
const save = (who: Person, given: { examId?: number; examOn?: string; minutes?: number } = {}) =>
  who.api.practice.savePlan({ body: { examId: JEE, examOn: day(40), minutes: 60, ...given } });
const show = (who: Person) => who.api.practice.showPlan({ query: {} });

beforeAll(async () => {
  // Late in the evening a set would go on after midnight, and count for two days.
  world.clock.set(new Date(`${day(1)}T10:00:00+05:30`));
  room = await examRoom(world);
  await someQuestions(room.place.ctx(room.teacher), 12);
  await someQuestions(room.place.ctx(room.teacher), 8, { area: 'Optics and Modern Physics' });
});

describe('the plan to an exam', () => {
  it('plans what can be practised until the day, and stands on Today', async () => {
    const who = await learner();
    expect(await show(who)).toMatchObject({ examId: JEE, written: null, plan: null });
    expect((await who.api.discovery.showToday({ query: {} })).plan).toBeNull();
    const made = await save(who);
    expect(made).toMatchObject({ left: 40, minutes: 60, done: 0, leftOut: [], chapters: { all: 2, planned: 2 } });
    expect(made.days[0]).toEqual(made.today);
    expect(made.weeks.flatMap(({ items }) => items).map(({ name }) => name)).toContain('Kinematics');
    expect((await show(who)).plan).toEqual(made);
    expect((await who.api.discovery.showToday({ query: {} })).plan).toMatchObject({ left: 40, done: 0 });
  });

  it('is made anew from where the student stands, and counts what was answered today', async () => {
    const who = await learner();
    const before = await save(who);
    const set = { kind: 'chapter', examId: JEE, chapter: 'Kinematics', questions: 10, ability: 9 } as const;
    await practised(room.place.ctx(who), set);
    const { plan } = await show(who);
    expect(plan!.done).toBe(10);
    const planned = (weeks: typeof before.weeks) =>
      weeks
        .flatMap(({ items }) => items)
        .filter(({ name, kind }) => name === 'Kinematics' && kind === 'learn')
        .reduce((sum, { questions }) => sum + questions, 0);
    expect(planned(plan!.weeks)).toBeLessThan(planned(before.weeks));
  });

  it('says when the time is too short, and how long a day would do', async () => {
    const made = await save(await learner(), { examOn: day(2), minutes: 15 });
    expect(made.leftOut.length).toBeGreaterThan(0);
    expect(made.needed).toBeGreaterThan(15);
  });

  it('is over with the exam, and can be taken away', async () => {
    const who = await learner();
    await save(who);
    const params = { examId: JEE };
    expect(await who.api.practice.dropPlan({ params })).toEqual({ dropped: true });
    expect(await who.api.practice.dropPlan({ params })).toEqual({ dropped: false });
    expect((await show(who)).plan).toBeNull();
  });

  it('refuses a day that is over or too far, and an exam that nobody knows', async () => {
    const who = await learner();
    await expect(save(who, { examOn: day(0) })).rejects.toMatchObject({ error: 'PLAN_DAY' });
    await expect(save(who, { examOn: day(900) })).rejects.toMatchObject({ error: 'PLAN_DAY' });
    await expect(save(who, { examId: 99 })).rejects.toMatchObject({ error: 'PLAN_EXAM' });
  });
});
