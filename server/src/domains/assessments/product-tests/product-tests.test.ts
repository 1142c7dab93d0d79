import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExamRoom, examRoom, type Person, sitDown, testWorld } from '../../../testing/index.ts';
import { someLearners } from '../../learners/factories.ts';
import { aQuestion } from '../../questions/factories.ts';
import { examTaxonomy } from '../../taxonomy/factories.ts';
import { examsOfPaper } from '../open-papers/exams-of-paper.ts';
import { weakChapters } from './weak-chapters.ts';

const world = await testWorld();
const JEE = 2;
let room: ExamRoom;

async function learner(examIds: readonly number[] = [JEE]): Promise<Person> {
  const person = await room.place.person('student');
  await someLearners(room.place.ctx(), [{ accountId: person.accountId, examIds }]);
  return person;
}
const tests = (who: Person, product: string) => who.api.assessments.showProductTests({ params: { product } });
const overview = (who: Person) => who.api.assessments.startOverview({ body: { examId: JEE } });

beforeAll(async () => {
  room = await examRoom(world);
});

describe('which exam a paper prepares for', () => {
  const subjects = (...codes: string[]) => codes.map((code) => ({ code }));
  const exams = [
    { id: 1, code: 'neet', name: 'NEET UG', category: 'NEET', subjects: subjects('physics', 'chemistry', 'biology') },
    { id: 2, code: 'jee', name: 'JEE Main', category: 'JEE', subjects: subjects('maths', 'physics', 'chemistry') },
  ] as unknown as Exam[];
  const patterns = [
    { id: 'adv', exam: 'JEE Advanced', examCode: 'jee-advanced' },
    { id: 'main', exam: 'JEE Main', examCode: 'jee' },
  ] as unknown as ExamPattern[];
  it.each([
    ['the one that it was made for', { examId: 1, patternId: 'adv', subjects: ['maths'] }, [1]],
    ['the one of its pattern', { examId: null, patternId: 'adv', subjects: ['physics'] }, [2]],
    ['each one that has its subjects', { examId: null, patternId: null, subjects: ['physics'] }, [1, 2]],
    ['the only one that has its subjects', { examId: null, patternId: null, subjects: ['physics', 'biology'] }, [1]],
  ])('is %s', (_name, paper, expected) => {
    expect(examsOfPaper(paper, exams, patterns)).toEqual(expected);
  });
  it('stays the one of its pattern when the exam is renamed', () => {
    const renamed = exams.map((exam) => ({ ...exam, name: `Joint Entrance ${exam.id}` }));
    for (const patternId of ['main', 'adv'])
      expect(examsOfPaper({ examId: null, patternId, subjects: ['physics'] }, renamed, patterns)).toEqual([2]);
  });
});

describe('the tests of a product', () => {
  it('are those of its exam, by its code in any case', async () => {
    const who = await learner();
    const physics = await room.paper([await room.question()], { title: 'Motion' });
    const life = await room.paper([await room.question('SINGLE', undefined, 'Genetics')], { title: 'Life' });
    const of = async (product: string) => (await tests(who, product)).papers.map(({ paperId }) => paperId);
    expect(await of('JEE')).toEqual(expect.arrayContaining([physics]));
    expect(await of('jee')).not.toContain(life);
    expect(await of('neet')).toEqual(expect.arrayContaining([physics, life]));
    expect(await tests(who, 'neet')).toMatchObject({ exam: { code: 'neet' }, chosen: false });
  });

  it('open to everybody who is signed in: a teacher sees what is published, a guardian what is open to all', async () => {
    const physics = await room.paper([await room.question()], { title: 'For all eyes' });
    const seen = await tests(room.teacher, 'jee');
    expect(seen.papers.map(({ paperId }) => paperId)).toContain(physics);
    expect(seen).toMatchObject({ chosen: false, overview: { state: 'none' } });
    const guardian = await room.place.person('guardian');
    expect((await tests(guardian, 'jee')).papers.map(({ paperId }) => paperId)).toContain(physics);
    await expect(tests(room.place.visitor, 'jee')).rejects.toMatchObject({ status: 401 });
  });

  it('are not found for a product that is none', async () => {
    await expect(tests(await learner(), 'gate')).rejects.toMatchObject({ status: 404 });
  });
});

describe('the diagnostic across a syllabus', () => {
  it('is refused while the bank has too few questions', async () => {
    await expect(overview(await learner())).rejects.toMatchObject({
      error: 'OWN_PAPER_SHORT',
      details: { wanted: 15 },
    });
  });

  it('asks each chapter once, with levels mixed, is made once until it is sat, and names the weak chapters', async () => {
    const jee = examTaxonomy.chapters.filter(({ weights }) => weights['jee'] !== undefined);
    for (const { name } of jee)
      for (const difficulty of [0, 1, 2] as const)
        await aQuestion(room.place.ctx(room.teacher), { area: name, difficulty });
    const who = await learner();
    expect((await tests(who, 'jee')).overview).toMatchObject({ state: 'none', paperId: null });
    const { paperId, made } = await overview(who);
    expect(made).toBe(true);
    expect(await overview(who)).toEqual({ paperId, made: false });
    expect((await tests(who, 'jee')).overview).toMatchObject({ state: 'open', paperId });

    const desk = await sitDown(who, paperId);
    const sheet = await who.api.assessments.showSheet({ params: { attemptId: desk.attemptId } });
    expect(sheet.sections.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Maths', 10],
      ['Physics', 10],
      ['Chemistry', 10],
    ]);
    expect(sheet.minutes).toBe(60);
    for (const { questions } of sheet.sections.slice(1))
      for (const { id } of questions) await desk.save(id, { options: [2] });
    await desk.submit();
    const result = await who.api.assessments.showResult({ params: { attemptId: desk.attemptId } });
    const levels = Map.groupBy(result.questions, ({ difficulty }) => difficulty);
    expect([...levels].map(([, of]) => of.length).toSorted((a, b) => a - b)).toEqual([9, 9, 12]);
    expect(new Set(result.questions.map(({ topic }) => topic)).size).toBe(30);
    const done = (await tests(who, 'jee')).overview;
    expect(done).toMatchObject({ state: 'done', attemptId: desk.attemptId });
    expect(done.weak).toHaveLength(10);
    expect(done.weak.every(({ subject, right, of }) => subject === 'maths' && right === 0 && of === 1)).toBe(true);
    expect((await overview(who)).made).toBe(true);
  });
});

describe('weak chapters', () => {
  const chapterOf = (id: string) => ({ id: id[0]!, name: id[0]!.toUpperCase() });
  const question = (id: string, areaId: string) => ({ id, areaId, subject: 'physics' as const });
  const questions = [
    question('1', 'a1'),
    question('2', 'a2'),
    question('3', 'b1'),
    question('4', 'b1'),
    question('5', 'b1'),
    question('6', 'c1'),
  ];
  it('are those with less than half right, topics counted with their chapter, the weakest first', () => {
    const answers = (['right', 'wrong', 'right', 'wrong', 'partial', 'unanswered'] as const).map((outcome, at) => ({
      questionId: String(at + 1),
      outcome,
    }));
    expect(weakChapters(questions, answers, chapterOf).map(({ name, right, of }) => `${name} ${right}/${of}`)).toEqual([
      'C 0/1',
      'B 1/3',
    ]);
  });
});
