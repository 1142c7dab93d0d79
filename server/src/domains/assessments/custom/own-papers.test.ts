import { ownPaperCounts } from '@abhyas/contract/assessments/own-papers';
import type { OwnWish } from '@abhyas/contract/assessments/custom';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { type ExamRoom, examRoom, number, type Person, sitDown, testWorld } from '../../../testing/index.ts';
import { someLearners } from '../../learners/factories.ts';
import { aQuestion } from '../../questions/factories.ts';
import { anArea } from '../../taxonomy/factories.ts';
import { insertScorecard } from '../scorecards/scorecards.store.ts';

const world = await testWorld();
const JEE = 2;
let room: ExamRoom;
let student: Person;
let easy: string[];
let motion: string;
let heat: string;
const HEAT = 'Thermodynamics and Kinetic Theory';

type Made = Partial<QuestionDraft> & { readonly area?: string };
async function questions(count: number, given: Made = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await aQuestion(room.place.ctx(room.teacher), given)).questionId);
  return ids;
}
async function learner(examIds: readonly number[] = [JEE]): Promise<Person> {
  const person = await room.place.person('student');
  await someLearners(room.place.ctx(), [{ accountId: person.accountId, examIds }]);
  return person;
}
const wish = (given: Partial<OwnWish> = {}): OwnWish => ({
  examId: JEE,
  subjects: ['physics'],
  chapterIds: [],
  questions: 5,
  criteria: [1],
  difficulties: [],
  ...given,
});
const count = (who: Person, given: Partial<OwnWish> = {}) =>
  who.api.assessments.countOwnQuestions({ body: wish(given) });
const make = (who: Person, given: Partial<Parameters<Person['api']['assessments']['makeOwnPaper']>[0]['body']> = {}) =>
  who.api.assessments.makeOwnPaper({ body: { ...wish(), minutes: 20, ...given } });
async function sheetOf(who: Person, paperId: string) {
  const desk = await sitDown(who, paperId);
  const sheet = await who.api.assessments.showSheet({ params: { attemptId: desk.attemptId } });
  return { desk, sheet, ids: sheet.sections.flatMap((section) => section.questions.map(({ id }) => id)) };
}

beforeAll(async () => {
  room = await examRoom(world);
  student = await learner();
  motion = (await anArea(room.place.ctx(), 'Kinematics')).id;
  heat = (await anArea(room.place.ctx(), HEAT)).id;
  easy = await questions(4, { difficulty: 0 });
  await questions(2, { pastExams: ['Apr-2024'] });
  await questions(6, { area: HEAT, difficulty: 2 });
});

describe('what a student may choose from for a test of his own', () => {
  it('is counted for the wish and for each other choice', async () => {
    const counts = await count(student, { chapterIds: [motion], criteria: [3] });
    expect(counts.available).toBe(2);
    expect(counts.subjects.find(({ subject }) => subject === 'physics')!.count).toBe(2);
    const of = (chapter: string) => counts.chapters.find(({ id }) => id === chapter)!.count;
    expect([of(motion), of(heat)]).toEqual([2, 0]);
    expect(counts.criteria).toEqual([
      { criterion: 1, count: 6 },
      { criterion: 2, count: 0 },
      { criterion: 3, count: 2 },
      { criterion: 4, count: 0 },
    ]);
    expect(counts.difficulties).toEqual([
      { difficulty: 0, count: 0 },
      { difficulty: 1, count: 2 },
      { difficulty: 2, count: 0 },
    ]);
    // Another chapter brings nothing that an exam asked: so the criterion falls.
    expect(counts.widening).toEqual([{ step: 'criteria', available: 12 }]);
    expect(counts.chapters).toHaveLength(30);
    expect(counts.chapters.every(({ subject }) => subject !== 'biology')).toBe(true);
  });

  it('is refused for an exam that he does not prepare for, and for a chapter that it does not have', async () => {
    await expect(count(await learner([1]))).rejects.toMatchObject({ error: 'EXAM_NOT_CHOSEN' });
    const { id } = await anArea(room.place.ctx(), 'Genetics');
    await expect(make(student, { chapterIds: [id] })).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
  });

  it('takes a topic for its chapter, and leaves out what a link names of another exam', async () => {
    const { id: topic } = await room.teacher.api.taxonomy.createKnowledgeArea({
      body: { name: 'Projectiles', subject: 'physics', parentId: motion },
    });
    const { id: genetics } = await anArea(room.place.ctx(), 'Genetics');
    const { chapterIds, available } = await count(student, { chapterIds: [topic, genetics, student.accountId] });
    expect([chapterIds, available]).toEqual([[motion], 6]);
  });

  it('leaves out archived questions and those that a person marks', async () => {
    const before = (await count(student)).available;
    const [gone] = await questions(1);
    expect((await count(student)).available).toBe(before + 1);
    await room.teacher.api.questions.setQuestionStatus({ params: { questionId: gone! }, body: { status: 'archived' } });
    expect((await count(student)).available).toBe(before);
    const modelAnswer = fromSource('Because the forces balance.');
    await questions(1, {
      type: 'SUBJECTIVE-SHORT',
      content: { en: { stem: fromSource('Why does it rest?'), options: [], explanation: modelAnswer } },
      key: { kind: 'rubric', modelAnswer, criteria: [] },
    });
    expect((await count(student)).available).toBe(before);
  });
});

describe('a test that a student makes', () => {
  it('has the questions, the time and the marking of its exam, and opens to him alone', async () => {
    const other = await learner();
    const { paperId, questions: size, widened } = await make(student, { questions: 4 });
    expect([size, widened]).toEqual([4, []]);
    const shown = await student.api.assessments.showInstructions({ params: { paperId } });
    expect(shown).toMatchObject({
      kind: 'CUSTOM',
      examIds: [JEE],
      minutes: 20,
      questions: 4,
      marks: 1600,
      state: 'open',
    });
    expect(shown.console).toMatchObject({ look: 'jee_main', languages: ['en'] });
    expect(shown.sections).toMatchObject([{ title: 'Physics', rule: { right: 400, wrong: -100 } }]);
    await expect(other.api.assessments.showInstructions({ params: { paperId } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await other.api.assessments.listMyPapers()).some((paper) => paper.paperId === paperId)).toBe(false);
  });

  it('stands in no list of teachers, is nobody else’s to change, and nobody is told', async () => {
    const { paperId } = await make(student, { questions: 2 });
    await world.runJobs();
    const { rows } = await room.teacher.api.assessments.listPapers({ query: { size: 200 } });
    expect(rows.some(({ id }) => id === paperId)).toBe(false);
    await expect(room.teacher.api.assessments.archivePaper({ params: { paperId } })).rejects.toMatchObject({
      status: 403,
    });
    const other = await learner();
    expect(JSON.stringify(await other.api.notices.listNotices({ query: {} }))).not.toContain(paperId);
  });

  it('is widened only with consent, nearer questions first, each step by name', async () => {
    const who = await learner();
    const narrow = { chapterIds: [motion], questions: 9, difficulties: [0 as const] };
    await expect(make(who, narrow)).rejects.toMatchObject({
      error: 'OWN_PAPER_SHORT',
      details: { available: 12, wanted: 9, widening: [{ step: 'difficulties', available: 12 }] },
    });
    await expect(make(who, { ...narrow, agreed: ['chapters', 'fewer'] })).rejects.toMatchObject({
      error: 'OWN_PAPER_SHORT',
    });
    const { paperId, widened } = await make(who, { ...narrow, agreed: ['chapters', 'difficulties'] });
    expect(widened).toEqual(['difficulties']);
    const { ids } = await sheetOf(who, paperId);
    expect(ids).toHaveLength(9);
    expect(easy.every((id) => ids.includes(id))).toBe(true);
  });

  it('has fewer questions where there are no more and he agrees, and is refused where there are none', async () => {
    const who = await learner();
    const many = { subjects: ['chemistry' as const], questions: 100 };
    const { widening } = await count(who, many);
    expect(widening.map(({ step }) => step)).toEqual(['subjects', 'fewer']);
    const made = await make(who, { ...many, agreed: ['subjects', 'fewer'] });
    expect(made).toMatchObject({ questions: widening[1]!.available, widened: ['subjects', 'fewer'] });
    const biologist = await learner([1]);
    const nothing = {
      ...wish({ examId: 1, subjects: ['biology'], criteria: [4] }),
      agreed: ['chapters' as const, 'fewer' as const],
    };
    await expect(biologist.api.assessments.makeOwnPaper({ body: nothing })).rejects.toMatchObject({
      error: 'OWN_PAPER_SHORT',
    });
  });

  it('asks what he answered wrong (2) or keeps (4), each marked as the exam marks its type', async () => {
    const who = await learner();
    const chosen = await room.question();
    const typed = await room.question('DECIMAL', number('2.5'));
    const paper = await room.paper([chosen, typed]);
    const desk = await sitDown(who, paper);
    await desk.save(chosen, { options: [1] });
    await desk.save(typed, { number: '9' });
    await desk.submit();
    const available = async (criteria: OwnWish['criteria']) => (await count(who, { criteria })).available;
    expect([await available([2]), await available([4])]).toEqual([2, 0]);
    await who.api.assessments.keepSolution({ params: { attemptId: desk.attemptId, questionId: chosen } });
    expect([await available([4]), await available([2, 4])]).toEqual([1, 2]);
    const { paperId } = await make(who, { questions: 2, criteria: [2] });
    const own = await sheetOf(who, paperId);
    expect(own.ids.toSorted()).toEqual([chosen, typed].toSorted());
    await own.desk.save(typed, { number: '2.5' });
    await own.desk.save(chosen, { options: [2] });
    await own.desk.submit();
    expect(await who.api.assessments.showResult({ params: { attemptId: own.desk.attemptId } })).toMatchObject({
      marks: 800,
      full: 800,
    });
    // Once it is right it is no longer one that went wrong.
    expect(await available([2])).toBe(0);
  });

  it('is refused beyond so many unfinished ones, until one is discarded or sat; one that was begun stays', async () => {
    const who = await learner();
    const ids: string[] = [];
    for (let i = 0; i < ownPaperCounts.unfinished; i++) ids.push((await make(who, { questions: 1 })).paperId);
    await expect(make(who, { questions: 1 })).rejects.toMatchObject({ error: 'OWN_PAPERS_UNFINISHED', status: 409 });
    const discard = (paperId: string, by = who) => by.api.assessments.discardOwnPaper({ params: { paperId } });
    await expect(discard(ids[0]!, student)).rejects.toMatchObject({ status: 404 });
    for (let twice = 0; twice < 2; twice++) expect(await discard(ids[0]!)).toEqual({ discarded: true });
    expect((await who.api.assessments.listMyPapers()).map(({ paperId }) => paperId)).not.toContain(ids[0]);
    ids.push((await make(who, { questions: 1 })).paperId);
    const desk = await sitDown(who, ids[1]!);
    await expect(discard(ids[1]!)).rejects.toMatchObject({ error: 'CONFLICT' });
    await desk.submit();
    expect((await count(who)).unfinished).toBe(ownPaperCounts.unfinished - 1);
    await make(who, { questions: 1 });
  });

  it('is refused beyond so many within a day, discarded ones counted', async () => {
    const who = await learner();
    for (let i = 0; i < ownPaperCounts.aDay; i++) {
      const { paperId } = await make(who, { questions: 1 });
      await who.api.assessments.discardOwnPaper({ params: { paperId } });
    }
    await expect(make(who, { questions: 1 })).rejects.toMatchObject({ error: 'OWN_PAPERS_TODAY', status: 429 });
    world.clock.advance({ minutes: 24 * 60 + 1 });
    for (const person of [who, student, room.teacher]) await person.signInAgain();
    await make(who, { questions: 1 });
  });
});

describe('what a test of one’s own must not spoil', () => {
  const inMaths = async (): Promise<string> => (await questions(1, { area: 'Trigonometry' }))[0]!;
  const available = async (who: Person) => (await count(who, { subjects: ['maths'] })).available;

  it('is left out while a paper’s window is to come, open, or being sat, and comes back when it is over', async () => {
    const who = await learner();
    const id = await inMaths();
    const before = await available(who);
    const now = world.clock.now().getTime();
    const window = { opensAt: new Date(now + 3_600_000), closesAt: new Date(now + 7_200_000) };
    await room.paper([id], { minutes: 30, settings: window });
    expect(await available(who)).toBe(before - 1);
    world.clock.advance({ minutes: 121 });
    await who.signInAgain();
    // Who started last still sits it.
    expect(await available(who)).toBe(before - 1);
    world.clock.advance({ minutes: 31 });
    await who.signInAgain();
    expect(await available(who)).toBe(before);
    for (const person of [room.teacher, student]) await person.signInAgain();
  });

  it('is left out as long as somebody sits a closed paper, were it for days', async () => {
    const [who, sitter] = [await learner(), await room.place.person('student')];
    const id = await inMaths();
    const before = await available(who);
    const closesAt = new Date(world.clock.now().getTime() + 600_000);
    const paperId = await room.paper([id], { minutes: 30, settings: { closesAt } });
    const desk = await sitDown(sitter, paperId);
    const { teacher } = room;
    await teacher.api.assessments.pauseAttempts({
      params: { paperId },
      body: { target: { attempts: [{ attemptId: desk.attemptId, revision: 0 }] }, reason: 'The light went out.' },
    });
    world.clock.advance({ minutes: 3 * 24 * 60 });
    for (const person of [who, sitter, teacher, student]) await person.signInAgain();
    expect(await available(who)).toBe(before - 1);
    await desk.submit();
    expect(await available(who)).toBe(before);
  });

  it('is left out of a paper without a window until the student has his result', async () => {
    const who = await learner();
    const id = await inMaths();
    const before = await available(who);
    const paper = await room.paper([id]);
    expect(await available(who)).toBe(before - 1);
    const desk = await sitDown(who, paper);
    expect(await available(who)).toBe(before - 1);
    await desk.submit();
    expect(await available(who)).toBe(before);
    expect(await available(student)).toBe(before - 1);
  });
});

describe('a result at a test of one’s own', () => {
  it('is nobody’s rank: no scorecard, no leaderboard, and none beside the last results', async () => {
    const who = await learner();
    const { paperId } = await make(who, { questions: 1 });
    const { desk, ids } = await sheetOf(who, paperId);
    await desk.save(ids[0]!, { options: [2] });
    await desk.submit();
    const params = { attemptId: desk.attemptId };
    const { marks } = await who.api.assessments.showResult({ params });
    const { lastResults } = await who.api.discovery.showToday();
    expect(lastResults).toMatchObject([{ attemptId: desk.attemptId, marks, standing: null }]);
    await expect(who.api.assessments.showScorecard({ params })).rejects.toMatchObject({ status: 404 });
    await expect(
      who.api.assessments.issueScorecard({ params, body: { name: 'full', days: 7, rank: true } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(who.api.assessments.showLeaderboard({ params: { paperId } })).rejects.toMatchObject({ status: 404 });
  });

  it('is confirmed to nobody, were its scorecard given out before', async () => {
    const who = await learner();
    const { paperId } = await make(who, { questions: 1 });
    const { desk } = await sheetOf(who, paperId);
    await desk.submit();
    const card = {
      id: newId(),
      attemptId: desk.attemptId,
      accountId: who.accountId,
      resultVersion: 1,
      name: 'full',
      rank: true,
    } as const;
    const code = 'abcdefghjkmnpqrstvwy';
    await inTransaction(room.place.ctx(who), (tx) =>
      insertScorecard(tx, { ...card, code, issuedAt: tx.clock.now(), endsAt: new Date('2100-01-01') }),
    );
    await expect(who.api.assessments.verifyScorecard({ params: { code } })).rejects.toMatchObject({
      error: 'SCORECARD_UNKNOWN',
    });
  });
});
