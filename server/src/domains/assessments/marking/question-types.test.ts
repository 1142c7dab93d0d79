import type { Response } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Console, examRoom, type ExamRoom, type Person, sitDown, testWorld } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';

let room: ExamRoom;
let grid: string;
let assertion: string;
let paper: string;

const empty = fromSource('');
const rule = {
  right: 400,
  wrong: -100,
  unanswered: 0,
  ladder: [{ correctAtLeast: 2, chosen: 1, marks: 100 }],
};

beforeAll(async () => {
  room = await examRoom(await testWorld());
  const ctx = room.place.ctx();
  grid = (
    await aQuestion(ctx, {
      type: 'MATRIX',
      content: {
        en: {
          stem: fromSource('Match each quantity with its units.'),
          options: [],
          lists: { first: ['$F$', '$E$'].map(fromSource), second: ['N', 'J', 'N m'].map(fromSource) },
          explanation: fromSource('By definition.'),
        },
      },
      key: { kind: 'matrix', rows: [[1], [2, 3]] },
    })
  ).questionId;
  assertion = (
    await aQuestion(ctx, {
      type: 'ASSERTION-REASON',
      content: {
        en: {
          stem: empty,
          options: [],
          statements: { assertion: fromSource('Ice floats.'), reason: fromSource('It is lighter.') },
          explanation: empty,
        },
      },
      key: { kind: 'choice', accepted: [[1]] },
    })
  ).questionId;
  paper = await room.paper([grid, assertion], { rule });
});

const sit = async (): Promise<[Person, Console]> => {
  const student = await room.place.person('student');
  return [student, await sitDown(student, paper)];
};

describe('a paper with a grid and an assertion', () => {
  it('shows lists and statements, and no key', async () => {
    const [student, desk] = await sit();
    const sheet = await student.api.assessments.showSheet({ params: { attemptId: desk.attemptId } });
    const [first, second] = sheet.sections[0]!.questions;
    expect(Object.keys(first!.content.en).toSorted()).toEqual(['lists', 'options', 'stem']);
    expect(second!.content.en.statements?.reason).toEqual(fromSource('It is lighter.'));
    expect(JSON.stringify(sheet)).not.toContain('accepted');
    expect(JSON.stringify(sheet)).not.toContain('matrix"');
  });

  it.each<[string, Response, number, string, string]>([
    ['all of the grid', { rows: [[1], [2, 3]] }, 400, 'right', 'RIGHT'],
    ['one row and the other left open', { rows: [[1], []] }, 100, 'partial', 'LADDER'],
    ['one row, and a wrong column in the other', { rows: [[1], [1]] }, -100, 'wrong', 'WRONG'],
  ])('marks %s by rows', async (_what, response, marks, outcome, code) => {
    const [student, desk] = await sit();
    await desk.save(grid, response);
    await desk.save(assertion, { options: [1] });
    await desk.submit();
    const result = await student.api.assessments.showResult({ params: { attemptId: desk.attemptId } });
    expect(result.questions.map((question) => [question.outcome, question.marks, question.explanation.code])).toEqual([
      [outcome, marks, code],
      ['right', 400, 'RIGHT'],
    ]);
    expect(result.questions[1]!.stem).toEqual(fromSource('Ice floats.'));
    const solution = await student.api.assessments.showSolution({
      params: { attemptId: desk.attemptId, questionId: grid },
    });
    expect(solution).toMatchObject({ type: 'MATRIX', key: { kind: 'matrix', rows: [[1], [2, 3]] } });
  });

  it('is not published while it holds what a person marks', async () => {
    const { questionId } = await aQuestion(room.place.ctx(), {
      type: 'SUBJECTIVE-SHORT',
      content: { en: { stem: fromSource('Why does ice float?'), options: [], explanation: empty } },
      key: { kind: 'rubric', modelAnswer: fromSource('It is lighter.'), criteria: [] },
    });
    await expect(room.paper([questionId])).rejects.toMatchObject({
      details: { problems: [{ code: 'MARKED_BY_PERSON', values: { count: 1 } }] },
    });
  });
});
