import { beforeAll, describe, expect, it } from 'vitest';
import type { Response } from '@abhyas/contract/questions/shapes';
import {
  examRoom,
  type ExamRoom,
  number,
  option,
  type Person,
  sitDown,
  testWorld,
  type World,
} from '../../../testing/index.ts';
import { newId } from '../../../kernel/ids.ts';
import { anAttempt, someAttempts } from '../factories.ts';
import { schemes } from '../marking/schemes.ts';

let world: World;
let room: ExamRoom;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
});

const result = (who: Person, attemptId: string) => who.api.assessments.showResult({ params: { attemptId } });
const minutesAgo = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000);
/** Sits the paper with these answers and submits. */
async function sit(
  student: Person,
  paper: string,
  answers: Readonly<Record<string, Response | null>>,
): Promise<string> {
  const desk = await sitDown(student, paper);
  for (const [question, response] of Object.entries(answers)) await desk.save(question, response);
  await desk.submit();
  return desk.attemptId;
}

describe('a result', () => {
  it('tells marks, pass, subjects, topics, time and why, for every kind of question, by the rules of the sections', async () => {
    const student = await room.place.person('student');
    const single = await room.question('SINGLE', option(2));
    const wrong = await room.question('SINGLE', option(1), 'Electrochemistry');
    const ladder = await room.question('MULTIPLE', option(1, 3, 4));
    const typed = await room.question('INTEGER', number('12'), 'Electrochemistry');
    const skipped = await room.question('SINGLE', option(4));
    const paper = await room.paper([single, wrong, ladder, typed, skipped], {
      rule: schemes.jeeAdvancedMultiple2026.rule,
    });
    const desk = await sitDown(student, paper);
    await desk.save(single, { options: [2] }, { seconds: 41, review: true });
    await desk.save(wrong, { options: [3] });
    await desk.save(ladder, { options: [4, 1] });
    await desk.save(typed, { number: '12.0' });
    await desk.save(skipped, { options: [4] }, { kind: 'draft', seconds: 90 });
    await desk.submit();
    const shown = await result(student, desk.attemptId);
    expect(shown).toMatchObject({
      marks: 400 - 100 + 200 + 400,
      full: 2000,
      passed: false,
      right: 2,
      wrong: 1,
      partial: 1,
      unanswered: 1,
      endedBy: 'submitted',
      lost: { wrong: 400, penalty: 100, skipped: 400, unopened: 0, partial: 200 },
      of: 1,
      lateAnswers: 0,
      previous: null,
    });
    expect(
      shown.questions.map(({ questionId, number: at, outcome, marks, seconds }) => [
        questionId,
        at,
        outcome,
        marks,
        seconds,
      ]),
    ).toEqual([
      [single, 1, 'right', 400, 41],
      [wrong, 2, 'wrong', -100, 10],
      [ladder, 3, 'partial', 200, 10],
      [typed, 4, 'right', 400, 10],
      [skipped, 5, 'unanswered', 0, 90],
    ]);
    expect(shown.questions[0]).toMatchObject({
      review: true,
      response: { options: [2] },
      key: option(2),
      section: 'Section A',
      subject: 'physics',
      topic: 'Kinematics',
    });
    expect(shown.questions[2]!.explanation).toMatchObject({
      code: 'LADDER',
      values: { marks: '+2', chosen: 2, rightChosen: 2, correct: 3 },
    });
    expect(shown.questions[4]).toMatchObject({ response: null, explanation: { code: 'UNANSWERED' } });
    expect(shown.subjects).toMatchObject([
      { subject: 'physics', marks: 600, full: 1200 },
      { subject: 'chemistry', marks: 300, full: 800 },
    ]);
    expect(shown.topics).toMatchObject([
      { name: 'Kinematics', outcomes: ['right', 'partial', 'unanswered'], right: 1, of: 3, marks: 600, full: 1200 },
      { name: 'Electrochemistry', outcomes: ['wrong', 'right'], right: 1, of: 2, marks: 300, full: 800 },
    ]);
  });

  it('spec §4: passes above 50 percent, so exactly half fails', async () => {
    const [first, second] = [await room.question(), await room.question()];
    const paper = await room.paper([first, second]);
    const [half, more] = [await room.place.person('student'), await room.place.person('student')];
    expect(await result(half, await sit(half, paper, { [first]: { options: [2] } }))).toMatchObject({
      marks: 400,
      full: 800,
      passed: false,
    });
    expect(
      await result(more, await sit(more, paper, { [first]: { options: [2] }, [second]: { options: [2] } })),
    ).toMatchObject({ passed: true });
  });

  it('explains a question with its key, its worked solution and its pictures, as it stood in the attempt', async () => {
    const student = await room.place.person('student');
    const question = await room.question();
    const attemptId = await sit(student, await room.paper([question]), { [question]: { options: [1] } });
    const solution = await student.api.assessments.showSolution({ params: { attemptId, questionId: question } });
    expect(solution).toMatchObject({ id: question, type: 'SINGLE', key: option(2), images: {} });
    expect(JSON.stringify(solution.content.en.explanation)).toContain('v = u + at');
    const foreign = await room.question();
    await expect(
      student.api.assessments.showSolution({ params: { attemptId, questionId: foreign } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('how a student came to an answer', () => {
  it('is told by visits and by the first answer that was saved, and what it would have been', async () => {
    const [changed, kept, never] = [await room.question(), await room.question(), await room.question()];
    const student = await room.place.person('student');
    const desk = await sitDown(student, await room.paper([changed, kept, never]));
    await desk.save(changed, { options: [2] });
    await desk.save(kept, { options: [2] });
    await desk.save(changed, { options: [4] }, { kind: 'draft' });
    await desk.save(changed, { options: [4] }, { seconds: 95 });
    await desk.submit();
    const { questions, lost } = await result(student, desk.attemptId);
    expect(questions.map(({ visits, first, outcome, seconds }) => [visits, first, outcome, seconds])).toEqual([
      [2, { response: { options: [2] }, outcome: 'right' }, 'wrong', 95],
      [1, { response: { options: [2] }, outcome: 'right' }, 'right', 10],
      [0, null, 'unanswered', 0],
    ]);
    expect(lost).toEqual({ wrong: 400, penalty: 100, skipped: 0, unopened: 400, partial: 0 });
  });

  it('says nothing of what came after the close', async () => {
    const question = await room.question();
    const student = await room.place.person('student');
    const desk = await sitDown(student, await room.paper([question]));
    await desk.submit();
    expect(await desk.save(question, { options: [2] })).toBe('late');
    const shown = await result(student, desk.attemptId);
    expect(shown.questions[0]).toMatchObject({ visits: 0, first: null, response: null });
    expect(shown.lateAnswers).toBe(1);
  });
});

describe('what a result is held against', () => {
  it('is the average and the best of the rank list: in all, by subject, by chapter', async () => {
    const questions = [await room.question(), await room.question('SINGLE', option(2), 'Electrochemistry')];
    const paper = await room.paper(questions);
    const students = await Promise.all([0, 1, 2].map(() => room.place.person('student')));
    const attempts = await someAttempts(
      room.place.ctx(),
      paper,
      [
        [2, 2],
        [2, 3],
        [3, 3],
      ].map((options, at) => ({
        accountId: students[at]!.accountId,
        startedAt: minutesAgo(60),
        minutes: 20,
        answers: questions.map((questionId, i) => ({ questionId, response: { options: [options[i]!] } })),
      })),
    );
    const shown = await result(room.teacher, attempts[1]!);
    expect(shown).toMatchObject({ marks: 300, average: 300, topper: 800 });
    const compared = { marks: 400, full: 400, average: 233, topper: 400 };
    const behind = { marks: -100, full: 400, average: 67, topper: 400 };
    expect(shown.subjects).toMatchObject([compared, behind]);
    expect(shown.topics).toMatchObject([compared, behind]);
  });

  it('is the time of five others at least, oneself left out', async () => {
    const question = await room.question();
    const paper = await room.paper([question]);
    const stories = (seconds: readonly number[]) =>
      someAttempts(
        room.place.ctx(),
        paper,
        seconds.map((one) => ({
          accountId: newId(),
          startedAt: minutesAgo(60),
          minutes: 20,
          answers: [{ questionId: question, response: { options: [2] }, seconds: one }],
        })),
      );
    await stories([10, 20, 30, 40]);
    const student = await room.place.person('student');
    const attempt = await sit(student, paper, { [question]: { options: [2] } });
    expect((await result(room.teacher, attempt)).questions[0]).toMatchObject({ seconds: 10, averageSeconds: null });
    await stories([100]);
    expect((await result(room.teacher, attempt)).questions[0]).toMatchObject({ seconds: 10, averageSeconds: 40 });
  });
});

describe('rank and percentile', () => {
  it('go 1, 2, 2, 4 among those who sat, with averages and the topper beside', async () => {
    const questions = [await room.question(), await room.question(), await room.question()];
    const paper = await room.paper(questions);
    const marks = [3, 2, 2, 0];
    const students = await Promise.all(marks.map(() => room.place.person('student')));
    const attempts: string[] = [];
    for (const [at, student] of students.entries()) {
      attempts.push(
        await sit(
          student,
          paper,
          Object.fromEntries(questions.slice(0, marks[at]).map((question) => [question, { options: [2] }])),
        ),
      );
    }
    const shown = await Promise.all(attempts.map((attempt) => result(room.teacher, attempt)));
    expect(shown.map(({ rank, of, percentile, atOrBelow }) => [rank, of, percentile, atOrBelow])).toEqual([
      [1, 4, '100.0000000', 4],
      [2, 4, '75.0000000', 3],
      [2, 4, '75.0000000', 3],
      [4, 4, '25.0000000', 1],
    ]);
    expect(shown[3]!.subjects).toMatchObject([{ subject: 'physics', marks: 0, average: 700, topper: 1200 }]);
    expect(shown[3]!.questions[0]!.topperSeconds).toBe(10);
  });

  it('count a person once: a second attempt is told its place, and stands in nobody’s list', async () => {
    const question = await room.question();
    const paper = await room.paper([question], { settings: { attemptsAllowed: 2 } });
    const [first, other] = [await room.place.person('student'), await room.place.person('student')];
    const weak = await sit(first, paper, {});
    const middle = await sit(other, paper, {});
    const strong = await sit(first, paper, { [question]: { options: [2] } });
    expect(await result(room.teacher, strong)).toMatchObject({ rank: 1, of: 2, percentile: '100.0000000' });
    expect(await result(room.teacher, middle)).toMatchObject({ rank: 1, of: 2, atOrBelow: 2 });
    expect(await result(room.teacher, weak)).toMatchObject({ rank: 1, of: 2 });
  });

  it('are the same for attempts that were written all at once', async () => {
    const questions = [await room.question(), await room.question()];
    const paper = await room.paper(questions);
    const students = await Promise.all(Array.from({ length: 5 }, () => room.place.person('student')));
    const stories = students.map((student, at) => ({
      accountId: student.accountId,
      startedAt: minutesAgo(60 + at),
      minutes: 20,
      answers: questions.slice(0, at % 3).map((questionId) => ({ questionId, response: { options: [2] } })),
    }));
    const attempts = await someAttempts(room.place.ctx(), paper, stories);
    const shown = await Promise.all(attempts.map((attempt) => result(room.teacher, attempt)));
    expect(shown.map(({ marks, rank }) => [marks, rank])).toEqual([
      [0, 4],
      [400, 2],
      [800, 1],
      [0, 4],
      [400, 2],
    ]);
    expect(Date.parse(shown[0]!.endedAt) - Date.parse(shown[0]!.startedAt)).toBe(20 * 60_000);
  });
});

describe('who sees a result, and when', () => {
  it('is nobody while the attempt runs, not even staff', async () => {
    const student = await room.place.person('student');
    const { attemptId } = await sitDown(student, await room.paper([await room.question()]));
    for (const who of [student, room.teacher])
      await expect(result(who, attemptId)).rejects.toMatchObject({ status: 409, error: 'RESULT_NOT_READY' });
  });

  it('is its student alone, and staff; another student does not learn that it exists', async () => {
    const [student, other] = [await room.place.person('student'), await room.place.person('student')];
    const question = await room.question();
    const attemptId = await sit(student, await room.paper([question]), {});
    expect(await result(room.teacher, attemptId)).toMatchObject({ student: expect.stringContaining('Asha') });
    await expect(result(other, attemptId)).rejects.toMatchObject({ status: 404 });
    await expect(
      other.api.assessments.showSolution({ params: { attemptId, questionId: question } }),
    ).rejects.toMatchObject({ status: 404 });
    const stranger = await (await world.institute()).person('teacher');
    await expect(result(stranger, attemptId)).rejects.toMatchObject({ status: 404 });
  });

  it('is not the student before the day, in no list and no solution either; staff may before', async () => {
    const student = await room.place.person('student');
    const question = await room.question();
    const resultsOn = new Date(world.clock.now().getTime() + 60 * 60_000);
    const paper = await room.paper([question], { settings: { resultVisibility: 'on_date', resultsOn } });
    const attemptId = await sit(student, paper, { [question]: { options: [2] } });
    const refusal = { status: 409, error: 'RESULT_NOT_READY', details: { at: resultsOn.toISOString() } };
    await expect(result(student, attemptId)).rejects.toMatchObject(refusal);
    await expect(
      student.api.assessments.showSolution({ params: { attemptId, questionId: question } }),
    ).rejects.toMatchObject(refusal);
    const listed = async () =>
      (await student.api.assessments.listMyPapers()).find(({ paperId }) => paperId === paper)!.attempts[0];
    expect(await listed()).toMatchObject({ marks: null, passed: null, state: 'marked' });
    expect((await student.api.discovery.showToday()).lastResults).toEqual([]);
    expect(await result(room.teacher, attemptId)).toMatchObject({ marks: 400 });
    world.clock.advance({ minutes: 61 });
    for (const person of [student, room.teacher]) await person.signInAgain();
    expect(await result(student, attemptId)).toMatchObject({ marks: 400 });
    expect(await listed()).toMatchObject({ marks: 400, full: 400, passed: true });
  });

  it('is beside the last one at another paper that may be seen, never one that is still secret', async () => {
    const student = await room.place.person('student');
    const question = await room.question();
    const secret = {
      resultVisibility: 'on_date',
      resultsOn: new Date(world.clock.now().getTime() + 86_400_000),
    } as const;
    const attempt = (paper: string, ago: number) =>
      anAttempt(room.place.ctx(), paper, {
        accountId: student.accountId,
        startedAt: minutesAgo(ago),
        minutes: 10,
        answers: [{ questionId: question, response: { options: [2] } }],
      });
    await attempt(await room.paper([question], { title: 'First' }), 300);
    await attempt(await room.paper([question], { title: 'Secret', settings: secret }), 200);
    const last = await attempt(await room.paper([question], { title: 'Last' }), 100);
    expect((await result(student, last)).previous).toEqual({ title: 'First', marks: 400, full: 400, rank: null });
  });

  it('is beside the rank there, but of no test that somebody made for himself', async () => {
    const [student, better] = [await room.place.person('student'), await room.place.person('student')];
    const question = await room.question();
    const attempt = (paper: string, who: Person, chosen: number, ago: number) =>
      anAttempt(room.place.ctx(), paper, {
        accountId: who.accountId,
        startedAt: minutesAgo(ago),
        minutes: 10,
        answers: [{ questionId: question, response: { options: [chosen] } }],
      });
    const first = await room.paper([question], { title: 'First' });
    await attempt(first, better, 2, 400);
    await attempt(first, student, 1, 400);
    const second = await attempt(await room.paper([question], { title: 'Second' }), student, 2, 300);
    expect((await result(room.teacher, second)).previous).toMatchObject({ title: 'First', rank: 2 });
    const own = await room.paper([question], { title: 'My own', kind: 'CUSTOM' });
    const third = await attempt(own, student, 2, 200);
    expect((await result(room.teacher, third)).previous).toMatchObject({ title: 'Second', rank: null });
    const fourth = await attempt(await room.paper([question], { title: 'Fourth' }), student, 2, 100);
    expect((await result(room.teacher, fourth)).previous).toMatchObject({ title: 'My own', rank: null });
  });

  it('names the questions that its student keeps, to nobody else, and the official paper that it follows', async () => {
    const student = await room.place.person('student');
    const [kept, left] = [await room.question(), await room.question()];
    const attemptId = await sit(student, await room.paper([kept, left], { patternId: 'jee-main-2025' }), {
      [kept]: { options: [2] },
    });
    expect(await result(student, attemptId)).toMatchObject({
      kept: [],
      paper: { pattern: { exam: 'JEE Main', paper: 'Paper 1' } },
    });
    await student.api.assessments.keepSolution({ params: { attemptId, questionId: kept } });
    expect((await result(student, attemptId)).kept).toEqual([kept]);
    expect((await result(room.teacher, attemptId)).kept).toEqual([]);
    const plain = await sit(student, await room.paper([left]), {});
    expect((await result(student, plain)).paper).not.toHaveProperty('pattern');
  });
});
