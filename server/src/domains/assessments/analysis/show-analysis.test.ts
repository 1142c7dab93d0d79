import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { examRoom, type ExamRoom, number, option, testWorld, type World } from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { type AttemptStory, someAttempts } from '../factories.ts';
import { sumItems } from './item-figures.store.ts';
import { scoreFigures } from './score-figures.store.ts';

interface Marked {
  readonly questionId: string;
  readonly outcome: string;
  readonly marks: number;
  readonly seconds: number;
  readonly response: { readonly options?: readonly number[]; readonly number?: string } | null;
}
/** A result as it stands in the database: what the figures are held against. */
interface Row {
  readonly account_id: string;
  readonly attempt_id: string;
  readonly marks: number;
  readonly answers: readonly Marked[];
}

let world: World;
let room: ExamRoom;
let paper: string;
let questions: string[];
let students: string[];
let rows: Row[];

/** The same numbers on every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  questions = [
    await room.question(),
    await room.question('SINGLE', option(1)),
    await room.question('MULTIPLE', option(1, 3), 'Electrochemistry'),
    await room.question('INTEGER', number('12'), 'Electrochemistry'),
    await room.question('SINGLE', option(4), 'Atomic Structure'),
  ];
  paper = await room.paper(questions, { title: '=Weekly test' });
  const known = [];
  for (let i = 0; i < 5; i++) known.push((await room.place.person('student')).accountId);
  students = [...known, ...Array.from({ length: 55 }, () => newId())];
  await someAttempts(room.place.ctx(), paper, students.map(story));
  rows = (await world.query('select account_id, attempt_id, marks, answers from results where paper_id = $1', [
    paper,
  ])) as unknown as Row[];
});

const random = dice(11);
/** Everybody has a skill; the fifth question was given a wrong key, so the skilled fail there. */
function story(accountId: string, at: number): AttemptStory {
  const skill = at / 60;
  const knows = () => random() < 0.15 + 0.8 * skill;
  const responses = [
    { options: [knows() ? 2 : 3] },
    random() < 0.3 ? null : { options: [knows() ? 1 : 1 + Math.floor(random() * 4)] },
    { options: knows() ? [3, 1] : random() < 0.5 ? [2, 1] : [1] },
    { number: knows() ? '12' : '21' },
    { options: [knows() ? 2 : 4] },
  ];
  return {
    accountId,
    startedAt: new Date(world.clock.now().getTime() - 100 * 60_000),
    minutes: 20 + (at % 3),
    answers: questions
      .map((questionId, i) => ({ questionId, response: responses[i]!, seconds: 10 + Math.floor(random() * 90) }))
      .filter(() => random() < 0.9),
  };
}

const show = (query: { batchId?: string; version?: number } = {}, paperId = paper) =>
  room.teacher.api.assessments.showAnalysis({ params: { paperId }, query });
const scope = (accountIds: readonly string[]) => ({ list: { paperId: paper, versions: [1] }, accountIds });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const deviation = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
function quartile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (above - below) * (place - Math.floor(place));
}
function correlation(x: readonly number[], y: readonly number[]): number | null {
  const spread = deviation(x) * deviation(y);
  return spread < 1e-9 ? null : mean(x.map((one, i) => (one - mean(x)) * (y[i]! - mean(y)))) / spread;
}
const answerOf = (row: Row, questionId: string) => row.answers.find((answer) => answer.questionId === questionId)!;
const isRight = (row: Row, questionId: string) => (answerOf(row, questionId).outcome === 'right' ? 1 : 0);
const best = (group: readonly Row[]) =>
  group.toSorted((a, b) => b.marks - a.marks || (a.attempt_id < b.attempt_id ? -1 : 1));

describe('the analysis of a paper', () => {
  it('has the distribution of marks, as counted by hand', async () => {
    const analysis = await show();
    const marks = rows.map((row) => row.marks);
    expect(analysis).toMatchObject({
      paper: { id: paper, title: '=Weekly test', version: 1, questions: 5, full: 2000 },
      versions: [{ version: 1, sat: 60 }],
      sat: 60,
      average: Math.round(mean(marks)),
      deviation: Math.round(deviation(marks)),
      best: Math.max(...marks),
      lowest: Math.min(...marks),
      passAbove: 1000,
      passPercent: 50,
      passed: marks.filter((one) => one > 1000).length,
      averageMinutes: 21,
    });
    expect(sum(analysis.bins.map(({ count }) => count))).toBe(60);
    for (const [at, { from, to, count }] of analysis.bins.entries()) {
      const isLast = at === analysis.bins.length - 1;
      expect(marks.filter((one) => one >= from && (isLast ? one <= to : one < to))).toHaveLength(count);
    }
  });

  it('has every question: counts, facility, time, and the wrong answer that most gave', async () => {
    const analysis = await show();
    for (const [at, question] of analysis.questions.entries()) {
      const answers = rows.map((row) => answerOf(row, questions[at]!));
      const count = (outcome: string) => answers.filter((answer) => answer.outcome === outcome).length;
      const opened = answers.filter(({ seconds }) => seconds > 0);
      expect(question).toMatchObject({
        questionId: questions[at],
        number: at + 1,
        full: 400,
        right: count('right'),
        wrong: count('wrong'),
        partial: count('partial'),
        skipped: count('unanswered'),
        average: Math.round(mean(answers.map(({ marks }) => marks))),
        facility: Math.round((count('right') / 60) * 10_000),
        averageSeconds: Math.round(mean(opened.map(({ seconds }) => seconds))),
      });
    }
    const given = (at: number, form: string) =>
      rows.filter((row) => {
        const { outcome, response } = answerOf(row, questions[at]!);
        return outcome === 'wrong' && String(response?.options?.toSorted() ?? response?.number) === form;
      }).length;
    expect(analysis.questions[2]!.mostWrong).toEqual({ response: { options: [1, 2] }, count: given(2, '1,2') });
    expect(analysis.questions[3]!.mostWrong).toEqual({ response: { number: '21' }, count: given(3, '21') });
  });

  it('suspects the key of the question that the strong get wrong, and no other', async () => {
    const { questions: analysed } = await show();
    expect(analysed.map(({ flags }) => flags.includes('KEY_SUSPICIOUS'))).toEqual([false, false, false, false, true]);
    expect(analysed[4]!.pointBiserial).toBeLessThan(-1300);
  });

  it('has averages by section, subject and chapter, the weakest chapter first', async () => {
    const { sections, subjects, chapters } = await show();
    const average = (ids: readonly string[]) =>
      Math.round(mean(rows.map((row) => sum(ids.map((id) => answerOf(row, id).marks)))));
    const bestOf = (ids: readonly string[]) =>
      Math.max(...rows.map((row) => sum(ids.map((id) => answerOf(row, id).marks))));
    const [first, second, third, fourth, fifth] = questions as [string, string, string, string, string];
    expect(sections).toEqual([{ title: 'Section A', average: average(questions), full: 2000 }]);
    expect(subjects).toEqual([
      { subject: 'physics', average: average([first, second]), best: bestOf([first, second]), full: 800 },
      {
        subject: 'chemistry',
        average: average([third, fourth, fifth]),
        best: bestOf([third, fourth, fifth]),
        full: 1200,
      },
    ]);
    expect(chapters.find(({ name }) => name === 'Electrochemistry')).toMatchObject({
      questions: 2,
      full: 800,
      average: average([third, fourth]),
      everybody: average([third, fourth]),
    });
    const shares = chapters.map((chapter) => chapter.average / chapter.full);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('looks at the members of a batch beside everybody, and names the batches that sat', async () => {
    const weak = students.slice(0, 5);
    const ctx = room.place.ctx(room.teacher);
    const batchId = await aBatch(ctx, { name: 'Morning', members: weak });
    const analysis = await show({ batchId });
    const marks = rows.filter((row) => weak.includes(row.account_id)).map((row) => row.marks);
    expect(analysis).toMatchObject({ batchId, sat: 5, average: Math.round(mean(marks)), best: Math.max(...marks) });
    expect(analysis.batches).toEqual([{ id: batchId, name: 'Morning', sat: 5 }]);
    const everybody = (await show()).chapters.map(({ areaId, average }) => [areaId, average]);
    expect(new Map(analysis.chapters.map(({ areaId, everybody: all }) => [areaId, all]))).toEqual(
      new Map(everybody as [string, number][]),
    );
  });

  it('takes nobody twice: a second attempt changes no figure', async () => {
    const question = await room.question();
    const twice = await room.paper([question], { settings: { attemptsAllowed: 2 } });
    const [accountId, startedAt] = [newId(), new Date(world.clock.now().getTime() - 60 * 60_000)];
    const answers = [{ questionId: question, response: { options: [2] } }];
    await someAttempts(room.place.ctx(), twice, [{ accountId, startedAt, minutes: 5, answers: [] }]);
    await someAttempts(room.place.ctx(), twice, [{ accountId, startedAt, minutes: 5, number: 2, answers }]);
    expect(await show({}, twice)).toMatchObject({ sat: 1, average: 0, best: 0, quartiles: { median: 0 } });
  });

  it('of a paper that nobody sat is empty, of one that was never published unknown', async () => {
    const unsat = await room.paper([questions[0]!]);
    expect(await show({}, unsat)).toMatchObject({ sat: 0, average: null, quartiles: null, versions: [], batches: [] });
    const draft = await room.paper([questions[0]!], { unpublished: true });
    await expect(show({}, draft)).rejects.toMatchObject({ status: 404 });
    await expect(show({ version: 9 })).rejects.toMatchObject({ status: 404 });
  });

  it('is nothing for students, nor for another institute', async () => {
    const student = await room.place.person('student');
    await expect(student.api.assessments.showAnalysis({ params: { paperId: paper }, query: {} })).rejects.toMatchObject(
      { status: 403 },
    );
    const stranger = await (await world.institute()).person('teacher');
    await expect(
      stranger.api.assessments.showAnalysis({ params: { paperId: paper }, query: {} }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('of any group of students', () => {
  const group = () =>
    fc.subarray(
      rows.map((_, at) => at),
      { minLength: 1 },
    );

  it('quartiles, mean and deviation are those of its marks', async () => {
    await fc.assert(
      fc.asyncProperty(group(), async (places) => {
        const marks = places.map((at) => rows[at]!.marks);
        const figures = await scoreFigures(room.place.ctx(), scope(places.map((at) => rows[at]!.account_id)), 1000);
        expect(figures).toMatchObject({ sat: marks.length, passed: marks.filter((one) => one > 1000).length });
        const expected = [mean(marks), deviation(marks), ...[0.25, 0.5, 0.75].map((share) => quartile(marks, share))];
        const found = [figures.average!, figures.deviation!, ...figures.quartiles!];
        for (const [at, value] of expected.entries())
          expect(Math.abs(found[at]! - value)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
      { numRuns: 40 },
    );
  });

  it('upper and lower 27 percent and the point-biserial are those of its answers', async () => {
    await fc.assert(
      fc.asyncProperty(group(), async (places) => {
        const sat = best(places.map((at) => rows[at]!));
        const third = Math.max(1, Math.round(sat.length * 0.27));
        const sums = await sumItems(room.place.ctx(), scope(sat.map((row) => row.account_id)));
        for (const id of questions) {
          const right = (part: readonly Row[]) => sum(part.map((row) => isRight(row, id)));
          const expected = correlation(
            sat.map((row) => isRight(row, id)),
            sat.map((row) => row.marks - answerOf(row, id).marks),
          );
          const found = sums.get(id)!;
          expect(found).toMatchObject({ third, upper: right(sat.slice(0, third)), lower: right(sat.slice(-third)) });
          if (expected === null) expect(found.correlation ?? 0).toBeCloseTo(0, 6);
          else expect(found.correlation).toBeCloseTo(expected, 6);
        }
      }),
      { numRuns: 40 },
    );
  });
});
