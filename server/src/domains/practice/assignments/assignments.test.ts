import { beforeAll, describe, expect, it } from 'vitest';
import { type ExamRoom, examRoom, type Person, testWorld } from '../../../testing/index.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { someLearners } from '../../learners/factories.ts';
import { someQuestions } from '../../questions/factories.ts';
import { anArea } from '../../taxonomy/factories.ts';
import { practised } from '../sessions/factories.ts';

const world = await testWorld();
const JEE = 2;
const DAY_MS = 86_400_000;
let room: ExamRoom;
let motion: string;
let optics: string;
let teacher: Person;

const day = (days: number) => dayIn('Asia/Kolkata', new Date(world.clock.now().getTime() + days * DAY_MS));
type Body = Parameters<Person['api']['practice']['assignPractice']>[0]['body'];
const assign = (who: Person, batchId: string, body: Partial<Body> = {}) =>
  who.api.practice.assignPractice({
    params: { batchId },
    body: { accountIds: [], examId: JEE, chapterIds: [motion], questions: 3, dueOn: day(3), note: '', ...body },
  });
const list = (who: Person, batchId: string) => who.api.practice.listPracticeAssignments({ params: { batchId } });
const assignedTo = async (who: Person) => (await who.api.practice.showPracticeMap({ query: {} })).assigned;
const map = (who: Person, batchId: string) =>
  who.api.practice.showClassMap({ params: { batchId }, query: { subject: 'physics' } });
const practise = (who: Person, chapter: string, days: number, set: { ability: number; questions: number }) => {
  const at = new Date(world.clock.now().getTime() - days * DAY_MS);
  const ctx = { ...room.place.ctx(who), clock: { now: () => at } };
  return practised(ctx, { kind: 'chapter', examId: JEE, chapter, ...set });
};

beforeAll(async () => {
  room = await examRoom(world);
  motion = (await anArea(room.place.ctx(), 'Kinematics')).id;
  optics = (await anArea(room.place.ctx(), 'Optics and Modern Physics')).id;
  await someQuestions(room.place.ctx(room.teacher), 12);
  await someQuestions(room.place.ctx(room.teacher), 6, { area: 'Optics and Modern Physics' });
  teacher = room.teacher;
});

/** Four students in a batch of their own. */
async function aClass() {
  const students: Person[] = [];
  for (const firstName of ['Asha', 'Bala', 'Charu', 'Dev'])
    students.push(await room.place.person('student', { firstName }));
  const members = students.map(({ accountId }) => accountId);
  await someLearners(
    room.place.ctx(),
    members.map((accountId) => ({ accountId, examIds: [JEE] })),
  );
  const batchId = await aBatch(room.place.ctx(teacher), { name: `Morning ${members[0]}`, members });
  return { batchId, students: students as [Person, Person, Person, Person] };
}

describe('assigning practice', () => {
  it('reaches everybody of the batch, counts what each answers from then on, and shows who has done it', async () => {
    const { batchId, students } = await aClass();
    const [asha, bala] = students;
    const made = await assign(teacher, batchId, { chapterIds: [motion, optics], note: 'Before Monday, please.' });
    expect(made.students.map(({ name, done }) => [name.split(' ')[0], done])).toEqual([
      ['Asha', false],
      ['Bala', false],
      ['Charu', false],
      ['Dev', false],
    ]);
    expect(await assignedTo(asha)).toMatchObject([
      {
        chapters: [{ name: 'Kinematics' }, { name: 'Optics and Modern Physics' }],
        questions: 3,
        answered: 0,
        days: 3,
        note: 'Before Monday, please.',
        next: { chapterId: motion, questions: 3 },
      },
    ]);
    await practise(asha, 'Kinematics', 0, { ability: 9, questions: 2 });
    expect(await assignedTo(asha)).toMatchObject([{ answered: 2, next: { chapterId: optics } }]);
    await practise(asha, 'Optics and Modern Physics', 0, { ability: 9, questions: 2 });
    expect(await assignedTo(asha)).toMatchObject([{ answered: 3, next: null }]);
    expect(await assignedTo(bala)).toMatchObject([{ answered: 0 }]);
    const [shown] = await list(teacher, batchId);
    expect(shown!.students.map(({ answered, done }) => [answered, done])).toEqual([
      [4, true],
      [0, false],
      [0, false],
      [0, false],
    ]);
    const { rows } = await bala.api.notices.listNotices({ query: {} });
    expect(rows[0]).toMatchObject({ link: '/student/practice/' });
  });

  it('reaches some students alone, and is gone when it is taken back', async () => {
    const { batchId, students } = await aClass();
    const [asha, bala] = students;
    const { assignmentId } = await assign(teacher, batchId, { accountIds: [bala.accountId] });
    expect(await assignedTo(bala)).toContainEqual(expect.objectContaining({ assignmentId }));
    expect(await assignedTo(asha)).not.toContainEqual(expect.objectContaining({ assignmentId }));
    const params = { batchId, assignmentId };
    expect(await teacher.api.practice.withdrawPractice({ params })).toEqual({ withdrawn: true });
    expect(await teacher.api.practice.withdrawPractice({ params })).toEqual({ withdrawn: false });
    expect(await assignedTo(bala)).not.toContainEqual(expect.objectContaining({ assignmentId }));
  });

  it('stays for a week after its day, and then no longer', async () => {
    const { batchId, students } = await aClass();
    const dev = students[3];
    const { assignmentId } = await assign(teacher, batchId, { accountIds: [dev.accountId], dueOn: day(0) });
    const found = async () => (await assignedTo(dev)).find((one) => one.assignmentId === assignmentId);
    world.clock.advance({ days: 5 });
    await Promise.all([dev.signInAgain(), teacher.signInAgain()]);
    expect(await found()).toMatchObject({ days: -5 });
    world.clock.advance({ days: 4 });
    await Promise.all([dev.signInAgain(), teacher.signInAgain()]);
    expect(await found()).toBeUndefined();
  });

  it('refuses a day that is over, a chapter of another exam, somebody of another batch, and a batch that is archived', async () => {
    const { batchId } = await aClass();
    const stranger = await room.place.person('student');
    const refused = (body: Partial<Body>) => assign(teacher, batchId, body);
    await expect(refused({ dueOn: day(-2) })).rejects.toMatchObject({ error: 'PRACTICE_DUE' });
    await expect(refused({ dueOn: day(400) })).rejects.toMatchObject({ error: 'PRACTICE_DUE' });
    const chapterIds = [motion, stranger.accountId];
    await expect(refused({ chapterIds })).rejects.toMatchObject({ error: 'CHAPTER_UNKNOWN' });
    const accountIds = [stranger.accountId];
    await expect(refused({ accountIds })).rejects.toMatchObject({ error: 'MEMBER_NOT_HERE' });
    await expect(assign(teacher, stranger.accountId)).rejects.toMatchObject({ status: 404 });
    await teacher.api.cohorts.archiveBatch({ params: { batchId } });
    await expect(refused({})).rejects.toMatchObject({ error: 'BATCH_ARCHIVED' });
    expect((await map(teacher, batchId)).can.assign).toBe(false);
  });

  it('is for staff who may write batches, of this institute alone', async () => {
    const { batchId, students } = await aClass();
    const reviewer = await room.place.person('reviewer');
    const elsewhere = await (await world.institute()).person('teacher');
    await expect(assign(reviewer, batchId)).rejects.toMatchObject({ status: 403 });
    await expect(assign(students[0], batchId)).rejects.toMatchObject({ status: 403 });
    for (const call of [assign, list, map])
      await expect(call(elsewhere, batchId)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the map of a class', () => {
  it('says of every student and chapter how it stands, and counts them', async () => {
    const { batchId, students } = await aClass();
    await practise(students[0], 'Kinematics', 1, { ability: 0, questions: 3 });
    const shown = await map(teacher, batchId);
    expect(shown).toMatchObject({ batch: { students: 4 }, examId: JEE, subject: 'physics', can: { assign: true } });
    expect(shown.chapters).toHaveLength(10);
    const at = shown.chapters.findIndex(({ id }) => id === motion);
    expect(shown.chapters[at]!.states).toEqual({ mastered: 0, shaky: 1, fading: 0, not_begun: 3 });
    expect(shown.students.map(({ cells }) => cells[at]!.state)).toEqual([
      'shaky',
      'not_begun',
      'not_begun',
      'not_begun',
    ]);
  });

  it('says who drifts, and what to teach, each with its evidence', async () => {
    const { batchId, students } = await aClass();
    const [asha, bala, charu, dev] = students;
    for (const days of [26.5, 21.5, 16.5]) await practise(dev, 'Kinematics', days, { ability: 0, questions: 6 });
    for (const who of [asha, bala, charu]) await practise(who, 'Kinematics', 2, { ability: -9, questions: 12 });
    const shown = await map(teacher, batchId);
    expect(shown.students.find(({ id }) => id === dev.accountId)!.drift).toEqual({
      code: 'stopped',
      days: 16,
      before: 6,
    });
    const [first] = shown.teach;
    expect(first).toMatchObject({
      code: 'missed',
      chapterId: motion,
      chapter: 'Kinematics',
      wrong: 3,
      of: expect.any(Number),
    });
    expect(first!.accountIds.toSorted()).toEqual([asha, bala, charu].map(({ accountId }) => accountId).toSorted());
    expect(shown.teach.length).toBeLessThanOrEqual(3);
    expect(shown.answers).toBe(36);
  });
});
