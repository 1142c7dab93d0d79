import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, examRoom, type ExamRoom, option, sitDown, testWorld, type World } from '../../../testing/index.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { stoppedAmong } from './stopped-students.ts';

const DAY = 86_400_000;
let world: World;

beforeAll(async () => {
  world = await testWorld();
});

const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY);

describe('the day of staff', () => {
  it('counts who takes a test now and who has not begun, and what students saw of the last results', async () => {
    const room = await examRoom(world);
    const questions = [await room.question()];
    const [kabir, ananya] = [await room.place.person('student'), await room.place.person('student')];
    await room.place.person('student');
    // Logs in where students do, and is none.
    await room.place.person('guardian');
    const closesAt = inDays(0.4);
    const live = await room.paper(questions, { title: 'Chapter test', settings: { closesAt } });
    await sitDown(kabir, live);
    const waiting = { resultVisibility: 'on_date', resultsOn: inDays(2) } as const;
    const secret = await room.paper(questions, { title: 'Part test', settings: waiting });
    await room.finished(secret, {
      accountId: ananya.accountId,
      startedAt: inDays(-1),
      answers: [{ questionId: questions[0]!, response: { options: [2] } }],
    });
    const day = await room.teacher.api.insights.showStaffDay();
    expect(day.running).toEqual([
      {
        paperId: live,
        title: 'Chapter test',
        questions: 1,
        minutes: expect.any(Number),
        closesAt: closesAt.toISOString(),
        students: 3,
        done: 0,
        attempting: 1,
        offline: 0,
        notStarted: 2,
      },
    ]);
    expect(day.outcomes).toMatchObject([
      { paperId: secret, title: 'Part test', attempted: 1, averagePercent: 100, out: false },
    ]);
    expect(day).toMatchObject({ students: 3, has: { questions: true, papers: true, students: true } });
    // A test that is open for weeks is not something that runs today.
    await room.paper(questions, { title: 'Open for long', settings: { closesAt: inDays(20) } });
    expect((await room.teacher.api.insights.showStaffDay()).running).toHaveLength(1);
  });

  it('says who waits, and to nobody what the role has no right to', async () => {
    const place = await world.institute();
    const [owner, student] = [await place.person('owner'), await place.person('student', { firstName: 'Ananya' })];
    const { courseId, lessonIds } = await aCourse(place.ctx(owner), {
      title: 'Electrostatics',
      sections: [{ lessons: [{ title: 'Charges' }] }],
    });
    const params = { courseId, lessonId: lessonIds[0]! };
    await student.api.courses.openLesson({ params, body: {} });
    const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };
    await student.api.courses.askDoubt({ params, body: { title: 'Why is the field zero inside?', body, pin: null } });
    await student.api.learners.askAccommodation({
      body: { asked: { percent: 25, minutes: 0 }, reason: 'Low vision, certificate at the office' },
    });
    const day = await owner.api.insights.showStaffDay();
    expect(day.doubts).toMatchObject({
      count: 1,
      rows: [
        { title: 'Why is the field zero inside?', author: expect.stringContaining('Ananya'), course: 'Electrostatics' },
      ],
    });
    expect(day.waiting).toEqual([{ kind: 'extraTime', count: 1, first: null }]);
    expect(day.has).toEqual({ questions: false, papers: false, students: true });
    await owner.api.identity.createRole({ body: { name: 'typist', capabilities: ['questions.read'] } });
    const typist = await place.person('typist' as 'teacher');
    expect(await typist.api.insights.showStaffDay()).toMatchObject({
      students: null,
      batches: null,
      running: null,
      doubts: null,
      waiting: [],
      outcomes: null,
    });
    expect(await typist.api.insights.showStaffLearning()).toEqual({ stopped: null, weak: null });
    await expect(student.api.insights.showStaffDay()).rejects.toMatchObject({ error: 'ACCESS_DENIED' });
  });
});

describe('how students of staff learn', () => {
  let room: ExamRoom;

  it('names who came regularly and stopped, and the chapters a batch answers wrong', async () => {
    room = await examRoom(world);
    const owner = await room.place.person('owner');
    const [rohan, isha] = [
      await room.place.person('student', { firstName: 'Rohan', lastName: 'Kulkarni' }),
      await room.place.person('student'),
    ];
    await aBatch(room.place.ctx(owner), { name: 'JEE 2027 A', members: [rohan.accountId, isha.accountId] });
    const questions: string[] = [];
    for (let made = 0; made < 5; made += 1) questions.push(await room.question('SINGLE', option(2), 'Trigonometry'));
    const paper = await room.paper(questions);
    const answers = questions.map((questionId, at) => ({ questionId, response: { options: [at === 0 ? 2 : 1] } }));
    for (const { accountId } of [rohan, isha])
      await room.finished(paper, { accountId, startedAt: inDays(-1), answers });
    const days = (ago: readonly number[], { accountId }: { accountId: string }) =>
      Promise.all(
        ago.map((one) =>
          world.query('insert into study_days (institute_id, account_id, day, seconds) values ($1, $2, $3, 1800)', [
            room.place.id,
            accountId,
            dayIn('Asia/Kolkata', inDays(-one)),
          ]),
        ),
      );
    await world.query('update attempts set started_at = $1 where institute_id = $2', [inDays(-40), room.place.id]);
    await days([8, 9, 10, 12], rohan);
    await days([1, 8, 9, 10], isha);
    const learning = await owner.api.insights.showStaffLearning();
    expect(learning.stopped).toMatchObject({ count: 1, of: 2, rows: [{ name: 'Rohan Kulkarni', days: 8 }] });
    expect(learning.stopped?.rows[0]).toMatchObject({
      batches: ['JEE 2027 A'],
      activity: [0, 30, 0, 30, 30, 30, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    expect(learning.weak).toMatchObject({
      batches: [{ name: 'JEE 2027 A' }],
      chapters: [{ name: 'Trigonometry', batches: [{ right: 2, of: 10 }] }],
    });
  });

  it('does not count as stopped who came twice, or was here four days ago', () => {
    const days = (...ago: number[]) => ({
      days: ago.map((one) => new Date(Date.parse('2026-11-22') - one * DAY).toISOString().slice(0, 10)),
      seconds: ago.map(() => 60),
    });
    const found = stoppedAmong(
      [
        { accountId: 'twice', ...days(9, 10) },
        { accountId: 'recent', ...days(4, 9, 10) },
        { accountId: 'stopped', ...days(5, 9, 10) },
        // Lessons and tests of one person count together.
        { accountId: 'both', ...days(7) },
        { accountId: 'both', ...days(8, 9) },
      ],
      '2026-11-22',
    );
    expect(found.map(({ accountId, days: quiet }) => [accountId, quiet])).toEqual([
      ['stopped', 5],
      ['both', 7],
    ]);
  });
});
