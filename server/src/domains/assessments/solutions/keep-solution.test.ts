import { beforeAll, describe, expect, it } from 'vitest';
import { personalData } from '../../identity/index.ts';
import { inTransaction } from '../../../kernel/context.ts';
import {
  examRoom,
  type ExamRoom,
  option,
  type Person,
  sitDown,
  testWorld,
  type World,
} from '../../../testing/index.ts';
import { someAttempts } from '../factories.ts';

let world: World;
let room: ExamRoom;
let student: Person;
let question: string;
let attemptId: string;
const nobody = '019a0000-0000-7000-8000-000000000000';

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  student = await room.place.person('student', { firstName: 'Meera' });
  question = await room.question('SINGLE', option(2));
  attemptId = await sit(student, await room.paper([question]));
});

async function sit(who: Person, paper: string): Promise<string> {
  const desk = await sitDown(who, paper);
  await desk.save(question, { options: [3] });
  await desk.submit();
  return desk.attemptId;
}
const params = () => ({ attemptId, questionId: question });
const bookmarks = (who = student, query = {}) => who.api.questions.listBookmarks({ query });
const queue = (query = {}) => room.teacher.api.questions.listReports({ query });

describe('a bookmark', () => {
  it('is made in a solution, kept once, listed with its filters, and taken out again', async () => {
    const { keepSolution, showOwnStand } = student.api.assessments;
    expect(await showOwnStand({ params: params() })).toEqual({ kept: false, report: null });
    for (let twice = 0; twice < 2; twice++) expect(await keepSolution({ params: params() })).toEqual({ kept: true });
    expect(await showOwnStand({ params: params() })).toMatchObject({ kept: true });
    const { rows, total, counts } = await bookmarks();
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ questionId: question, attemptId, type: 'SINGLE' });
    const { subject } = rows[0]!.knowledgeArea;
    expect(counts.bySubject.find((entry) => entry.subject === subject)).toEqual({ subject, count: 1 });
    expect((await bookmarks(student, { subject })).total).toBe(1);
    expect((await bookmarks(student, { subject: 'sanskrit' })).total).toBe(0);
    expect((await bookmarks(student, { type: 'INTEGER' })).total).toBe(0);
    expect((await bookmarks(await room.place.person('student'))).total).toBe(0);
    await student.api.questions.removeBookmark({ params: { questionId: question } });
    expect((await bookmarks()).total).toBe(0);
  });

  it('is refused for another’s attempt and for a question that was not in it', async () => {
    const other = await room.place.person('student');
    await expect(other.api.assessments.keepSolution({ params: params() })).rejects.toMatchObject({ status: 404 });
    await expect(
      student.api.assessments.keepSolution({ params: { attemptId, questionId: nobody } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('a report', () => {
  it('goes from the solution to the queue with its picture, and its verdict to the inbox of who made it', async () => {
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="red"/></svg>',
    );
    const { pictureId } = await student.api.assessments.uploadReportPicture({ params: { attemptId }, file: bytes });
    const body = { reason: 'answer', comment: 'Option B cannot be right', pictureId } as const;
    expect(await student.api.assessments.reportSolution({ params: params(), body })).toMatchObject({ state: 'open' });
    await expect(student.api.assessments.reportSolution({ params: params(), body })).rejects.toMatchObject({
      status: 409,
      error: 'REPORT_ALREADY',
    });
    const { rows, counts, can } = await queue({ questionId: question });
    expect([counts, can]).toEqual([{ open: 1, upheld: 0, dismissed: 0 }, { judge: true }]);
    expect(rows[0]).toMatchObject({
      question: { id: question, version: 1, current: 1 },
      reason: 'answer',
      comment: 'Option B cannot be right',
      reporter: { name: expect.stringContaining('Meera') as string, upheld: 0, reports: 1 },
    });
    expect(rows[0]!.picture).toContain('/');
    const verdict = { params: { reportId: rows[0]!.id }, body: { state: 'upheld', verdict: 'B was a slip.' } } as const;
    await expect(student.api.questions.judgeReport(verdict)).rejects.toMatchObject({ status: 403 });
    await room.teacher.api.questions.judgeReport(verdict);
    await expect(room.teacher.api.questions.judgeReport(verdict)).rejects.toMatchObject({
      status: 409,
      error: 'REPORT_JUDGED',
      details: { state: 'upheld' },
    });
    const { rows: inbox } = await student.api.notices.listNotices();
    expect(inbox.find(({ kind }) => kind === 'question_report.upheld')).toMatchObject({
      link: `/student/results/${attemptId}?show=all&question=${question}`,
      text: expect.stringContaining('B was a slip.') as string,
    });
    expect(await student.api.assessments.showOwnStand({ params: params() })).toMatchObject({
      report: { reason: 'answer', state: 'upheld', verdict: 'B was a slip.' },
    });
    expect((await queue({ state: 'upheld', questionId: question })).rows).toHaveLength(1);
  });

  it('names no picture that nobody uploaded', async () => {
    await expect(
      student.api.assessments.reportSolution({
        params: params(),
        body: { reason: 'other', comment: '', pictureId: nobody },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('stands before others in the queue when its reporter was right more often', async () => {
    const [first, second] = [await room.place.person('student'), await room.place.person('student')];
    const [earlier, later] = [await room.question(), await room.question()];
    const paper = await room.paper([question, earlier, later]);
    const sat = new Map<Person, string>();
    for (const who of [first, second]) {
      const desk = await sitDown(who, paper);
      await desk.submit();
      sat.set(who, desk.attemptId);
    }
    const report = (who: Person, questionId: string) =>
      who.api.assessments.reportSolution({
        params: { attemptId: sat.get(who)!, questionId },
        body: { reason: 'words', comment: '' },
      });
    await report(second, earlier);
    const [{ id: reportId } = { id: '' }] = (await queue({ questionId: earlier })).rows;
    await room.teacher.api.questions.judgeReport({ params: { reportId }, body: { state: 'upheld' } });
    world.clock.advance({ minutes: 1 });
    await report(first, later);
    world.clock.advance({ minutes: 1 });
    await report(second, later);
    const { rows } = await queue({ questionId: later });
    expect(rows.map(({ reporter }) => reporter?.upheld)).toEqual([1, 0]);
    expect((await queue({ questionId: later, reason: 'figure' })).rows).toEqual([]);
  });
});

describe('the statistics of a question', () => {
  it('count first attempts: share of right answers, correlation with the rest, answers, time', async () => {
    const [asked, rest] = [await room.question('SINGLE', option(1)), await room.question('SINGLE', option(1))];
    const paper = await room.paper([asked, rest]);
    const students = await Promise.all(Array.from({ length: 5 }, () => room.place.person('student')));
    const startedAt = new Date(world.clock.now().getTime() - 3_600_000);
    const chosen = [1, 1, 2, 3, undefined];
    await someAttempts(
      room.place.ctx(),
      paper,
      students.map(({ accountId }, i) => ({
        accountId,
        startedAt,
        minutes: 5,
        answers: [
          { questionId: asked, response: chosen[i] === undefined ? null : { options: [chosen[i]] }, seconds: 30 },
          { questionId: rest, response: { options: [i < 2 ? 1 : 2] } },
        ],
      })),
    );
    // Who sits it again has learnt from the first time.
    await someAttempts(room.place.ctx(), paper, [
      {
        accountId: students[3]!.accountId,
        startedAt,
        minutes: 9,
        number: 2,
        answers: [{ questionId: asked, response: { options: [1] } }],
      },
    ]);
    expect(await room.teacher.api.questions.showStatistics({ params: { questionId: asked } })).toEqual({
      version: 1,
      students: 5,
      rightShare: 4000,
      discrimination: 100,
      meanSeconds: 30,
      answers: [
        { answer: '1', count: 2, right: true },
        { answer: '2', count: 1, right: false },
        { answer: '3', count: 1, right: false },
      ],
      unanswered: 1,
      difficulty: 1,
      fits: null,
      flags: [],
    });
  });
});

describe('what is held about a student', () => {
  it('is told, and gone when the student is erased; the report stays without who made it', async () => {
    const part = personalData().find(({ domain }) => domain === 'questions')!;
    const ctx = room.place.ctx();
    expect(await part.export(ctx, student.accountId)).toMatchObject({
      reported: [{ question, reason: 'answer', comment: 'Option B cannot be right' }],
    });
    await inTransaction(ctx, (tx) => part.erase(tx, student.accountId));
    expect(await part.export(ctx, student.accountId)).toMatchObject({ kept: [], reported: [] });
    expect((await queue({ state: 'upheld', questionId: question })).rows[0]).toMatchObject({
      reporter: null,
      comment: '',
      picture: null,
    });
  });

  it('moves with an account that is joined to another; what both have stays once', async () => {
    const part = personalData().find(({ domain }) => domain === 'questions')!;
    const [old, now] = [await room.place.person('student'), await room.place.person('student')];
    const paper = await room.paper([question]);
    for (const who of [old, now]) {
      const own = { attemptId: await sit(who, paper), questionId: question };
      await who.api.assessments.keepSolution({ params: own });
      await who.api.assessments.reportSolution({ params: own, body: { reason: 'words' } });
    }
    await inTransaction(room.place.ctx(), (tx) => part.reassign(tx, old.accountId, now.accountId));
    expect((await bookmarks(now)).total).toBe(1);
    expect((await bookmarks(old)).total).toBe(0);
    expect((await queue({ questionId: question })).counts.open).toBe(1);
  });
});

describe('screenshots', () => {
  it('are so many in a day: they take of the institute’s space', async () => {
    const who = await room.place.person('student');
    const own = await sit(who, await room.paper([question]));
    const file = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>',
    );
    const upload = () => who.api.assessments.uploadReportPicture({ params: { attemptId: own }, file });
    for (let kept = 0; kept < 30; kept++) await upload();
    await expect(upload()).rejects.toMatchObject({ status: 429 });
  });
});
