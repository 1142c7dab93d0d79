import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ExamRoom, examRoom, type Person, sitDown, testWorld } from '../../../testing/index.ts';
import { grant } from '../../entitlements/index.ts';
import { personalData } from '../../identity/index.ts';
import { someLearners } from '../../learners/factories.ts';
import { aQuestion } from '../../questions/factories.ts';
import { inTransaction } from '../../../kernel/context.ts';
import { aPaper } from '../factories.ts';

const world = await testWorld();
const JEE = 2;
let room: ExamRoom;
let student: Person;
beforeAll(async () => {
  room = await examRoom(world);
});
// The clock goes on by more than an access token lives.
beforeEach(async () => {
  await room.teacher.signInAgain();
  student = await room.place.person('student');
  await someLearners(room.place.ctx(), [{ accountId: student.accountId, examIds: [JEE] }]);
});

const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000);
const sat = async (paperId: string, questionId: string) => {
  const desk = await sitDown(student, paperId);
  await desk.save(questionId, { options: [2] });
  await desk.submit();
  return desk.attemptId;
};
const copy = async (domain: string) =>
  JSON.stringify(
    await personalData()
      .find((part) => part.domain === domain)!
      .export(room.place.ctx(), student.accountId),
  );
const reopen = async (paperId: string, attemptId: string) => {
  const params = { paperId };
  const { rows } = await room.teacher.api.assessments.watchPaper({ params, query: { size: 100 } });
  const { revision } = rows.find(({ attempt }) => attempt?.attemptId === attemptId)!.attempt!;
  const body = { revision, minutes: 30, reason: 'The light went out.' };
  await room.teacher.api.assessments.reopenAttempt({ params: { attemptId }, body });
};

describe('the copy of one’s data', () => {
  const secret = { resultVisibility: 'on_date' as const };

  it('says nothing of marks that are not out, and everything once they are', async () => {
    const question = await room.question();
    const paper = await room.paper([question], { settings: { ...secret, resultsOn: inMinutes(60) } });
    await sat(paper, question);
    const told = async () => {
      const { tests } = JSON.parse(await copy('assessments')) as { tests: { marks: unknown; answers: unknown }[] };
      return tests.map(({ marks, answers }) => ({ marks, answers }));
    };
    expect(await told()).toEqual([{ marks: null, answers: null }]);
    expect(await copy('questions')).not.toContain(question);
    world.clock.advance({ minutes: 61 });
    expect(await told()).toMatchObject([{ marks: 400, answers: [{ questionId: question, outcome: 'right' }] }]);
    expect(await copy('questions')).toContain(question);
  });

  it('says nothing of the marks of an attempt that goes on', async () => {
    const question = await room.question();
    const paper = await room.paper([question]);
    const attemptId = await sat(paper, question);
    expect(await copy('assessments')).toContain('"marks":400');
    await reopen(paper, attemptId);
    expect(await copy('assessments')).not.toContain('"marks":400');
    expect(await copy('questions')).not.toContain(question);
  });
});

describe('an attempt that was opened again', () => {
  it('keeps the keys of its paper from a practice run that was begun before', async () => {
    const question = await room.question();
    const paper = await room.paper([question, await room.question()]);
    const attemptId = await sat(paper, question);
    const { runId } = await student.api.assessments.startPracticeRun({ params: { paperId: paper }, body: {} });
    const answer = () =>
      student.api.assessments.answerPractice({
        params: { runId },
        body: { questionId: question, response: null, seconds: 1 },
      });
    const show = () => student.api.assessments.showPracticeRun({ params: { runId } });
    expect((await answer()).key).toBeDefined();
    await reopen(paper, attemptId);
    await expect(answer()).rejects.toMatchObject({ error: 'PRACTICE_NOT_OPEN' });
    await expect(show()).rejects.toMatchObject({ error: 'PRACTICE_NOT_OPEN' });
    world.clock.advance({ minutes: 40 });
    await student.signInAgain();
    expect((await show()).answers).toHaveLength(1);
  });

  it('is no scorecard for anybody until it ends again', async () => {
    const question = await room.question();
    const paper = await room.paper([question]);
    const attemptId = await sat(paper, question);
    const { code } = await student.api.assessments.issueScorecard({
      params: { attemptId },
      body: { name: 'full', days: 7, rank: true },
    });
    const verify = () => room.place.visitor.api.assessments.verifyScorecard({ params: { code } });
    expect(await verify()).toMatchObject({ marks: 400 });
    await reopen(paper, attemptId);
    await expect(verify()).rejects.toMatchObject({ error: 'SCORECARD_UNKNOWN' });
    expect((await student.api.discovery.showToday()).lastResults).toEqual([]);
  });
});

describe('results that were put off after a practice run was begun', () => {
  it('keep its keys, and the scorecard, until they are out', async () => {
    const question = await room.question();
    const paper = await room.paper([question, await room.question()]);
    const attemptId = await sat(paper, question);
    const { runId } = await student.api.assessments.startPracticeRun({ params: { paperId: paper }, body: {} });
    const { code } = await student.api.assessments.issueScorecard({
      params: { attemptId },
      body: { name: 'full', days: 7, rank: true },
    });
    const { settings } = await room.teacher.api.assessments.showPaper({ params: { paperId: paper } });
    await room.teacher.api.assessments.savePaperSettings({
      params: { paperId: paper },
      body: { ...settings, resultVisibility: 'on_date', resultsOn: inMinutes(60).toISOString() },
    });
    const body = { questionId: question, response: null, seconds: 1 };
    await expect(student.api.assessments.answerPractice({ params: { runId }, body })).rejects.toMatchObject({
      error: 'PRACTICE_NOT_OPEN',
    });
    await expect(room.place.visitor.api.assessments.verifyScorecard({ params: { code } })).rejects.toMatchObject({
      error: 'SCORECARD_UNKNOWN',
    });
  });
});

describe('questions for a test of one’s own', () => {
  const available = async () =>
    (
      await student.api.assessments.countOwnQuestions({
        body: { examId: JEE, subjects: ['physics'], chapterIds: [], questions: 5, criteria: [1], difficulties: [] },
      })
    ).available;

  it('are kept back while somebody sits the version that has them, also an older one, and one that was archived', async () => {
    const { questionId } = await aQuestion(room.place.ctx(room.teacher));
    const other = await room.question();
    const before = await available();
    const paper = await room.paper([questionId], { settings: { closesAt: inMinutes(120) } });
    expect(await available()).toBe(before - 1);
    await sitDown(student, paper);
    const { revision, draft } = await room.teacher.api.assessments.showPaper({ params: { paperId: paper } });
    const sections = draft.sections.map((section) => ({ ...section, questionIds: [other] }));
    await room.teacher.api.assessments.savePaper({
      params: { paperId: paper },
      body: { revision, draft: { ...draft, sections } },
    });
    const saved = await room.teacher.api.assessments.showPaper({ params: { paperId: paper } });
    await room.teacher.api.assessments.publishPaper({ params: { paperId: paper }, body: { revision: saved.revision } });
    expect(await available()).toBe(before - 2);
    await room.teacher.api.assessments.archivePaper({ params: { paperId: paper } });
    expect(await available()).toBe(before - 1);
  });

  it('come back with the end of the last attempt at a paper that was archived', async () => {
    const { questionId } = await aQuestion(room.place.ctx(room.teacher));
    const before = await available();
    const paper = await room.paper([questionId]);
    const desk = await sitDown(student, paper);
    await room.teacher.api.assessments.archivePaper({ params: { paperId: paper } });
    expect(await available()).toBe(before - 1);
    await desk.submit();
    expect(await available()).toBe(before);
  });
});

describe('a test of one’s own that has questions of the paper that one sits', () => {
  it('tells nothing meanwhile, neither by its result nor by practising it', async () => {
    const { questionId } = await aQuestion(room.place.ctx(room.teacher));
    const own = await aPaper(room.place.ctx(student), { kind: 'CUSTOM', sections: [{ questionIds: [questionId] }] });
    await inTransaction(room.place.ctx(student), (tx) =>
      grant(tx, { holder: { accountId: student.accountId }, thingKind: 'paper', thingId: own, source: 'own' }),
    );
    const desk = await sitDown(student, own);
    await desk.submit();
    const { runId } = await student.api.assessments.startPracticeRun({ params: { paperId: own }, body: {} });
    const { attemptId } = desk;
    const solution = () => student.api.assessments.showSolution({ params: { attemptId, questionId } });
    const practise = () =>
      student.api.assessments.answerPractice({ params: { runId }, body: { questionId, response: null, seconds: 1 } });
    expect(await solution()).toMatchObject({ id: questionId });
    const sitting = await sitDown(student, await room.paper([await room.question(), questionId]));
    await expect(solution()).rejects.toMatchObject({ error: 'RESULT_NOT_READY', details: { sitting: true } });
    await expect(practise()).rejects.toMatchObject({ error: 'PRACTICE_NOT_OPEN' });
    await sitting.submit();
    expect(await solution()).toMatchObject({ id: questionId });
    expect(await practise()).toMatchObject({ outcome: 'unanswered' });
  });
});
