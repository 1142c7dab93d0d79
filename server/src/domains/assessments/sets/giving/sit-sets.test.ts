import type { QuestionSheet, SetLetter } from '@abhyas/contract/assessments/shapes';
import type { QuestionType, Response } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Console,
  examRoom,
  type ExamRoom,
  number,
  option,
  type Person,
  sitDown,
  testWorld,
} from '../../../../testing/index.ts';
import { aDraft, aQuestion } from '../../../questions/factories.ts';

const world = await testWorld();
let room: ExamRoom;
let questions: string[];
let paper: string;
const sat: { student: Person; desk: Console; sheet: QuestionSheet; letter: SetLetter }[] = [];

beforeAll(async () => {
  room = await examRoom(world);
  questions = [];
  for (let i = 0; i < 6; i++) questions.push(await room.question('SINGLE', option(2)));
  questions.push(await room.question('MULTIPLE', option(1, 3)), await room.question('INTEGER', number('7')));
  paper = await room.paper(questions, { title: 'Four sets', sets: 4 });
  for (let i = 0; i < 8; i++) sat.push(await sit(paper));
});

async function sit(paperId: string) {
  const student = await room.place.person('student');
  const desk = await sitDown(student, paperId);
  const sheet = await student.api.assessments.showSheet({ params: { attemptId: desk.attemptId } });
  return { student, desk, sheet, letter: sheet.set ?? ('A' as const) };
}
/** What somebody answers who knows everything. */
const known: Partial<Record<QuestionType, Response>> = {
  SINGLE: { options: [2] },
  MULTIPLE: { options: [1, 3] },
  INTEGER: { number: '7' },
};
const asked = ({ sections }: QuestionSheet) => sections.flatMap((section) => section.questions);
const ids = (sheet: QuestionSheet) => asked(sheet).map(({ id }) => id);

describe('a paper that is given out in four sets', () => {
  it('gives each start the next set, so that all are given out equally often', () => {
    expect(sat.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'A', 'B', 'C', 'D']);
  });

  it('gives them out equally often to those who start at the same moment', async () => {
    const rush = await room.paper(questions, { title: 'All at once', sets: 2 });
    const letters = (await Promise.all(Array.from({ length: 6 }, () => sit(rush)))).map(({ letter }) => letter);
    expect(letters.toSorted()).toEqual(['A', 'A', 'A', 'B', 'B', 'B']);
  });

  it('asks the same questions in every set, numbered from 1 in its own order', () => {
    for (const { sheet } of sat) {
      expect(ids(sheet).toSorted()).toEqual(questions.toSorted());
      expect(asked(sheet).map((one) => one.number)).toEqual(questions.map((_one, at) => at + 1));
    }
    expect(ids(sat[0]!.sheet)).toEqual(questions);
    expect(new Set(sat.map(({ sheet }) => ids(sheet).join())).size).toBe(4);
    expect(ids(sat[5]!.sheet)).toEqual(ids(sat[1]!.sheet));
  });

  it('shows options in an order of the set, and says by which numbers they are answered', () => {
    const [a, b] = [sat[0]!.sheet, sat[1]!.sheet];
    expect(asked(a).every(({ optionOrder }) => optionOrder === undefined)).toBe(true);
    for (const question of asked(b)) {
      expect(question.content).toEqual(asked(a).find(({ id }) => id === question.id)!.content);
      if (question.type === 'INTEGER') expect(question.optionOrder).toBeUndefined();
      else expect(question.optionOrder?.toSorted()).toEqual([1, 2, 3, 4]);
    }
    expect(asked(b).some(({ optionOrder }) => optionOrder?.join() !== '1,2,3,4')).toBe(true);
  });

  it('gives the same marks for the same knowledge in every set, and reports in the order of the set', async () => {
    for (const { student, desk, sheet } of sat.slice(0, 4)) {
      for (const { id, type } of asked(sheet)) await desk.save(id, known[type]!);
      await desk.submit();
      const result = await student.api.assessments.showResult({ params: { attemptId: desk.attemptId } });
      expect([result.marks, result.full]).toEqual([3200, 3200]);
      expect(result.questions.map(({ questionId, optionOrder }) => ({ id: questionId, optionOrder }))).toEqual(
        asked(sheet).map(({ id, optionOrder }) => ({ id, optionOrder })),
      );
      expect(result.questions.map((one) => one.number)).toEqual(questions.map((_one, at) => at + 1));
    }
  });

  it('hands its teacher the key of each set: the letter beside a right option where the set shows it', async () => {
    const report = await room.teacher.api.assessments.showSets({ params: { paperId: paper } });
    expect(report.sets.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D']);
    expect(report.spread).toEqual({ marks: 0, seconds: 0, kept: true });
    expect(report.basis).toEqual({ questions: 8, known: 0, timed: 0 });
    expect(report.keys.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { sheet, letter } of sat.slice(0, 4))
      for (const question of asked(sheet)) {
        const { key, questionId } = report.keys[question.number - 1]!.sets.find((one) => one.letter === letter)!;
        expect(questionId).toBe(question.id);
        if (key.kind !== 'choice') continue;
        const right = key.accepted[0]!.map((place) => question.optionOrder?.[place - 1] ?? place);
        expect(right.toSorted()).toEqual(question.type === 'MULTIPLE' ? [1, 3] : [2]);
      }
  });
});

describe('“attempt N of M” in sets', () => {
  it('counts the first answers in the order of the set that the student sat', async () => {
    const three = questions.slice(0, 4);
    const some = await room.paper(three, { title: 'Any two', sets: 2, counted: 2 });
    for (const letter of ['A', 'B']) {
      const { student, desk, sheet, letter: given } = await sit(some);
      expect(given).toBe(letter);
      for (const id of three.toReversed()) await desk.save(id, { options: [2] });
      await desk.submit();
      const result = await student.api.assessments.showResult({ params: { attemptId: desk.attemptId } });
      expect(result.questions.map(({ questionId }) => questionId)).toEqual(ids(sheet));
      expect(result.questions.map(({ explanation }) => explanation.code)).toEqual([
        'RIGHT',
        'RIGHT',
        'NOT_COUNTED',
        'NOT_COUNTED',
      ]);
    }
  });
});

describe('“attempt N of M” with easy and hard questions', () => {
  it('expects the same score of every set, in orders of their own', async () => {
    const ctx = room.place.ctx();
    const mixed: string[] = [];
    for (const difficulty of [0, 2, 0, 2, 0, 2, 0, 2] as const)
      mixed.push((await aQuestion(ctx, { difficulty })).questionId);
    const paperId = await room.paper(mixed, { title: 'Any four', sets: 4, counted: 4 });
    const { sets, spread, keys } = await room.teacher.api.assessments.showSets({ params: { paperId } });
    expect(spread).toEqual({ marks: 0, seconds: 0, kept: true });
    const orders = sets.map((_set, at) => keys.map((row) => row.sets[at]!.questionId).join());
    expect(new Set(orders).size).toBe(4);
    const sheets = await Promise.all(Array.from({ length: 4 }, () => sit(paperId)));
    expect(sheets.map(({ sheet }) => ids(sheet).join()).toSorted()).toEqual(orders.toSorted());
  });
});

describe('questions of special kinds in sets', () => {
  it('keep options in place that speak of others, and numbers that each attempt is given', async () => {
    const ctx = room.place.ctx();
    const write = async (body: Awaited<ReturnType<typeof aDraft>>) =>
      (await room.teacher.api.questions.createQuestion({ body })).questionId;
    const words = (stem: string, options: string[]) => ({
      en: { stem: fromSource(stem), options: options.map(fromSource), explanation: fromSource('So it is.') },
    });
    const fixed = await write(
      await aDraft(ctx, { content: words('Which is a metal?', ['Iron', 'Neon', 'Argon', 'None of these']) }),
    );
    const varied = await write(
      await aDraft(ctx, {
        content: words('What is twice {{n}}?', ['{{n}}', '{{d}}', '{{m}}', '{{k}}']),
        variables: {
          variables: [{ kind: 'range', name: 'n', from: '11', to: '99', step: '1' }],
          values: [
            { name: 'd', expression: '2 * n', decimals: 0 },
            { name: 'm', expression: '3 * n', decimals: 0 },
            { name: 'k', expression: '4 * n', decimals: 0 },
          ],
          constraints: [],
        },
      }),
    );
    const mixed = await room.paper([fixed, varied], { title: 'Special', sets: 2 });
    await sit(mixed);
    const { student, desk, sheet, letter } = await sit(mixed);
    expect(letter).toBe('B');
    expect(asked(sheet).find(({ id }) => id === fixed)!.optionOrder?.[3]).toBe(4);
    const shown = asked(sheet).find(({ id }) => id === varied)!;
    expect(JSON.stringify(shown.content)).not.toContain('{{');
    expect(shown.optionOrder?.toSorted()).toEqual([1, 2, 3, 4]);
    await desk.save(varied, { options: [2] });
    await desk.submit();
    const result = await student.api.assessments.showResult({ params: { attemptId: desk.attemptId } });
    expect(result.marks).toBe(400);
  });

  it('stand without any set where a paper has one', async () => {
    const { sheet } = await sit(await room.paper(questions.slice(0, 3), { title: 'One set' }));
    expect(sheet.set).toBeUndefined();
    expect(ids(sheet)).toEqual(questions.slice(0, 3));
  });
});
