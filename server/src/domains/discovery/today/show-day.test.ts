import { STREAK_SECONDS } from '@abhyas/contract/discovery/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, sitDown, testWorld, type World } from '../../../testing/index.ts';
import { someLearners } from '../../learners/factories.ts';

let world: World;
let room: ExamRoom;
let question: string;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  question = await room.question();
});

const DAY = 86_400_000;
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY);
const dayOf = (at: Date) => new Date(at.getTime() + 19_800_000).toISOString().slice(0, 10);

describe('what stands around a student’s pages', () => {
  it('is nothing for who has just come', async () => {
    const fresh = await (await world.institute()).person('student');
    expect(await fresh.api.discovery.showDay()).toEqual({ due: 0, streak: { days: 0, today: 0 }, exams: [] });
  });

  it('counts the tests that can be attempted now and were not, and one that runs', async () => {
    const paper = (title: string, opensAt: Date | null, closesAt: Date | null) =>
      room.paper([question], { title, settings: { opensAt, closesAt, attemptsAllowed: 2 } });
    await paper('For good', null, null);
    await paper('Closes far away', inDays(-1), inDays(20));
    await paper('Opens far away', inDays(8), inDays(9));
    await paper('Closes tomorrow', inDays(-1), inDays(1));
    await paper('Opens tomorrow', inDays(1), inDays(30));
    const sat = await paper('Sat once of twice', inDays(-1), inDays(1));
    const student = await room.place.person('student');
    const due = async () => (await student.api.discovery.showDay()).due;
    expect(await due()).toBe(4);
    await room.finished(sat, { accountId: student.accountId, startedAt: inDays(-0.5), minutes: 20, answers: [] });
    expect(await due()).toBe(3);
    await sitDown(student, await paper('Runs', null, null));
    expect(await due()).toBe(4);
  });

  it('counts the days in a row with ten minutes of lessons and tests together, by the calendar of the institute', async () => {
    const student = await room.place.person('student');
    const streak = async () => (await student.api.discovery.showDay()).streak;
    const watch = (daysAgo: number, seconds: number) =>
      world.query(
        `insert into study_days (institute_id, account_id, day, seconds) values ($1, $2, $3, $4)
          on conflict (institute_id, account_id, day) do update set seconds = excluded.seconds`,
        [room.place.id, student.accountId, dayOf(inDays(-daysAgo)), seconds],
      );
    await watch(1, STREAK_SECONDS);
    await watch(2, STREAK_SECONDS - 1);
    expect(await streak()).toEqual({ days: 1, today: 0 });
    await watch(2, STREAK_SECONDS);
    await watch(0, 60);
    expect(await streak()).toEqual({ days: 2, today: 60 });
    await watch(0, STREAK_SECONDS);
    expect((await streak()).days).toBe(3);
    // Longer than the first look back.
    for (let ago = 3; ago < 40; ago++) await watch(ago, STREAK_SECONDS);
    expect((await streak()).days).toBe(40);
  });

  it('counts down to the exams that the student prepares for', async () => {
    const [owner, student] = [await room.place.person('owner'), await room.place.person('student')];
    const save = (examId: number, title: string, days: number) =>
      owner.api.taxonomy.saveExamDate({ body: { examId, next: { title, day: dayOf(inDays(days)) } } });
    await save(1, 'NEET UG', 5);
    await save(2, 'JEE Main Session 1', 63);
    expect((await student.api.discovery.showDay()).exams).toEqual([]);
    await someLearners(room.place.ctx(), [{ accountId: student.accountId, examIds: [2] }]);
    expect((await student.api.discovery.showDay()).exams).toEqual([
      { code: 'jee', title: 'JEE Main Session 1', day: dayOf(inDays(63)), days: 63 },
    ]);
  });

  it('marks a test that is given to this student, not one for everybody', async () => {
    const student = await room.place.person('student');
    await room.paper([question], { title: 'For all', settings: { opensAt: inDays(1) } });
    const own = await room.paper([question], { title: 'For some', settings: { opensAt: inDays(1) } });
    await world.query(
      `update entitlements set holder_kind = 'account', holder_id = $3 where institute_id = $1 and thing_id = $2`,
      [room.place.id, own, student.accountId],
    );
    const { thisWeek } = await student.api.discovery.showToday();
    const marks = new Map(thisWeek.map(({ title, registered }) => [title, registered]));
    expect([marks.get('For all'), marks.get('For some')]).toEqual([false, true]);
  });

  it('is for students', async () => {
    await expect(room.teacher.api.discovery.showDay()).rejects.toMatchObject({ status: 403 });
    await expect(room.place.visitor.api.discovery.showDay()).rejects.toMatchObject({ status: 401 });
  });
});
