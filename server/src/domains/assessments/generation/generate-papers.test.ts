import type { PaperBlueprint } from '@abhyas/contract/assessments/generation';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { aPaper, someAttempts } from '../factories.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
const ctx = place.ctx(teacher);
const areas = (await areasOf(ctx)).filter(({ parentId }) => parentId === null);
const [first, second] = areas.filter(({ subject }) => subject === 'physics');
const generate = (body: Partial<Parameters<typeof teacher.api.assessments.generatePapers>[0]['body']>) =>
  teacher.api.assessments.generatePapers({
    body: { title: 'Mock', seed: 'one', papers: 1, sets: 1, nearest: false, blueprint: rules(), ...body },
  });
const rules = (
  changes: Partial<PaperBlueprint['sections'][number]> = {},
  common: Partial<PaperBlueprint> = {},
): PaperBlueprint => ({
  criterion: 1,
  ...common,
  sections: [{ title: 'Physics', count: 6, types: ['SINGLE'], chapters: [], ...changes }],
});
const draftOf = async (paperId: string) => (await teacher.api.assessments.showPaper({ params: { paperId } })).draft;
const idsIn = (draft: Awaited<ReturnType<typeof draftOf>>) => draft.sections.flatMap(({ questionIds }) => questionIds);

beforeAll(async () => {
  for (const area of [first!, second!])
    for (const difficulty of [0, 1, 2] as const)
      for (let i = 0; i < 5; i++) await aQuestion(ctx, { area: area.name, difficulty, expectedSeconds: 60 + i * 30 });
});

describe('generating papers from a blueprint', () => {
  it('makes parallel drafts without a common question, close in expected score and time, and compares them', async () => {
    const blueprint = rules({
      difficulty: { easy: 34, medium: 33, hard: 33 },
      chapters: [
        { knowledgeAreaId: first!.id, weight: 1 },
        { knowledgeAreaId: second!.id, weight: 1 },
      ],
    });
    const reply = await generate({ papers: 4, sets: 2, blueprint });
    expect(reply).toMatchObject({ written: true, deviations: [], relaxations: [], spread: { kept: true } });
    expect(reply.papers.map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D'].map((one) => `Mock · Set ${one}`));
    const drafts = await Promise.all(reply.papers.map(({ paperId }) => draftOf(paperId!)));
    expect(drafts.map(({ sets }) => sets)).toEqual([2, 2, 2, 2]);
    expect(new Set(drafts.flatMap(idsIn)).size).toBe(24);
    // Each is held against what was wished of it, section by section.
    const { count, difficulty, chapters } = blueprint.sections[0]!;
    expect(drafts.map(({ targets }) => targets)).toEqual(
      drafts.map(({ sections }) => [{ sectionId: sections[0]!.id, count, difficulty, chapters }]),
    );
    const report = await teacher.api.assessments.showSets({ params: { paperId: reply.papers[1]!.paperId! } });
    expect(report.version).toBe(0);
    expect(report.parallel.map(({ letter, shared, marks, seconds }) => ({ letter, shared, marks, seconds }))).toEqual(
      reply.papers.map(({ letter, marks, seconds }) => ({ letter, shared: 0, marks, seconds })),
    );
    expect(report.parallelSpread).toEqual(reply.spread);
  });

  it('makes the same paper from the same seed, and another one from another', async () => {
    const ask = async (seed: string) => idsIn(await draftOf((await generate({ seed })).papers[0]!.paperId!));
    const one = await ask('one');
    expect(await ask('one')).toEqual(one);
    expect((await Promise.all(['two', 'three'].map(ask))).some((other) => other.join() !== one.join())).toBe(true);
  });

  it('writes nothing where a rule cannot be kept: it names the rule, how many are short, and what would do', async () => {
    const before = (await teacher.api.assessments.listPapers({ query: { size: 1 } })).total;
    const blueprint = rules({ count: 12, difficulty: { easy: 50, medium: 50, hard: 0 } });
    const reply = await generate({ papers: 2, blueprint });
    expect(reply.written).toBe(false);
    expect(reply.papers.every(({ paperId }) => paperId === null)).toBe(true);
    expect(reply.deviations).toContainEqual({
      section: 'Physics',
      letter: 'A',
      rule: 'difficulty',
      of: 'easy',
      wanted: 6,
      got: 5,
    });
    expect(reply.relaxations).toEqual([
      { drop: 'papers', papers: 1 },
      { drop: 'difficulty', sections: [0] },
      { drop: 'count', counts: [{ section: 0, count: 10 }] },
    ]);
    expect((await teacher.api.assessments.listPapers({ query: { size: 1 } })).total).toBe(before);
    const fewer = await generate({ papers: 1, blueprint });
    expect(fewer).toMatchObject({ written: true, deviations: [] });
  });

  it('writes the nearest choice where it is asked to', async () => {
    const reply = await generate({ nearest: true, blueprint: rules({ count: 40 }) });
    expect(reply.deviations).toEqual([{ section: 'Physics', letter: 'A', rule: 'count', of: '', wanted: 40, got: 30 }]);
    expect(idsIn(await draftOf(reply.papers[0]!.paperId!))).toHaveLength(30);
  });

  it('fills the sections of a pattern with its marks and its time', async () => {
    const { rows } = await teacher.api.assessments.listExamPatterns();
    const pattern = rows.find(({ id }) => id === 'jee-main-2022')!;
    const sections = pattern.sections
      .filter(({ subject, types }) => subject === 'physics' && types.includes('SINGLE'))
      .map(({ title, subject, types }) => ({
        title,
        subject,
        types: types as QuestionType[],
        count: 20,
        chapters: [],
      }));
    const reply = await generate({ blueprint: { criterion: 1, patternId: pattern.id, sections } });
    const draft = await draftOf(reply.papers[0]!.paperId!);
    expect(draft).toMatchObject({ minutes: 180, patternId: pattern.id });
    expect(draft.sections.map(({ title, rule, questionIds }) => [title, rule.right, questionIds.length])).toEqual([
      ['Physics · Section A', 400, 20],
    ]);
  });

  it('marks a section as its rules say, and so do rules that were kept under a name', async () => {
    const rule = {
      right: 400,
      wrong: -200,
      unanswered: 0,
      ladder: [{ correctAtLeast: 2, chosen: 1, marks: 100 }],
    };
    const { blueprintId } = await teacher.api.assessments.saveBlueprint({
      body: { name: 'Part marks', blueprint: rules({ rule }) },
    });
    const { rows } = await teacher.api.assessments.listBlueprints();
    const { blueprint } = rows.find(({ id }) => id === blueprintId)!;
    const reply = await generate({ title: 'Part marks', blueprint, blueprintId });
    expect((await draftOf(reply.papers[0]!.paperId!)).sections.map((section) => section.rule)).toEqual([rule]);
    // Six hard, medium or easy questions are expected to bring less where wrong answers cost more.
    const usual = await generate({ title: 'Usual marks', blueprint: rules() });
    expect(reply.papers[0]!.marks).toBeLessThan(usual.papers[0]!.marks);
  });

  it('gives a paper of one’s own the time that its questions need', async () => {
    const reply = await generate({ title: 'Own time', blueprint: rules({ count: 20 }) });
    const needed = reply.papers[0]!.seconds / 60;
    const { minutes } = await draftOf(reply.papers[0]!.paperId!);
    expect(minutes).toBeGreaterThanOrEqual(needed);
    expect(minutes).toBeLessThan(needed + 5);
  });

  it('refuses a pattern that is not there', async () => {
    await expect(generate({ blueprint: rules({}, { patternId: 'jee-1999' }) })).rejects.toMatchObject({
      error: 'PATTERN_UNKNOWN',
    });
    await expect(
      teacher.api.assessments.showPatternSyllabus({ params: { patternId: 'jee-1999' } }),
    ).rejects.toMatchObject({ status: 404, error: 'NOT_FOUND' });
  });
});

describe('the syllabus of a pattern', () => {
  it('names the chapters of its exam with their weights', async () => {
    const { rows } = await teacher.api.assessments.showPatternSyllabus({ params: { patternId: 'neet-2025' } });
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(['physics', 'chemistry', 'biology']));
    expect(rows.every(({ weight }) => weight > 0)).toBe(true);
  });
});

describe('what students did', () => {
  it('decides how difficult a question is where 30 of them answered and the blueprint says so', async () => {
    const here = await world.institute();
    const desk = await here.person('teacher');
    const own = here.ctx(desk);
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await aQuestion(own, { difficulty: 2 })).questionId);
    const sat = await aPaper(own, { sections: [{ questionIds: ids.slice(0, 2) }] });
    const students = await Promise.all(Array.from({ length: 30 }, () => here.person('student')));
    // All of them know the first of the two hard questions.
    await someAttempts(
      own,
      sat,
      students.map(({ accountId }) => ({
        accountId,
        startedAt: new Date(world.clock.now().getTime() - 3_600_000),
        minutes: 20,
        answers: [
          { questionId: ids[0]!, response: { options: [2] } },
          { questionId: ids[1]!, response: { options: [3] } },
        ],
      })),
    );
    const ask = (byStudents: boolean) =>
      desk.api.assessments.generatePapers({
        body: {
          title: 'Easy one',
          seed: 'x',
          papers: 1,
          sets: 1,
          nearest: false,
          blueprint: rules({ count: 1, difficulty: { easy: 100, medium: 0, hard: 0 } }, { byStudents }),
        },
      });
    expect((await ask(false)).written).toBe(false);
    const { papers, written } = await ask(true);
    expect(written).toBe(true);
    const { draft } = await desk.api.assessments.showPaper({ params: { paperId: papers[0]!.paperId! } });
    expect(idsIn(draft)).toEqual([ids[0]]);
    const report = await desk.api.assessments.showSets({ params: { paperId: sat } });
    // 30 of 30 right, then 30 of 30 wrong; a minute each.
    expect(report.basis).toEqual({ questions: 2, known: 2, timed: 2 });
    expect(report.sets).toEqual([{ letter: 'A', marks: 300, seconds: 120 }]);
  });
});

describe('groups of questions', () => {
  it('are taken as wholes into a generated paper', async () => {
    const members: string[] = [];
    for (let i = 0; i < 3; i++) members.push((await aQuestion(ctx, { area: first!.name })).questionId);
    const { groupId } = await teacher.api.questions.createQuestionGroup({
      body: {
        title: 'Passage',
        stem: {
          en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Read this.' }] }] },
        },
        questionIds: members,
      },
    });
    expect(groupId).toBeTruthy();
    const reply = await generate({ blueprint: rules({ count: 5, groups: 1 }) });
    expect(reply).toMatchObject({ written: true, deviations: [] });
    const ids = idsIn(await draftOf(reply.papers[0]!.paperId!));
    const from = ids.indexOf(members[0]!);
    expect(ids.slice(from, from + 3)).toEqual(members);
    const two = await generate({ blueprint: rules({ count: 10, groups: 2 }) });
    expect(two.deviations).toContainEqual({
      section: 'Physics',
      letter: 'A',
      rule: 'groups',
      of: '',
      wanted: 2,
      got: 1,
    });
    expect(two.relaxations).toEqual([{ drop: 'groups', sections: [0] }]);
  });
});
