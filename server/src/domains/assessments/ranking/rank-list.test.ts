import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { testWorld } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';
import { insertAttempts } from '../answers/attempts.store.ts';
import { aPaper } from '../factories.ts';
import { type Result, saveResults } from '../results/results.store.ts';
import { rankKey } from '../results/rank-key.ts';
import { neetChain } from './ranking-testing.ts';
import type { ResultFigures } from '../results/result-figures.ts';
import { standingOf } from '../results/standing-of.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
const SIZE = 600;

/** A stream of numbers that is the same at each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** Marks with runs of equal ones, the longest of 51; within a run subjects and wrong answers are equal more often than not. */
function story(): { marks: number; figures: ResultFigures }[] {
  const next = numbers(7);
  const rows: { marks: number; figures: ResultFigures }[] = [];
  for (let marks = 72_000; rows.length < SIZE; marks -= 100 * (1 + next(9))) {
    const run = rows.length === 100 ? 51 : 1 + next(7);
    for (let i = 0; i < run && rows.length < SIZE; i++) rows.push({ marks, figures: figures(marks, next) });
    if (rows.length < 100 && rows.length + 7 > 100)
      while (rows.length < 100) rows.push({ marks: marks - 50, figures: figures(marks - 50, next) });
  }
  return rows;
}

function figures(marks: number, next: (below: number) => number): ResultFigures {
  const biology = marks - 20_000 - 100 * next(2);
  const chemistry = 10_000 + 100 * next(2);
  const [wb, wc, wp] = [next(2), next(2), next(2)];
  const tally = (of: number, wrong: number) => ({ marks: of, positive: of + 100 * wrong, right: 0, wrong });
  return {
    ...tally(marks, wb + wc + wp),
    subjects: {
      biology: tally(biology, wb),
      chemistry: tally(chemistry, wc),
      physics: tally(marks - biology - chemistry, wp),
    },
  };
}

let paperId = '';
const results: Result[] = [];

beforeAll(async () => {
  const ctx = place.ctx(teacher);
  paperId = await aPaper(ctx, { sections: [{ questionIds: [(await aQuestion(ctx)).questionId] }] });
  const at = world.clock.now();
  const attempts = story().map((row) => ({ id: randomUUID(), accountId: randomUUID(), ...row }));
  for (const { id, accountId, marks, figures: counted } of attempts)
    results.push({
      attemptId: id,
      accountId,
      marks,
      figures: counted,
      rankKey: rankKey(counted, neetChain),
      resultVersion: 1,
      paperId,
      paperVersion: 1,
      ranked: true,
      fullMarks: 72_000,
      markedAt: at,
      counts: { right: 0, wrong: 0, partial: 0, unanswered: 0 },
      subjects: [],
      answers: [],
    });
  await inTransaction(ctx, async (tx) => {
    await insertAttempts(
      tx,
      attempts.map(({ id, accountId }) => ({
        id,
        paperId,
        paperVersion: 1,
        accountId,
        number: 1,
        seat: 1,
        startedAt: at,
        deadline: at,
        graceSeconds: 20,
        pausedAt: null,
        sectionEnds: null,
        setLetter: 'A' as const,
        state: 'marked' as const,
        endedBy: 'submitted' as const,
        endedAt: at,
        lastSequence: 1,
      })),
    );
    await saveResults(tx, results);
  });
});

/** exams: percentile and rank. NEET’s chain figure by figure: what comes first decides, more marks and fewer wrong answers are better. */
function inOrder({ figures: counted }: Result): number[] {
  const { marks, wrong, subjects } = counted!;
  const [biology, chemistry, physics] = [subjects.biology!, subjects.chemistry!, subjects.physics!];
  const better = [marks, biology.marks, chemistry.marks, physics.marks];
  return [...better, -wrong, -biology.wrong, -chemistry.wrong, -physics.wrong];
}
function standsBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((figure, place) => figure !== other[place]);
  return at >= 0 && one[at]! > other[at]!;
}

/** exams: percentile and rank, counted one by one: the rank is how many stand before, and one. */
function bruteForce(): Map<string, { rank: number; percentile: string }> {
  const orders = results.map(inOrder);
  return new Map(
    results.map(({ attemptId, marks }, at) => {
      const rank = 1 + orders.filter((other) => standsBefore(other, orders[at]!)).length;
      const atOrBelow = results.filter((other) => other.marks <= marks).length;
      const tenMillionths = (BigInt(atOrBelow) * 2_000_000_000n + BigInt(SIZE)) / (2n * BigInt(SIZE));
      const digits = String(tenMillionths).padStart(8, '0');
      return [attemptId, { rank, percentile: `${digits.slice(0, -7)}.${digits.slice(-7)}` }];
    }),
  );
}

describe('a rank list of 600 with ties', () => {
  it('has runs of equal marks up to 51, some of which the chain tells apart and some not', () => {
    const runs = [...Map.groupBy(results, ({ marks }) => marks).values()].map(({ length }) => length);
    expect(Math.max(...runs)).toBe(51);
    const ranks = [...bruteForce().values()].map(({ rank }) => rank);
    expect(new Set(ranks).size).toBeGreaterThan(runs.length);
    expect(new Set(ranks).size).toBeLessThan(SIZE);
  });

  it('is, row by row and to seven decimals, what counting one by one gives', async () => {
    const expected = bruteForce();
    let seen = 0;
    for (let page = 1; page <= SIZE / 100; page++) {
      const { rows, total } = await teacher.api.assessments.listAttempts({
        params: { paperId },
        query: { page, size: 100 },
      });
      expect(total).toBe(SIZE);
      for (const { attemptId, rank, percentile } of rows) {
        expect({ attemptId, rank, percentile }).toEqual({ attemptId, ...expected.get(attemptId) });
        seen++;
      }
    }
    expect(seen).toBe(SIZE);
  });

  it('says the same to each student by himself', async () => {
    const expected = bruteForce();
    for (const result of results.filter((_, at) => at % 40 === 0)) {
      const { rank, percentile } = await standingOf(place.ctx(teacher), result);
      expect({ rank, percentile }).toEqual(expected.get(result.attemptId));
    }
  });
});
