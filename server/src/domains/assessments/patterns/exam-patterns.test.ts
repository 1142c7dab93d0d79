import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import { beforeAll, describe, expect, it } from 'vitest';
import { aQuestion } from '../../questions/factories.ts';
import { closeAfterFile, testWorld } from '../../../testing/index.ts';
import { jeeAdvancedChain, jeeMainChain, neetChain } from '../ranking/ranking-testing.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
let patterns: readonly ExamPattern[] = [];
beforeAll(async () => {
  patterns = (await teacher.api.assessments.listExamPatterns()).rows;
});
const of = (id: string) => patterns.find((pattern) => pattern.id === id)!;
const shown = ({ sections }: ExamPattern) => sections.reduce((sum, { questions }) => sum + questions, 0);

describe('the patterns of official exams', () => {
  it('add up to their full marks: counted questions times the marks of a right answer', () => {
    expect(patterns).toHaveLength(13);
    for (const { id, marks, sections } of patterns)
      expect([id, sections.reduce((sum, { counted, rule }) => sum + counted * rule.right, 0)]).toEqual([id, marks]);
  });

  it.each<[string, { from: number; until: number | null; shown: number; minutes: number; marks: number }]>([
    ['jee-main-2025', { from: 2025, until: null, shown: 75, minutes: 180, marks: 300 }],
    ['jee-main-2022', { from: 2022, until: 2024, shown: 90, minutes: 180, marks: 300 }],
    ['jee-main-2021', { from: 2021, until: 2021, shown: 90, minutes: 180, marks: 300 }],
    ['jee-advanced-2026-1', { from: 2026, until: 2026, shown: 48, minutes: 180, marks: 180 }],
    ['jee-advanced-2026-2', { from: 2026, until: 2026, shown: 54, minutes: 180, marks: 180 }],
    ['jee-advanced-2025-1', { from: 2025, until: 2025, shown: 48, minutes: 180, marks: 180 }],
    ['jee-advanced-2025-2', { from: 2025, until: 2025, shown: 48, minutes: 180, marks: 180 }],
    ['neet-2025', { from: 2025, until: null, shown: 180, minutes: 180, marks: 720 }],
    ['cuet-2025-physics', { from: 2025, until: null, shown: 50, minutes: 60, marks: 250 }],
    ['neet-2021', { from: 2021, until: 2024, shown: 200, minutes: 200, marks: 720 }],
  ])('%s stands as the exam was', (id, facts) => {
    const pattern = of(id);
    expect({
      from: pattern.fromYear,
      until: pattern.untilYear,
      shown: shown(pattern),
      minutes: pattern.minutes,
      marks: pattern.marks / 100,
    }).toEqual(facts);
    expect(pattern.source).not.toBe('');
  });

  it('carry the marks of their year: Section B of JEE Main costs a mark since 2022, and cost none in 2021', () => {
    const wrong = (id: string) => of(id).sections[1]!.rule.wrong;
    expect([wrong('jee-main-2021'), wrong('jee-main-2022'), wrong('jee-main-2025')]).toEqual([0, -100, -100]);
    expect(of('jee-advanced-2025-1').sections[1]!.rule.wrong).toBe(-200);
    expect(of('jee-advanced-2026-1').sections[1]!.rule.wrong).toBe(-100);
    expect(of('neet-2025').sections.map(({ subject, questions }) => [subject, questions])).toEqual([
      ['physics', 45],
      ['chemistry', 45],
      ['biology', 90],
    ]);
  });
});

describe('a question that is dropped', () => {
  it('is worth its marks to all who appeared, as the notices of JEE and NEET say', () => {
    expect(new Set(patterns.map(({ dropped }) => dropped))).toEqual(new Set(['appeared']));
  });
});

describe('questions that share a stem', () => {
  it('are those of the last section of each subject in JEE Advanced 2026, Paper 2: four from two stems', () => {
    const withStems = patterns.flatMap(({ id, sections }) =>
      sections.flatMap(({ title, questions, stems }) => (stems === undefined ? [] : [[id, title, questions, stems]])),
    );
    expect(withStems).toEqual(
      ['Mathematics', 'Physics', 'Chemistry'].map((subject) => ['jee-advanced-2026-2', `${subject} · Section 4`, 4, 2]),
    );
  });
});

describe('equal totals', () => {
  it.each([
    ['jee-main-2025', jeeMainChain, false],
    ['neet-2025', neetChain, false],
    ['jee-advanced-2026-2', jeeAdvancedChain, true],
  ])('of %s are told apart as its exam does, with year and source', (id, chain, secondHand) => {
    const { tieChain } = of(id);
    expect(tieChain.links).toEqual(chain);
    expect([tieChain.secondHand, tieChain.source !== '']).toEqual([secondHand, true]);
  });
});

describe('the screen of an official exam', () => {
  it.each([
    ['jee-main-2025', 'jee_main', false],
    ['jee-advanced-2026-1', 'jee_advanced', false],
    ['neet-2025', 'neet', true],
  ])('%s looks like %s, has no calculator, and says whether numbers may be typed', (id, look, keyboardNumbers) => {
    expect(of(id).console).toEqual({
      look,
      keyboardNumbers,
      calculator: 'none',
      reviewSaves: true,
      languages: ['en', 'hi'],
    });
  });
});

describe('a paper that is begun from a pattern', () => {
  it('has its sections, its marks and its time, and only the questions are missing', async () => {
    const { paperId } = await teacher.api.assessments.createPaper({
      body: { title: 'Replay 2021', patternId: 'neet-2021' },
    });
    const { draft, problems } = await teacher.api.assessments.showPaper({ params: { paperId } });
    expect(draft).toMatchObject({ patternId: 'neet-2021', minutes: 200 });
    // Which languages its questions speak is for the teacher to say.
    expect(draft.console).toMatchObject({ look: 'neet', calculator: 'none', languages: ['en'] });
    expect(draft.sections.map(({ title, counted }) => [title, counted])).toEqual(
      ['Physics', 'Chemistry', 'Botany', 'Zoology'].flatMap((subject) => [
        [`${subject} · Section A`, undefined],
        [`${subject} · Section B`, 10],
      ]),
    );
    // 200 minutes are more than people's own papers may have, but the official one had them.
    expect(problems.map(({ code }) => code)).toEqual(['NO_QUESTIONS']);
  });

  it('keeps the pattern and how many count through publishing', async () => {
    const { paperId } = await teacher.api.assessments.createPaper({
      body: { title: 'Replay', patternId: 'jee-main-2022' },
    });
    const begun = await teacher.api.assessments.showPaper({ params: { paperId } });
    const questions: string[] = [];
    for (let i = 0; i < 8; i++) questions.push((await aQuestion(place.ctx(teacher))).questionId);
    const section = { ...begun.draft.sections[1]!, questionIds: questions };
    const saved = await teacher.api.assessments.savePaper({
      params: { paperId },
      body: { revision: begun.revision, draft: { ...begun.draft, sections: [section] } },
    });
    const published = await teacher.api.assessments.publishPaper({
      params: { paperId },
      body: { revision: saved.revision, batchIds: [] },
    });
    expect(published.draft).toMatchObject({ patternId: 'jee-main-2022', sections: [{ counted: 5 }] });
    expect(published.changed).toBe(false);
    const row = (await teacher.api.assessments.listPapers({ query: {} })).rows.find(({ id }) => id === paperId)!;
    expect([row.questions, row.marks]).toEqual([8, 2000]);
    const sheet = await teacher.api.assessments.previewPaper({ params: { paperId } });
    expect([sheet.marks, sheet.sections[0]!.counted]).toEqual([2000, 5]);
  });

  it('is refused where there is no such pattern', async () => {
    await expect(
      teacher.api.assessments.createPaper({ body: { title: 'Replay', patternId: 'gate-1999' } }),
    ).rejects.toMatchObject({ status: 422, error: 'PATTERN_UNKNOWN' });
  });
});

describe('patterns that the provider’s employees write', () => {
  it('are added with the marks of their sections, offered to teachers, ended and withdrawn; papers keep them', async () => {
    const provider = await world.institute({ kind: 'provider', name: 'Abhyas', subdomain: `patterns-${Date.now()}` });
    const employee = await provider.person('owner', { email: `kavya-${provider.id}@abhyas.example` });
    const { addExamPattern, endExamPattern, listProvidedPatterns } = employee.api.assessments;
    const { tieChain, sections } = of('cuet-2025-physics');
    const section = { ...sections[0]!, questions: 60, counted: 50 };
    const body = {
      exam: 'CUET UG',
      paper: 'Physics',
      fromYear: 2031,
      untilYear: null,
      source: 'NTA, information bulletin 2031',
      secondHand: false,
      minutes: 60,
      look: 'jee_main' as const,
      tieChainId: tieChain.id,
      sections: [section],
    };
    const { patternId } = await addExamPattern({ body });
    closeAfterFile(async () => {
      await world.query('delete from exam_pattern_sections where pattern_id = $1', [patternId]);
      await world.query('delete from exam_patterns where id = $1', [patternId]);
    });
    expect(patternId).toBe('cuet-ug-physics-2031');
    const offered = async () =>
      (await teacher.api.assessments.listExamPatterns()).rows.find(({ id }) => id === patternId);
    expect(await offered()).toMatchObject({ marks: 25_000, sections: [{ counted: 50, rule: { right: 500 } }] });
    const { paperId } = await teacher.api.assessments.createPaper({ body: { title: 'Replay', patternId } });

    await endExamPattern({ params: { patternId }, body: { untilYear: 2032, withdrawn: true } });
    expect(await offered()).toBeUndefined();
    const kept = (await listProvidedPatterns()).rows.find(({ id }) => id === patternId);
    expect(kept).toMatchObject({ untilYear: 2032, withdrawnAt: expect.any(String) });
    expect((await teacher.api.assessments.showPaper({ params: { paperId } })).draft.patternId).toBe(patternId);

    await expect(
      endExamPattern({ params: { patternId }, body: { untilYear: 2030, withdrawn: false } }),
    ).rejects.toMatchObject({ status: 422, fields: [{ path: 'body.untilYear' }] });
    await expect(addExamPattern({ body: { ...body, sections: [{ ...section, counted: 61 }] } })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.sections.0.counted' }],
    });
    await expect(addExamPattern({ body: { ...body, tieChainId: 'none' } })).rejects.toMatchObject({ status: 404 });
    await expect(teacher.api.assessments.addExamPattern({ body })).rejects.toMatchObject({ status: 403 });
  });
});
