import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Console,
  examRoom,
  type ExamRoom,
  type Person,
  sitDown,
  testWorld,
  type World,
} from '../../../testing/index.ts';
import { aPaper } from '../factories.ts';

let world: World;
let room: ExamRoom;
let paper: string;
let first: string;
let second: string;
let student: Person;
let desk: Console;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  [first, second] = [await room.question(), await room.question()];
  paper = await aPaper(room.place.ctx(), {
    minutes: 30,
    sections: [
      { questionIds: [first], minutes: 10 },
      { questionIds: [second], minutes: 20 },
    ],
  });
});
beforeEach(async () => {
  student = await room.place.person('student');
  await room.teacher.signInAgain();
  desk = await sitDown(student, paper);
});
const answer = { options: [2] };
const standing = () => student.api.assessments.showStanding({ params: { attemptId: desk.attemptId } });
const later = async (seconds: number) => {
  world.clock.advance({ seconds });
  await student.signInAgain();
};

describe('a paper with locked sections', () => {
  it('says with every reply when each section ends', async () => {
    const { standing: told } = await desk.send(desk.answer(first, answer));
    const { sectionEnds, deadline } = await standing();
    expect(told.sectionEnds).toEqual(sectionEnds);
    expect(told.pausedAt).toBeNull();
    expect(sectionEnds).toEqual([new Date(Date.parse(deadline) - 20 * 60_000).toISOString(), deadline]);
  });

  it('takes answers of a section until its end and the grace are over; what comes later is evidence, and the attempt goes on', async () => {
    await later(600 + 15);
    expect(await desk.save(first, answer)).toBe('saved');
    await later(10);
    const { verdicts, standing: told } = await desk.send(
      desk.answer(first, { options: [3] }),
      desk.answer(second, answer),
    );
    expect(verdicts).toEqual(['late', 'saved']);
    expect(told.state).toBe('running');
    expect((await standing()).answers.map(({ questionId, answer: kept }) => [questionId, kept.response])).toEqual(
      expect.arrayContaining([
        [first, answer],
        [second, answer],
      ]),
    );
  });

  it('takes no answers of a section that has not begun, but for the two seconds by which clocks differ', async () => {
    expect(await desk.save(second, answer)).toBe('late');
    await later(590);
    expect(await desk.save(second, answer)).toBe('late');
    await later(9);
    expect(await desk.save(second, answer)).toBe('saved');
  });

  it('gives a section that had ended before a pause no more time: its grace runs on', async () => {
    await later(600 + 10);
    await room.teacher.signInAgain();
    const { rows } = await room.teacher.api.assessments.watchPaper({ params: { paperId: paper }, query: {} });
    const { attemptId, revision } = rows.find(({ attempt }) => attempt?.attemptId === desk.attemptId)!.attempt!;
    await room.teacher.api.assessments.pauseAttempts({
      params: { paperId: paper },
      body: { target: { attempts: [{ attemptId, revision }] }, reason: 'The light went out.' },
    });
    await later(8);
    expect(await desk.save(first, answer)).toBe('saved');
    await later(60);
    const { verdicts } = await desk.send(desk.answer(first, { options: [3] }), desk.answer(second, answer));
    expect(verdicts).toEqual(['late', 'saved']);
  });

  it('gives a person with extra time a longer section, in proportion', async () => {
    const slow = await room.place.person('student');
    await room.teacher.api.learners.saveAccommodations({
      params: { accountId: slow.accountId },
      body: { extraTime: { percent: 50, minutes: 0 }, reason: 'Reads with a magnifier.' },
    });
    const other = await sitDown(slow, paper);
    const { sectionEnds, now } = await slow.api.assessments.showStanding({ params: { attemptId: other.attemptId } });
    expect(sectionEnds!.map((end) => Math.round((Date.parse(end) - Date.parse(now)) / 60_000))).toEqual([15, 45]);
  });
});
