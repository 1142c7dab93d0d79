import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Console,
  type ExamRoom,
  examRoom,
  option,
  type Person,
  sitDown,
  testWorld,
  type World,
} from '../../../testing/index.ts';

const GRACE = 20;
let world: World;
let room: ExamRoom;
let question: string;
let paper: string;
let early: Person;
let late: Person;
let handedIn: Console;
let desk: Console;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  question = await room.question();
});

/** A paper of 15 minutes that closes in 20: one has handed it in, one still sits it. */
async function begin(settings: NonNullable<Parameters<ExamRoom['paper']>[1]>['settings'] = {}) {
  const closesAt = new Date(world.clock.now().getTime() + 20 * 60_000);
  paper = await room.paper([question], {
    minutes: 15,
    settings: { resultVisibility: 'at_close', practiceAfterClose: true, graceSeconds: GRACE, closesAt, ...settings },
  });
  [early, late] = [await room.place.person('student'), await room.place.person('student')];
  await room.teacher.signInAgain();
  handedIn = await sitDown(early, paper);
  await handedIn.save(question, { options: [2] });
  await handedIn.submit();
  desk = await sitDown(late, paper);
}
beforeEach(() => begin());

const later = async (minutes: number) => {
  world.clock.advance({ minutes });
  for (const person of [early, late, room.teacher]) await person.signInAgain();
};
const action = async () => {
  const { rows } = await room.teacher.api.assessments.watchPaper({ params: { paperId: paper }, query: { size: 100 } });
  const { attempt } = rows.find((row) => row.attempt?.attemptId === desk.attemptId)!;
  const attempts = [{ attemptId: desk.attemptId, revision: attempt!.revision }];
  return { params: { paperId: paper }, body: { target: { attempts }, reason: 'The light went out.' } };
};
const extend = async (minutes: number) => {
  const { params, body } = await action();
  await room.teacher.api.assessments.extendAttempts({ params, body: { ...body, minutes } });
};
const pause = async () => room.teacher.api.assessments.pauseAttempts(await action());
const result = (who = early, { attemptId } = handedIn) => who.api.assessments.showResult({ params: { attemptId } });
const listed = async (who = early) =>
  (await who.api.assessments.listMyPapers()).find(({ paperId }) => paperId === paper)!;
const start = (who: Person) => who.api.assessments.startPracticeRun({ params: { paperId: paper }, body: {} });

describe('results at the close of a paper that somebody still sits', () => {
  it('wait for who was given more time, in every list, and say until when', async () => {
    await extend(60);
    await later(37);
    const { deadline } = await late.api.assessments.showStanding({ params: { attemptId: desk.attemptId } });
    const at = new Date(Date.parse(deadline) + GRACE * 1000).toISOString();
    await expect(result()).rejects.toMatchObject({ status: 409, error: 'RESULT_NOT_READY', details: { at } });
    expect((await listed()).attempts).toMatchObject([{ state: 'marked', marks: null, passed: null }]);
    expect((await early.api.discovery.showToday()).lastResults).toEqual([]);
    expect(await result(room.teacher)).toMatchObject({ marks: 400 });
    await later(40);
    expect(await result()).toMatchObject({ marks: 400, of: 1 });
    expect((await listed()).attempts).toMatchObject([{ marks: 400, passed: true }]);
  });

  it('come out with the last who hands in', async () => {
    await extend(60);
    await later(37);
    await expect(result()).rejects.toMatchObject({ error: 'RESULT_NOT_READY' });
    await desk.submit();
    expect(await result()).toMatchObject({ marks: 400, of: 2 });
    expect(await result(late, desk)).toMatchObject({ marks: 0 });
  });

  it('name no time while a clock stands still', async () => {
    await pause();
    await later(24 * 60);
    await expect(result()).rejects.toMatchObject({ error: 'RESULT_NOT_READY', details: { sitting: true } });
    await room.teacher.api.assessments.resumeAttempts(await action());
    await later(16);
    expect(await result()).toMatchObject({ marks: 400 });
  });

  it('open no practice before, neither after one’s own attempt nor to who missed the paper', async () => {
    const missed = await room.place.person('student');
    await extend(60);
    await later(37);
    await missed.signInAgain();
    for (const who of [early, missed]) {
      expect((await listed(who)).practice).toBe(false);
      await expect(start(who)).rejects.toMatchObject({ error: 'PRACTICE_NOT_OPEN' });
    }
    await desk.submit();
    for (const who of [early, missed]) expect((await start(who)).started).toBe(true);
  });

  it('are not told of by a rescore meanwhile', async () => {
    await extend(60);
    await later(37);
    const { teacher } = room;
    await teacher.api.assessments.decideKey({
      params: { paperId: paper, version: 1, questionId: question },
      body: { kind: 'change_key', keys: [option(3)], reason: 'The experts agreed.' },
    });
    await teacher.api.assessments.applyRescore({ params: { paperId: paper }, body: { round: 1 } });
    await world.runJobs();
    const { rounds } = await teacher.api.assessments.showPaperKeys({ params: { paperId: paper } });
    expect(rounds[0]).toMatchObject({ state: 'done', changed: 1, told: 0 });
  });

  it('stand back from no later result as the one before', async () => {
    await extend(60);
    await later(37);
    const other = await sitDown(early, await room.paper([question]));
    await other.submit();
    expect((await result(early, other)).previous).toBeNull();
    await desk.submit();
    expect((await result(early, other)).previous).toMatchObject({ marks: 400 });
  });
});

describe('results on a day', () => {
  it('wait too for who sits a paper that is closed', async () => {
    await begin({ resultVisibility: 'on_date', resultsOn: new Date(world.clock.now().getTime() + 25 * 60_000) });
    await extend(60);
    await later(37);
    await expect(result()).rejects.toMatchObject({ error: 'RESULT_NOT_READY' });
    await desk.submit();
    expect(await result()).toMatchObject({ marks: 400 });
  });

  it('do not wait where a paper never closes: somebody would always sit it', async () => {
    const resultsOn = new Date(world.clock.now().getTime() + 10 * 60_000);
    await begin({ resultVisibility: 'on_date', resultsOn, closesAt: null });
    await later(11);
    expect(await result()).toMatchObject({ marks: 400 });
  });
});
