import type { Blueprint, Relaxation } from '@abhyas/contract/assessments/generation';
import { describe, expect, it } from 'vitest';
import type { Candidate } from './choosing/candidate.ts';
import { chooseQuestions } from './choosing/choose-questions.ts';
import { relaxationsOf } from './relaxations.ts';

let count = 0;
const candidates = (many: number, subject: 'physics' | 'chemistry', difficulty: 'easy' | 'medium'): Candidate[] =>
  Array.from({ length: many }, () => ({ id: `q${++count}`, type: 'SINGLE', difficulty, subject, chapterId: subject }));
const halves = { easy: 50, medium: 50, hard: 0 };
const section = (sectionId: 'physics' | 'chemistry', changes: Partial<Blueprint['sections'][number]> = {}) => ({
  sectionId,
  subject: sectionId,
  count: 8,
  types: ['SINGLE' as const],
  chapters: [],
  ...changes,
});
/** What one paper out of this bank would do with. */
function relax(sections: Blueprint['sections'], bank: readonly Candidate[]): Promise<Relaxation[]> {
  const rules: Blueprint = { criterion: 1, seed: 's', sections };
  const attempt = (changed: Blueprint) => {
    const { deviations } = chooseQuestions(changed, bank, (id) => id);
    return { exact: deviations.length === 0, deviations };
  };
  return relaxationsOf(rules, 1, attempt(rules), async (changed) => attempt(changed));
}

describe('what would do where a blueprint cannot be kept', () => {
  it('is as few questions less as possible where the bank has too few', async () => {
    const bank = [...candidates(5, 'physics', 'easy'), ...candidates(8, 'chemistry', 'easy')];
    expect(await relax([section('physics'), section('chemistry')], bank)).toEqual([
      { drop: 'count', counts: [{ section: 0, count: 5 }] },
    ]);
  });

  it('is a rule of one section alone where another keeps it, or so few questions that the shares fit', async () => {
    const bank = [
      ...candidates(3, 'physics', 'easy'),
      ...candidates(8, 'physics', 'medium'),
      ...candidates(4, 'chemistry', 'easy'),
      ...candidates(4, 'chemistry', 'medium'),
    ];
    const sections = [section('physics', { difficulty: halves }), section('chemistry', { difficulty: halves })];
    expect(await relax(sections, bank)).toEqual([
      { drop: 'difficulty', sections: [0] },
      // Of seven the odd one may be of either level: the first has it, and the bank has three of that.
      { drop: 'count', counts: [{ section: 0, count: 6 }] },
    ]);
  });

  it('is a rule of all short sections together where each of them needs it', async () => {
    const bank = [...candidates(8, 'physics', 'easy'), ...candidates(8, 'chemistry', 'medium')];
    const sections = [section('physics', { difficulty: halves }), section('chemistry', { difficulty: halves })];
    expect(await relax(sections, bank)).toContainEqual({ drop: 'difficulty', sections: [0, 1] });
  });

  it('is nothing where the bank is empty', async () => {
    expect(await relax([section('physics')], [])).toEqual([]);
  });
});
