import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, type ExamRoom, examRoom, type Person, testWorld } from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';

const world = await testWorld();
let room: ExamRoom;
let asha: Person;
let others: Person[];
let questions: string[];
let shown: (by: Person, who?: Person) => ReturnType<Person['api']['insights']['showStudentPage']>;

beforeAll(async () => {
  room = await examRoom(world);
  asha = await room.place.person('student', { firstName: 'Asha' });
  others = await Promise.all(Array.from({ length: 9 }, () => room.place.person('student', { signedOut: true })));
  questions = [];
  for (const area of ['Kinematics', 'Kinematics', 'Electrochemistry', 'Electrochemistry'])
    questions.push(await room.question('SINGLE', { kind: 'choice', accepted: [[2]] }, area));
  shown = (by, who = asha) => by.api.insights.showStudentPage({ params: { accountId: who.accountId } });
});

/** Answers the four questions; `2` is right. */
const answers = (...given: number[]) =>
  given.map((option, at) => ({ questionId: questions[at]!, response: { options: [option] } }));
const sat = (who: Person, given: number[]) => ({
  accountId: who.accountId,
  startedAt: new Date(world.clock.now().getTime() - 3_600_000),
  minutes: 20,
  answers: answers(...given),
});

describe('the page of a student', () => {
  it('shows the last tests against the others, and which chapters are weak and strong', async () => {
    const paper = await room.paper(questions, { title: 'Part test 4' });
    await room.finishedAll(paper, [
      sat(asha, [2, 2, 1, 2]),
      ...others.slice(0, 4).map((who) => sat(who, [2, 2, 2, 2])),
      ...others.slice(4).map((who) => sat(who, [1, 1, 1, 1])),
    ]);
    const { results } = await shown(room.teacher);
    // Three right and one wrong are 12 - 1; four others have 16 and five have -4: their mean is 44 / 9.
    expect(results).toMatchObject({
      total: 1,
      tests: [
        {
          title: 'Part test 4',
          marks: 1100,
          full: 1600,
          average: 489,
          standing: { rank: 5, of: 10 },
          subjects: [
            { subject: 'physics', marks: 800, full: 800 },
            { subject: 'chemistry', marks: 300, full: 800 },
          ],
        },
      ],
      weak: [{ name: 'Electrochemistry', right: 1, of: 2 }],
      strong: [{ name: 'Kinematics', right: 2, of: 2 }],
    });
  });

  it('ranks nobody among fewer than ten, and compares nobody with nobody', async () => {
    const alone = await room.place.person('student');
    const paper = await room.paper(questions.slice(0, 2), { title: 'Alone' });
    await room.finished(paper, sat(alone, [2, 2]));
    expect((await shown(room.teacher, alone)).results?.tests).toMatchObject([{ standing: null, average: null }]);
  });

  it('shows batches, courses with progress, waiting doubts, guardians and fourteen days', async () => {
    const batchId = await aBatch(room.place.ctx(room.teacher), { name: 'JEE 2027 A', members: [asha.accountId] });
    const { courseId, lessonIds } = await aCourse(room.place.ctx(room.teacher), {
      title: 'Waves',
      sections: [{ lessons: [{}, {}] }],
    });
    await asha.api.courses.registerCourse({ params: { courseId } });
    await asha.api.courses.askDoubt({
      params: { courseId, lessonId: lessonIds[0]! },
      body: { title: 'Why does sound bend?', body: fromSource(''), pin: null },
    });
    const page = await shown(room.teacher);
    expect(page).toMatchObject({
      batches: [{ id: batchId, name: 'JEE 2027 A' }],
      courses: [{ courseId, title: 'Waves', done: 0, lessons: 2 }],
      doubts: [{ title: 'Why does sound bend?' }],
      guardians: [],
    });
    expect(page.days).toHaveLength(14);
  });

  it('shows only what the viewer may see elsewhere', async () => {
    const owner = await room.place.person('owner');
    const readsPeople = { params: { name: 'reviewer' }, body: { capabilities: ['people.read' as const] } };
    await owner.api.identity.saveRole(readsPeople);
    expect(await shown(await room.place.person('reviewer'))).toMatchObject({
      batches: null,
      results: null,
      courses: null,
      doubts: null,
      days: null,
    });
  });

  it('is nobody else’s: no student reads it, and staff, guardians and other institutes have none', async () => {
    await expect(shown(asha)).rejects.toMatchObject({ status: 403 });
    await expect(shown(room.teacher, room.teacher)).rejects.toMatchObject({ status: 404 });
    const elsewhere = await (await world.institute()).person('owner');
    await expect(shown(elsewhere)).rejects.toMatchObject({ status: 404 });
  });
});
