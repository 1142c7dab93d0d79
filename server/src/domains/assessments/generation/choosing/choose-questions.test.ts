import type { SectionBlueprint } from '@abhyas/contract/assessments/generation';
import { shareOut } from '@abhyas/contract/assessments/share-out';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseCounts } from './choose-counts.ts';
import type { Candidate } from './candidate.ts';
import { chooseQuestions } from './choose-questions.ts';

const levels = ['easy', 'medium', 'hard'] as const;
const chapters = ['kinematics', 'optics', 'waves'];
const named = (id: string) => id;
let count = 0;
const candidates = (many: number, of: Partial<Candidate> = {}): Candidate[] =>
  Array.from({ length: many }, () => ({
    id: `q${++count}`,
    type: 'SINGLE' as const,
    difficulty: 'medium' as const,
    subject: 'physics' as const,
    chapterId: 'kinematics',
    ...of,
  }));
const section = (changes: Partial<SectionBlueprint> = {}): SectionBlueprint => ({
  sectionId: 's',
  count: 4,
  types: ['SINGLE'],
  chapters: [],
  ...changes,
});
const choose = (sections: readonly SectionBlueprint[], pool: readonly Candidate[]) =>
  chooseQuestions({ sections: [...sections] }, pool, named);

describe('sharing out by weight', () => {
  it('always adds up, and is never a whole question away from the exact share', () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 30 }),
        (total, weights) => {
          const shares = shareOut(total, weights);
          const sum = weights.reduce((a, b) => a + b, 0);
          expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
          for (const [at, share] of shares.entries())
            expect(Math.abs(share - (total * weights[at]!) / sum)).toBeLessThan(1);
        },
      ),
    );
  });
});

describe('how many of each chapter and difficulty', () => {
  const grid = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 3 });

  it('is exact wherever it can be, and as near as brute force else', () => {
    fc.assert(
      fc.property(
        grid,
        fc.nat(5),
        fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }),
        fc.nat(1000),
        (available, wished, weights, twist) => {
          const total = Math.min(
            wished,
            available.flat().reduce((a, b) => a + b, 0),
          );
          const rows = shareOut(
            total,
            available.map((_row, at) => 1 + ((twist >> at) % 3)),
          );
          const columns = shareOut(total, weights.some((one) => one > 0) ? weights : [1, 1, 1]);
          const counts = chooseCounts({ total, rows, columns }, available);
          expect(counts.flat().reduce((a, b) => a + b, 0)).toBe(total);
          for (const [r, row] of counts.entries())
            for (const [c, one] of row.entries()) expect(one).toBeLessThanOrEqual(available[r]![c]!);
          expect(outside(counts, rows, columns)).toBe(leastOutside(available, total, rows, columns));
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** How many questions stand outside the wished numbers of their row or column. */
function outside(counts: readonly (readonly number[])[], rows: readonly number[], columns: readonly number[]): number {
  const over = (have: number, want: number) => Math.max(0, have - want);
  const byRow = counts.reduce(
    (sum, row, r) =>
      sum +
      over(
        row.reduce((a, b) => a + b, 0),
        rows[r]!,
      ),
    0,
  );
  const byColumn = columns.reduce(
    (sum, want, c) =>
      sum +
      over(
        counts.reduce((all, row) => all + row[c]!, 0),
        want,
      ),
    0,
  );
  return byRow + byColumn;
}

function leastOutside(
  available: readonly (readonly number[])[],
  total: number,
  rows: readonly number[],
  columns: readonly number[],
): number {
  const cells = available.flat();
  let least = Infinity;
  const fill = (at: number, left: number, taken: number[]) => {
    if (at === cells.length) {
      if (left === 0)
        least = Math.min(
          least,
          outside(
            available.map((row, r) => row.map((_one, c) => taken[r * 3 + c]!)),
            rows,
            columns,
          ),
        );
      return;
    }
    for (let one = 0; one <= Math.min(left, cells[at]!); one++) fill(at + 1, left - one, [...taken, one]);
  };
  fill(0, total, []);
  return least;
}

describe('choosing questions by a blueprint', () => {
  const bank = chapters.flatMap((chapterId) =>
    levels.flatMap((difficulty) => candidates(10, { chapterId, difficulty })),
  );

  it('keeps every rule of a blueprint that the bank can fulfil', () => {
    const { sections, deviations } = choose(
      [
        section({
          count: 10,
          difficulty: { easy: 30, medium: 50, hard: 20 },
          chapters: [
            { knowledgeAreaId: 'kinematics', weight: 3 },
            { knowledgeAreaId: 'optics', weight: 2 },
          ],
        }),
      ],
      bank,
    );
    const picked = sections[0]!.questionIds.map((id) => bank.find((one) => one.id === id)!);
    expect(deviations).toEqual([]);
    expect(levels.map((level) => picked.filter(({ difficulty }) => difficulty === level).length)).toEqual([3, 5, 2]);
    expect(chapters.map((chapter) => picked.filter(({ chapterId }) => chapterId === chapter).length)).toEqual([
      6, 4, 0,
    ]);
  });

  it('takes no question twice, and serves the section with the least choice first', () => {
    const scarce = candidates(2, { type: 'INTEGER' });
    const { sections, deviations } = choose(
      [
        section({ sectionId: 'any', types: ['SINGLE', 'INTEGER'], count: 5 }),
        section({ sectionId: 'integer', types: ['INTEGER'], count: 2 }),
      ],
      [...scarce, ...candidates(5)],
    );
    expect(deviations).toEqual([]);
    expect(sections.map(({ sectionId }) => sectionId)).toEqual(['any', 'integer']);
    const all = sections.flatMap(({ questionIds }) => questionIds);
    expect(new Set(all).size).toBe(7);
    expect(sections[1]!.questionIds).toEqual(scarce.map(({ id }) => id));
  });

  it('names the rule that cannot be kept, and goes the smallest step away from it', () => {
    const pool = [...candidates(3, { difficulty: 'hard' }), ...candidates(10, { difficulty: 'easy' })];
    const { sections, deviations } = choose(
      [section({ count: 10, difficulty: { easy: 50, medium: 0, hard: 50 } })],
      pool,
    );
    expect(sections[0]!.questionIds).toHaveLength(10);
    expect(deviations).toEqual([
      { sectionId: 's', rule: 'difficulty', of: 'easy', wanted: 5, got: 7 },
      { sectionId: 's', rule: 'difficulty', of: 'hard', wanted: 5, got: 3 },
    ]);
  });

  it('says how many are short where the bank has too few', () => {
    const { deviations } = choose([section({ count: 10 })], candidates(6));
    expect(deviations).toEqual([{ sectionId: 's', rule: 'count', of: '', wanted: 10, got: 6 }]);
  });

  it('takes levels as the bank has them where difficulty is free', () => {
    const pool = [...candidates(30, { difficulty: 'easy' }), ...candidates(10, { difficulty: 'hard' })];
    const { sections, deviations } = choose([section({ count: 8 })], pool);
    const hard = sections[0]!.questionIds.filter((id) => pool.find((one) => one.id === id)!.difficulty === 'hard');
    expect([hard.length, deviations]).toEqual([2, []]);
  });

  it('chooses the same from the same candidates', () => {
    const blueprint = [section({ count: 7, difficulty: { easy: 40, medium: 30, hard: 30 } })];
    expect(choose(blueprint, bank)).toEqual(choose(blueprint, bank));
  });
});
