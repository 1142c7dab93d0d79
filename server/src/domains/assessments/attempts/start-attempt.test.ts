import { beforeAll, describe, expect, it } from 'vitest';
import {
  examRoom,
  type ExamRoom,
  option,
  type Person,
  sitDown,
  testWorld,
  type World,
} from '../../../testing/index.ts';

let world: World;
let room: ExamRoom;
let student: Person;
let question: string;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  student = await room.place.person('student');
  question = await room.question();
});

const start = (paperId: string, who = student) => who.api.assessments.startAttempt({ params: { paperId } });
const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000);

describe('starting an attempt', () => {
  it('gives the minutes of the paper, by the server’s clock', async () => {
    const paper = await room.paper([question], { minutes: 45 });
    const before = world.clock.now().getTime();
    const { attemptId, started } = await start(paper);
    const { deadline, state, seat, graceSeconds } = await student.api.assessments.showStanding({
      params: { attemptId },
    });
    expect({ started, state, seat, graceSeconds }).toEqual({
      started: true,
      state: 'running',
      seat: 0,
      graceSeconds: 20,
    });
    expect(Date.parse(deadline) - before).toBeGreaterThanOrEqual(45 * 60_000);
    expect(Date.parse(deadline) - before).toBeLessThan(45 * 60_000 + 5000);
  });

  it('adds the extra time that the student is granted, and results wait until such a one has finished', async () => {
    const { place } = room;
    const [slow, owner] = [await place.person('student'), await place.person('owner')];
    await owner.api.learners.saveAccommodations({
      params: { accountId: slow.accountId },
      body: { extraTime: { percent: 50, minutes: 10 }, reason: 'Agreed with the parents.' },
    });
    const closesAt = inMinutes(10);
    const settings = { closesAt, resultVisibility: 'at_close' } as const;
    const paper = await room.paper([question], { minutes: 30, settings });
    const { attemptId } = await start(paper, slow);
    const { deadline } = await slow.api.assessments.showStanding({ params: { attemptId } });
    expect(Math.round((Date.parse(deadline) - world.clock.now().getTime()) / 60_000)).toBe(45);
    const quick = await place.person('student');
    const desk = await sitDown(quick, paper);
    await desk.submit();
    await expect(quick.api.assessments.showResult({ params: { attemptId: desk.attemptId } })).rejects.toMatchObject({
      error: 'RESULT_NOT_READY',
      details: { at: new Date(closesAt.getTime() + 45 * 60_000 + 20_000).toISOString() },
    });
  });

  it('names the running attempt when it is asked again', async () => {
    const paper = await room.paper([question]);
    const first = await start(paper);
    expect(await start(paper)).toEqual({ attemptId: first.attemptId, started: false });
  });

  it('starts one when a double click sends two requests at once', async () => {
    const paper = await room.paper([question], { settings: { attemptsAllowed: 5 } });
    const started = await Promise.all(Array.from({ length: 6 }, () => start(paper)));
    expect(new Set(started.map(({ attemptId }) => attemptId)).size).toBe(1);
    expect(started.filter((one) => one.started)).toHaveLength(1);
  });

  it('is refused before the paper opens and after it closes, with the time', async () => {
    const [opensAt, closesAt] = [inMinutes(60), inMinutes(120)];
    const paper = await room.paper([question], { settings: { opensAt, closesAt } });
    await expect(start(paper)).rejects.toMatchObject({
      status: 409,
      error: 'PAPER_NOT_OPEN',
      details: { opensAt: opensAt.toISOString() },
    });
    world.clock.advance({ minutes: 61 });
    await start(paper, await room.place.person('student'));
    world.clock.advance({ minutes: 60 });
    const late = await room.place.person('student');
    await expect(start(paper, late)).rejects.toMatchObject({
      status: 409,
      error: 'PAPER_CLOSED',
      details: { closesAt: closesAt.toISOString() },
    });
    for (const person of [student, room.teacher]) await person.signInAgain();
  });

  it('is refused when the attempts are used up', async () => {
    const fresh = await room.place.person('student');
    const paper = await room.paper([question], { settings: { attemptsAllowed: 2 } });
    for (const _ of [1, 2]) await (await sitDown(fresh, paper)).submit();
    await expect(start(paper, fresh)).rejects.toMatchObject({
      status: 409,
      error: 'ATTEMPTS_USED',
      details: { allowed: 2 },
    });
  });

  it('knows no paper that is a draft, archived, or another institute’s', async () => {
    const draft = await room.paper([question], { unpublished: true });
    const archived = await room.paper([question]);
    await room.teacher.api.assessments.archivePaper({ params: { paperId: archived } });
    const stranger = await (await world.institute()).person('student');
    const open = await room.paper([question]);
    const fresh = await room.place.person('student');
    await expect(start(draft, fresh)).rejects.toMatchObject({ status: 404 });
    await expect(start(archived, fresh)).rejects.toMatchObject({ status: 404 });
    await expect(start(open, stranger)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the version that an attempt sits', () => {
  it('is the one it was started with, whatever is published since', async () => {
    const paper = await room.paper([question]);
    const fresh = await room.place.person('student');
    const seated = await sitDown(fresh, paper);
    const other = await room.question('SINGLE', option(1));
    const shown = await room.teacher.api.assessments.showPaper({ params: { paperId: paper } });
    const draft = { ...shown.draft, minutes: 90, sections: [{ ...shown.draft.sections[0]!, questionIds: [other] }] };
    const { revision } = await room.teacher.api.assessments.savePaper({
      params: { paperId: paper },
      body: { revision: shown.revision, draft },
    });
    await room.teacher.api.assessments.publishPaper({ params: { paperId: paper }, body: { revision } });

    const sheet = await fresh.api.assessments.showSheet({ params: { attemptId: seated.attemptId } });
    expect(sheet).toMatchObject({ version: 1, minutes: 30 });
    expect(sheet.sections[0]!.questions.map(({ id }) => id)).toEqual([question]);
    expect(await seated.save(question, { options: [2] })).toBe('saved');
    await seated.submit();
    expect(await fresh.api.assessments.showResult({ params: { attemptId: seated.attemptId } })).toMatchObject({
      marks: 400,
      paper: { version: 1 },
    });

    const newcomer = await room.place.person('student');
    const { attemptId } = await start(paper, newcomer);
    const next = await newcomer.api.assessments.showSheet({ params: { attemptId } });
    expect(next).toMatchObject({ version: 2, minutes: 90 });
    expect(next.sections[0]!.questions.map(({ id }) => id)).toEqual([other]);
  });
});

describe('the sheet of an attempt', () => {
  it('holds no key, is not sent twice to who has it, and is nobody else’s', async () => {
    const fresh = await room.place.person('student');
    const { attemptId } = await start(await room.paper([question]), fresh);
    const path = `/api/attempts/${attemptId}/sheet`;
    const first = await fresh.send('GET', path);
    expect(first.statusCode).toBe(200);
    expect(first.body).not.toMatch(/explanation|accepted|"key"/);
    const again = await fresh.send('GET', path, { headers: { 'if-none-match': String(first.headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await room.place.person('student');
    expect((await other.send('GET', path)).statusCode).toBe(404);
  });

  it('is what the instructions promised', async () => {
    const paper = await room.paper([question, await room.question()], { title: 'Promised', minutes: 20 });
    const fresh = await room.place.person('student');
    const told = await fresh.api.assessments.showInstructions({ params: { paperId: paper } });
    expect(told).toMatchObject({
      title: 'Promised',
      questions: 2,
      marks: 800,
      minutes: 20,
      state: 'open',
      attemptsLeft: 1,
      sections: [{ questions: 2, marks: 800 }],
    });
    const { attemptId } = await start(paper, fresh);
    expect(await fresh.api.assessments.showSheet({ params: { attemptId } })).toMatchObject({
      title: 'Promised',
      marks: 800,
      minutes: 20,
    });
    expect(await fresh.api.assessments.showInstructions({ params: { paperId: paper } })).toMatchObject({
      state: 'running',
      attemptsLeft: 0,
    });
  });
});
