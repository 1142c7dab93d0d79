import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../kernel/context.ts';
import { subjectCodes } from '@abhyas/contract/taxonomy/taxonomy';
import { aCourse, type ExamRoom, examRoom, type Person, sitDown, testWorld } from '../../testing/index.ts';
import { grant } from '../entitlements/index.ts';
import { personalData } from '../identity/index.ts';
import { someLearners } from '../learners/factories.ts';
import { someQuestions } from '../questions/factories.ts';
import { anArea } from '../taxonomy/factories.ts';
import { chaptersOf, itemsOfChapter, saveSkills, studentOf } from './beliefs/beliefs.store.ts';
import { learnAnswers } from './beliefs/learn-answers.ts';

const world = await testWorld();
const JEE = 2;
let room: ExamRoom;
let motion: string;
let optics: string;
let easy: string[];

const questions = (count: number, given?: Parameters<typeof someQuestions>[2]) =>
  someQuestions(room.place.ctx(room.teacher), count, given);
const learner = async (): Promise<Person> => {
  const person = await room.place.person('student');
  await someLearners(room.place.ctx(), [{ accountId: person.accountId, examIds: [JEE] }]);
  return person;
};
type Wish = Parameters<Person['api']['practice']['startSession']>[0]['body'];
const start = (who: Person, wish: Partial<Wish> = {}) =>
  who.api.practice.startSession({ body: { kind: 'chapter', examId: JEE, chapterId: motion, ...wish } as Wish });
const next = (who: Person, sessionId: string) => who.api.practice.askNext({ params: { sessionId } });
const show = (who: Person, sessionId: string) => who.api.practice.showSession({ params: { sessionId } });
const answer = (who: Person, sessionId: string, position: number, option: number | null, seconds = 9) =>
  who.api.practice.answerSession({
    params: { sessionId },
    body: { position, response: option === null ? null : { options: [option] }, seconds },
  });
const map = (who: Person) => who.api.practice.showPracticeMap({ query: { examId: JEE } });
const chapter = async (who: Person, id = motion) => (await map(who)).chapters.find((one) => one.id === id)!;
const student = (who: Person) => studentOf(room.place.ctx(), who.accountId);
/** Answers every question of a set right until it ends. */
async function through(who: Person, sessionId: string, option = 2) {
  let session = await show(who, sessionId);
  while (session.state === 'running') {
    await answer(who, sessionId, session.current!.position, option);
    session = await next(who, sessionId);
  }
  return session;
}

beforeAll(async () => {
  room = await examRoom(world);
  motion = (await anArea(room.place.ctx(), 'Kinematics')).id;
  optics = (await anArea(room.place.ctx(), 'Optics and Modern Physics')).id;
  easy = await questions(6, { difficulty: 0 });
  await questions(8, { difficulty: 1 });
  await questions(4, { area: 'Optics and Modern Physics' });
});

describe('practising a chapter', () => {
  it('is asked for by the words of the specification as well', async () => {
    const who = await learner();
    expect((await start(who, { kind: 'as_per_book' })).kind).toBe('chapter');
    expect((await start(who, { kind: 'smart_practice', chapterId: undefined })).kind).toBe('smart');
  });

  it('asks, says why, and shows neither key nor solution before the answer', async () => {
    const who = await learner();
    const session = await start(who);
    expect(session).toMatchObject({ kind: 'chapter', state: 'running', questions: 10, marks: [null], changed: [] });
    expect(session.current).toMatchObject({
      position: 1,
      answer: null,
      why: { code: 'weighs', share: 10, exam: 'JEE Main' },
    });
    expect(JSON.stringify(session)).not.toMatch(/accepted|Divide the distance/);
    const judged = await answer(who, session.sessionId, 1, 2);
    expect(judged.current!.answer).toMatchObject({ outcome: 'right', key: { accepted: [[2]] } });
    expect(JSON.stringify(judged.current!.answer!.solution)).toContain('Divide the distance');
    expect((await next(who, session.sessionId)).current).toMatchObject({ position: 2, why: { code: 'fits' } });
  });

  it('goes on where it was left on any device, and the first answer stands', async () => {
    const who = await learner();
    const { sessionId } = await start(who);
    expect((await start(who)).sessionId).toBe(sessionId);
    await answer(who, sessionId, 1, 1);
    const before = await student(who);
    expect((await answer(who, sessionId, 1, 2)).current!.answer).toMatchObject({
      outcome: 'wrong',
      response: { options: [1] },
    });
    expect(await student(who)).toEqual(before);
    const two = await next(who, sessionId);
    expect((await next(who, sessionId)).current).toEqual(two.current);
    expect((await map(who)).running).toMatchObject({ sessionId, answered: 1, right: 0, questions: 10 });
  });

  it('asks nothing twice while there is something new, and afterwards what was met longest ago', async () => {
    const who = await learner();
    const { sessionId } = await start(who, { chapterId: optics, questions: 4 });
    const ids = new Set<string>();
    for (let session = await show(who, sessionId); session.state === 'running'; session = await next(who, sessionId)) {
      ids.add(session.current!.question.id);
      await answer(who, sessionId, session.current!.position, 2);
    }
    expect(ids.size).toBe(4);
    const again = await start(who, { chapterId: optics });
    expect(again.current!.why).toEqual({ code: 'again' });
  });

  it('ends with what changed, as bands, and counts for the goal of the day', async () => {
    const who = await learner();
    const { sessionId } = await start(who, { questions: 5 });
    const session = await through(who, sessionId);
    const [changed] = session.changed;
    expect(changed).toMatchObject({ chapter: { id: motion, name: 'Kinematics' }, before: null, right: 5, of: 5 });
    expect(changed!.after!.from).toBeGreaterThan(50);
    expect(session).toMatchObject({ today: { done: 5, of: 20 }, seconds: 45 });
    expect(await chapter(who)).toMatchObject({ answers: 5, band: changed!.after });
    await expect(answer(who, sessionId, 9, 2)).rejects.toMatchObject({ status: 404 });
  });

  it('can be ended before its last question, and takes no answer after', async () => {
    const who = await learner();
    const { sessionId } = await start(who);
    for (let twice = 0; twice < 2; twice++)
      expect(await who.api.practice.endSession({ params: { sessionId } })).toMatchObject({ state: 'finished' });
    await expect(answer(who, sessionId, 1, 2)).rejects.toMatchObject({ error: 'PRACTICE_SESSION_ENDED' });
  });

  it('counts what is left out as wrong', async () => {
    const who = await learner();
    const { sessionId } = await start(who);
    const { current } = await answer(who, sessionId, 1, null);
    expect(current!.answer).toMatchObject({ outcome: 'unanswered', response: null, key: { kind: 'choice' } });
    expect((await student(who)).mean).toBeLessThan(0);
  });

  it('is offered by the profile for exams that have questions', async () => {
    const { selectedExam } = await (await learner()).api.learners.showProfile();
    expect(selectedExam).toMatchObject([{ id: JEE, supportSmartLearning: true }]);
    const empty = await world.institute();
    const who = await empty.person('student');
    await someLearners(empty.ctx(), [{ accountId: who.accountId, examIds: [JEE] }]);
    expect((await who.api.learners.showProfile()).selectedExam).toMatchObject([{ supportSmartLearning: false }]);
  });

  it('is nobody else’s, and needs a chapter of the exam that has questions', async () => {
    const who = await learner();
    const { sessionId } = await start(who);
    const other = await learner();
    await expect(show(other, sessionId)).rejects.toMatchObject({ status: 404 });
    await expect(next(other, sessionId)).rejects.toMatchObject({ status: 404 });
    await expect(answer(other, sessionId, 1, 2)).rejects.toMatchObject({ status: 404 });
    await expect(other.api.practice.endSession({ params: { sessionId } })).rejects.toMatchObject({ status: 404 });
    await expect(start(who, { chapterId: who.accountId })).rejects.toMatchObject({ error: 'CHAPTER_UNKNOWN' });
    const { id } = await anArea(room.place.ctx(), 'Laws of Motion');
    await expect(start(who, { chapterId: id })).rejects.toMatchObject({ error: 'PRACTICE_EMPTY' });
  });

  it('keeps questions of a test that is still to come, and hides its own while one takes it', async () => {
    const who = await learner();
    const waves = await questions(2, { area: 'Oscillations and Waves' });
    const { id } = await anArea(room.place.ctx(), 'Oscillations and Waves');
    const { sessionId, current } = await start(who, { chapterId: id });
    await sitDown(who, await room.paper(waves));
    await expect(show(who, sessionId)).rejects.toMatchObject({ error: 'PRACTICE_NOT_NOW' });
    await expect(answer(who, sessionId, current!.position, 2)).rejects.toMatchObject({ error: 'PRACTICE_NOT_NOW' });
    await expect(start(await learner(), { chapterId: id })).rejects.toMatchObject({ error: 'PRACTICE_EMPTY' });
  });
});

describe('other sets', () => {
  it('smart practice asks at most three in a row of one chapter', async () => {
    const who = await learner();
    const { sessionId } = await start(who, { kind: 'smart', questions: 10 });
    const chapters: string[] = [];
    for (let session = await show(who, sessionId); session.state === 'running'; session = await next(who, sessionId)) {
      chapters.push(session.current!.chapter.id);
      await answer(who, sessionId, session.current!.position, 2);
    }
    expect(chapters).toHaveLength(10);
    for (const [at] of chapters.entries())
      expect(new Set(chapters.slice(at, at + 4)).size).not.toBe(chapters.slice(at, at + 4).length === 4 ? 1 : 0);
  });

  it('a placement ends after five minutes with at least eight answers, its chapters level', async () => {
    const who = await learner();
    const { sessionId } = await start(who, { kind: 'placement' });
    const counts = new Map<string, number>();
    let session = await show(who, sessionId);
    for (let turn = 0; turn < 8; turn++) {
      const { position, chapter: of } = session.current!;
      counts.set(of.id, (counts.get(of.id) ?? 0) + 1);
      await answer(who, sessionId, position, 2);
      if (turn === 7) world.clock.advance({ minutes: 6 });
      session = await next(who, sessionId);
    }
    expect(session.state).toBe('finished');
    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
  });

  it('a checkpoint of a course asks every chapter of its subjects, and is passed when they are mastered together', async () => {
    const owner = await room.place.person('owner');
    const details = { examId: JEE, subjectIds: [subjectCodes.physics], pricePaise: 99_900, validityDays: null };
    const { courseId } = await aCourse(room.place.ctx(owner), { title: 'Physics in a year', type: 'course', details });
    const [good, weak, stranger] = [await learner(), await learner(), await learner()];
    for (const { accountId } of [good, weak])
      await inTransaction(room.place.ctx(), (tx) =>
        grant(tx, { holder: { accountId }, thingKind: 'course', thingId: courseId, source: 'staff' }),
      );
    const begin = (who: Person) => start(who, { kind: 'checkpoint', chapterId: undefined, courseId });
    await expect(begin(stranger)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect((await map(good)).courses).toEqual([{ courseId, title: 'Physics in a year', passed: null, at: null }]);
    const begun = await begin(good);
    expect(begun).toMatchObject({ questions: 10, chapter: null, course: { id: courseId, title: 'Physics in a year' } });
    expect((await begin(good)).sessionId).toBe(begun.sessionId);
    expect((await map(good)).running).toMatchObject({ course: { id: courseId } });
    const first = await through(good, begun.sessionId);
    expect(new Set(first.changed.map((one) => one.chapter.id))).toEqual(new Set([motion, optics]));
    await through(good, (await begin(good)).sessionId);
    const passed = await through(good, (await begin(good)).sessionId);
    expect(passed).toMatchObject({ passed: true, state: 'finished' });
    expect((await map(good)).courses).toMatchObject([{ courseId, passed: true }]);
    const failed = await through(weak, (await begin(weak)).sessionId, 1);
    expect(failed).toMatchObject({ passed: false });
    expect((await map(weak)).courses).toMatchObject([{ passed: false }]);
  });

  it('a checkpoint is ten questions, passed when the chapter is mastered then', async () => {
    const [good, weak] = [await learner(), await learner()];
    await through(good, (await start(good)).sessionId);
    const passed = await through(good, (await start(good, { kind: 'checkpoint' })).sessionId);
    expect(passed).toMatchObject({ passed: true, questions: 10 });
    expect(await chapter(good)).toMatchObject({ state: 'mastered' });
    const failed = await through(weak, (await start(weak, { kind: 'checkpoint' })).sessionId, 1);
    expect(failed).toMatchObject({ passed: false });
    expect(await chapter(weak)).toMatchObject({ state: 'shaky' });
  });
});

describe('what is believed', () => {
  it('learns from papers too, once, however often the job runs', async () => {
    const who = await learner();
    const desk = await sitDown(who, await room.paper(easy));
    for (const id of easy) await desk.save(id, { options: [2] });
    await desk.submit();
    await world.runJobs();
    expect(await student(who)).toMatchObject({ answers: 6 });
    expect(await chapter(who)).toMatchObject({ answers: 6 });
  });

  it('moves a question by the first answer of a student only, and nothing twice under one source', async () => {
    const who = await learner();
    const ctx = room.place.ctx();
    const [questionId] = await questions(1);
    const item = async () => (await itemsOfChapter(ctx, motion)).get(questionId!);
    const learn = (sourceId: string, at = world.clock.now()) =>
      inTransaction(ctx, (tx) =>
        learnAnswers(tx, { accountId: who.accountId, sourceId, at }, [
          { questionId: questionId!, chapterId: motion, credit: 1, guess: 0.25, difficulty: 'medium' },
        ]),
      );
    const [one, two] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    await learn(one!);
    const [first, believed] = [await item(), await student(who)];
    expect(first).toMatchObject({ answers: 1 });
    await learn(one!);
    expect(await student(who)).toEqual(believed);
    await learn(two!);
    expect(await item()).toEqual(first);
    expect((await student(who)).answers).toBe(2);
  });

  it('takes a time that lies ahead as now, and it changes nothing for others', async () => {
    const ctx = room.place.ctx();
    const [questionId] = await questions(2);
    const learn = async (at: Date) => {
      const who = await learner();
      const before = (await chaptersOf(ctx)).get(motion)!;
      await inTransaction(ctx, (tx) =>
        learnAnswers(tx, { accountId: who.accountId, sourceId: who.accountId, at }, [
          { questionId: questionId!, chapterId: motion, credit: 1, guess: 0, difficulty: 'medium' },
        ]),
      );
      const after = (await chaptersOf(ctx)).get(motion)!;
      const ahead = Date.parse((await chapter(who)).lastAt!) > world.clock.now().getTime();
      return { ahead, surer: before.variance - after.variance };
    };
    const now = world.clock.now();
    const forged = await learn(new Date(now.getTime() + 400 * 86_400_000));
    expect(forged.ahead).toBe(false);
    expect(forged.surer).toBeGreaterThan(0);
    expect(forged.surer).toBeLessThan(0.1);
  });
});

describe('the first screen', () => {
  it('shows every chapter with its share of the marks, what comes next, and the week', async () => {
    const who = await learner();
    const shown = await map(who);
    expect(shown).toMatchObject({ examId: JEE, running: null, fixFirst: null, goal: { questions: 20, restDays: [0] } });
    expect(shown.chapters).toHaveLength(30);
    expect(await chapter(who)).toMatchObject({ state: 'not_begun', band: null, share: 10 });
    expect(shown.next).not.toBeNull();
    expect(shown.week).toHaveLength(7);
    expect(shown.week.filter(({ today }) => today)).toHaveLength(1);
    expect(shown.week.at(-1)).toMatchObject({ rest: true });
  });

  it('fades what was mastered and not practised for long, and asks for a checkpoint', async () => {
    const who = await learner();
    const hard = (await chaptersOf(room.place.ctx())).get(motion)!.mean;
    const skill = { mean: hard + 2.28, variance: 0.05, answers: 12, mastered: true, lastAt: world.clock.now() };
    await inTransaction(room.place.ctx(), (tx) => saveSkills(tx, who.accountId, new Map([[motion, skill]])));
    expect(await chapter(who)).toMatchObject({ state: 'mastered' });
    world.clock.advance({ days: 400 });
    await who.signInAgain();
    expect(await chapter(who)).toMatchObject({ state: 'fading' });
    expect((await map(who)).checkpoints).toMatchObject([{ chapterId: motion, state: 'fading' }]);
  });

  it('keeps the goal that somebody sets', async () => {
    const who = await learner();
    const saved = await who.api.practice.savePracticeGoal({ body: { questions: 12, restDays: [6, 0, 6] } });
    expect(saved).toEqual({ questions: 12, restDays: [0, 6] });
    expect((await map(who)).goal).toEqual(saved);
  });
});

it('is told on asking, goes with a merged account, and is forgotten with the person', async () => {
  const [who, other] = [await learner(), await learner()];
  await through(who, (await start(who, { questions: 3 })).sessionId);
  const part = personalData().find(({ domain }) => domain === 'practice')!;
  const held = async (accountId: string) =>
    (await part.export(room.place.ctx(), accountId)) as { answers: unknown[]; chapters: unknown[] };
  expect((await held(who.accountId)).answers).toHaveLength(3);
  await inTransaction(room.place.ctx(), (tx) => part.reassign(tx, who.accountId, other.accountId));
  expect((await held(who.accountId)).answers).toEqual([]);
  expect(await held(other.accountId)).toMatchObject({ chapters: [{ answers: 3 }] });
  await inTransaction(room.place.ctx(), (tx) => part.erase(tx, other.accountId));
  expect(await held(other.accountId)).toMatchObject({ answers: [], chapters: [] });
});
