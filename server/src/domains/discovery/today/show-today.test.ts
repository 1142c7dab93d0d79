import { newId } from '../../../kernel/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, examRoom, type ExamRoom, sitDown, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let room: ExamRoom;
let question: string;

beforeAll(async () => {
  world = await testWorld();
});

const inDays = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000);

describe('the student’s day', () => {
  it('has the papers that are open or open within seven days, and what is running first', async () => {
    room = await examRoom(world);
    question = await room.question();
    const paper = (title: string, opensAt: Date | null, closesAt: Date | null = null) =>
      room.paper([question], { title, settings: { opensAt, closesAt } });
    await paper('Open', inDays(-1), inDays(1));
    await paper('Sunday', inDays(6));
    await paper('Far', inDays(8));
    const running = await paper('Running', null);
    const student = await room.place.person('student');
    await sitDown(student, running);
    const today = await student.api.discovery.showToday();
    expect(today.thisWeek.map(({ title, state }) => [title, state])).toEqual([
      ['Running', 'running'],
      ['Open', 'open'],
      ['Sunday', 'upcoming'],
    ]);
    expect(today.running).toMatchObject({ title: 'Running', attempts: [{ state: 'running', marks: null }] });
    expect(today).toMatchObject({ lastResults: [], weakTopics: [] });
    const unknown = await student.api.discovery.showToday({ query: { exam: 'gate' } });
    expect(unknown).toMatchObject({ thisWeek: [], running: { title: 'Running' } });
  });

  it('says of nobody that a test was missed which closed before the account was opened', async () => {
    const paperId = await room.paper([question], { title: 'Last month', settings: { closesAt: inDays(1) } });
    await world.query('update papers set closes_at = $2 where id = $1', [paperId, inDays(-2)]);
    const [before, after] = [await room.place.person('student'), await room.place.person('student')];
    await world.query('update accounts set created_at = $2 where id = $1', [before.accountId, inDays(-3)]);
    const states = async (student: typeof before) =>
      (await student.api.assessments.listMyPapers())
        .filter((paper) => paper.paperId === paperId)
        .map(({ state }) => state);
    expect([await states(before), await states(after)]).toEqual([['missed'], []]);
  });

  it('has the lesson to go on with, where it was left; nothing for who has begun nothing', async () => {
    const place = await world.institute();
    const [teacher, student] = [
      await place.person('teacher', { firstName: 'Kavita', lastName: 'Rao' }),
      await place.person('student'),
    ];
    expect((await student.api.discovery.showToday()).continue).toBeNull();
    const { courseId, lessonIds } = await aCourse(place.ctx(teacher), {
      title: 'Electrostatics',
      sections: [{ lessons: [{ title: 'Charges' }, { title: 'Fields' }] }],
    });
    const params = { courseId, lessonId: lessonIds[0]! };
    await student.api.courses.openLesson({ params, body: {} });
    expect((await student.api.discovery.showToday()).continue).toMatchObject({
      courseId,
      title: 'Electrostatics',
      lessonId: lessonIds[0],
      lesson: 'Charges',
      kind: 'article',
      percent: 0,
      section: { title: 'Section 1', number: 1, lessons: 2, percent: 0 },
    });
    // It is made for no exam in particular.
    expect((await student.api.discovery.showToday({ query: { exam: 'jee' } })).continue).toBeNull();
  });

  it('gives a new student a free lesson, a short diagnostic and the fullest test, until the first result', async () => {
    room = await examRoom(world);
    const student = await room.place.person('student');
    const steps = async () => (await student.api.discovery.showToday()).firstSteps;
    await student.api.learners.updateProfile({ body: { exams: [2], standard: 12, targetYear: 2027 } });
    expect(await steps()).toBeNull();
    const questions = await Promise.all(Array.from({ length: 17 }, () => room.question()));
    const short = await room.paper(questions.slice(0, 1), { title: 'Short' });
    const full = await room.paper(questions.slice(0, 2), { title: 'Full' });
    const ctx = room.place.ctx(room.teacher);
    const course = (title: string, details: object, free = false) =>
      aCourse(ctx, { title, details, sections: [{ lessons: [{ title: `${title}: one` }, { title: 'Two', free }] }] });
    await course('For money', { pricePaise: 99_900 });
    await course('Biology', { pricePaise: 0, examId: 1 });
    const { courseId, lessonIds } = await course('Try it', { pricePaise: 99_900, examId: 2 }, true);
    const begun = await steps();
    expect(begun).toMatchObject({
      diagnostic: { examId: 2, exam: 'JEE Main', paperId: null, questions: 15 },
      lesson: { courseId, title: 'Try it', lessonId: lessonIds[1], lesson: 'Two' },
      paper: { paperId: full, title: 'Full', questions: 2 },
    });
    const { paperId } = await student.api.assessments.startOverview({ body: { examId: 2 } });
    expect((await steps())?.diagnostic).toMatchObject({ paperId, questions: 15 });
    await room.finished(short, { accountId: student.accountId, startedAt: inDays(-0.1), minutes: 5, answers: [] });
    expect(await steps()).toBeNull();
  });

  it('has the last results, with rank and percentile once ten have attempted it, and the topics that went worst', async () => {
    room = await examRoom(world);
    const kinematics = [await room.question(), await room.question()];
    const trigonometry = [
      await room.question('SINGLE', undefined, 'Trigonometry'),
      await room.question('SINGLE', undefined, 'Trigonometry'),
    ];
    const waves = [
      await room.question('SINGLE', undefined, 'Oscillations and Waves'),
      await room.question('SINGLE', undefined, 'Oscillations and Waves'),
    ];
    const student = await room.place.person('student');
    const paper = await room.paper([...kinematics, ...trigonometry, ...waves], { title: 'Mixed' });
    const right = [kinematics[0]!, ...waves].map((questionId) => ({ questionId, response: { options: [2] } }));
    await room.finished(paper, { accountId: student.accountId, startedAt: inDays(-1), minutes: 20, answers: right });
    const today = await student.api.discovery.showToday();
    expect(today.lastResults).toMatchObject([
      {
        title: 'Mixed',
        marks: 1200,
        full: 2400,
        passed: false,
        standing: null,
      },
    ]);
    for (let at = 0; at < 9; at++)
      await room.finished(paper, { accountId: newId(), startedAt: inDays(-1), minutes: 20, answers: [] });
    const ranked = await student.api.discovery.showToday();
    expect(ranked.lastResults[0]!.standing).toEqual({ rank: 1, of: 10, percentile: '100.0000000' });
    expect(today.weakTopics).toMatchObject([
      { name: 'Trigonometry', subject: 'maths', right: 0, of: 2 },
      { name: 'Kinematics', subject: 'physics', right: 1, of: 2 },
    ]);
    expect(today.thisWeek).toEqual([]);
    // Three questions of a minute each, yesterday.
    expect(today.week.map(({ watched, tested }) => [watched, tested])).toEqual([
      ...Array.from({ length: 5 }, () => [0, 0]),
      [0, 180],
      [0, 0],
    ]);
    const of = (exam: string) => student.api.discovery.showToday({ query: { exam } });
    expect(await of('jee')).toMatchObject({ lastResults: ranked.lastResults, weakTopics: today.weakTopics });
    // Nobody asks mathematics for medicine.
    expect(await of('neet')).toMatchObject({ lastResults: [], weakTopics: [], week: today.week });
  });

  it('is for students', async () => {
    await expect(room.teacher.api.discovery.showToday()).rejects.toMatchObject({ status: 403 });
    await expect(room.place.visitor.api.discovery.showToday()).rejects.toMatchObject({ status: 401 });
  });
});
