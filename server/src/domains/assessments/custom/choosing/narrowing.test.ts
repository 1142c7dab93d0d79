import { ownCriteria } from '@abhyas/contract/assessments/own-papers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFitting, fits, type Narrowing, narrowingOf, type Pile, wayToEnough } from './narrowing.ts';

const pile = (given: Partial<Pile>): Pile => ({
  subject: 'physics',
  chapterId: 'optics',
  difficulty: 1,
  asked: false,
  wrong: false,
  kept: false,
  count: 1,
  ...given,
});
const any: Narrowing = { chapters: undefined, subjects: undefined, difficulties: undefined, criteria: undefined };
const wish = (given: Partial<Parameters<typeof narrowingOf>[0]>) =>
  narrowingOf({ chapterIds: [], subjects: [], difficulties: [], criteria: [ownCriteria.random], ...given });

describe('spec §9: the criteria of a test that a student makes', () => {
  const asked = pile({ asked: true });
  const wrong = pile({ wrong: true });
  const kept = pile({ kept: true });
  it.each<[string, readonly (1 | 2 | 3 | 4)[], Pile, boolean]>([
    ['random takes anything', [1], pile({}), true],
    ['previously answered incorrectly takes what went wrong', [2], wrong, true],
    ['previously answered incorrectly leaves the rest', [2], kept, false],
    ['asked in previous exam takes what an exam asked', [3], asked, true],
    ['asked in previous exam leaves the rest', [3], wrong, false],
    ['bookmarked takes what was kept', [4], kept, true],
    ['bookmarked leaves the rest', [4], asked, false],
    ['two of them take what meets one', [2, 4], kept, true],
    ['two of them leave what meets neither', [2, 4], asked, false],
    ['random beside another takes anything', [1, 2], pile({}), true],
  ])('%s', (_name, criteria, question, taken) => {
    expect(fits(question, wish({ criteria: [...criteria] }))).toBe(taken);
  });
});

describe('a wish that is too narrow', () => {
  const shelf = [
    pile({ count: 3, wrong: true }),
    pile({ count: 4, chapterId: 'waves', wrong: true }),
    pile({ count: 5, subject: 'maths', chapterId: 'limits', wrong: true }),
    pile({ count: 6, difficulty: 2, wrong: true }),
    pile({ count: 7 }),
  ];
  const narrow = wish({ chapterIds: ['optics'], subjects: ['physics'], difficulties: [1], criteria: [2] });
  const named = (wanted: number) =>
    wayToEnough(shelf, narrow, wanted).steps.map(({ step, available }) => `${step} ${available}`);

  it.each<[number, string[]]>([
    [3, []],
    [4, ['chapters 7']],
    [8, ['chapters 7', 'subjects 12']],
    [18, ['chapters 7', 'subjects 12', 'difficulties 18']],
    [19, ['chapters 7', 'subjects 12', 'difficulties 18', 'criteria 25']],
    [30, ['chapters 7', 'subjects 12', 'difficulties 18', 'criteria 25', 'fewer 25']],
  ])('for %i questions is widened by %j: chapter, subject, difficulty, criterion, fewer', (wanted, steps) => {
    expect(named(wanted)).toEqual(steps);
  });

  it('is not widened by a step that brings nothing', () => {
    const { steps } = wayToEnough(
      [pile({}), pile({ difficulty: 2 })],
      narrowingOf({
        chapterIds: ['optics'],
        subjects: ['physics'],
        difficulties: [1],
        criteria: [1],
      }),
      2,
    );
    expect(steps).toEqual([{ step: 'difficulties', available: 2 }]);
  });

  const piles = fc.array(
    fc.record<Pile>({
      subject: fc.constantFrom('physics', 'maths'),
      chapterId: fc.constantFrom('a', 'b', 'c'),
      difficulty: fc.constantFrom(0, 1, 2),
      asked: fc.boolean(),
      wrong: fc.boolean(),
      kept: fc.boolean(),
      count: fc.integer({ min: 1, max: 9 }),
    }),
  );
  it('ends with enough, or with everything; each ring holds the one before', () => {
    fc.assert(
      fc.property(piles, fc.integer({ min: 1, max: 60 }), (shelves, wanted) => {
        const { steps, rings } = wayToEnough(
          shelves,
          wish({ chapterIds: ['a'], difficulties: [0], criteria: [4] }),
          wanted,
        );
        const last = countFitting(shelves, rings.at(-1)!);
        const all = countFitting(shelves, any);
        expect(last >= wanted || last === all).toBe(true);
        expect(steps.some(({ step }) => step === 'fewer')).toBe(last < wanted);
        const sizes = rings.map((ring) => countFitting(shelves, ring));
        expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
      }),
    );
  });
});
