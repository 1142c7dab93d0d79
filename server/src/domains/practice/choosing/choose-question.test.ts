import { beforeAll, describe, expect, it } from 'vitest';
import { abilityOf } from '../calibration/ability.ts';
import { answers, chance, drawItem, normal, rootMeanSquare } from '../model/testing/simulated.ts';
import { chooseChapter } from './choose-chapter.ts';
import { type Candidate, chanceAt, chooseQuestion, informationAt, isDiagnosed, worthOf } from './choose-question.ts';

const item = (id: string, given: Partial<Candidate> = {}): Candidate => ({
  id,
  chapterId: 'a',
  slope: 1,
  difficulty: 0,
  guess: 0,
  exposure: 0,
  ...given,
});
const choice = { ability: 0, purpose: 'diagnose' as const, asked: new Map<string, number>(), random: () => 0 };

type Policy = 'diagnose' | 'practise' | 'random' | 'easiest first';
const ITEMS = 600;
const CHAPTERS = 6;
const STUDENTS = 1000;
const QUESTIONS = 30;

interface Bank {
  readonly items: readonly Candidate[];
  readonly shown: Map<string, number>;
}

function bankOf(random: () => number): Bank {
  const items = Array.from({ length: ITEMS }, (_, at) =>
    item(`q${at}`, { ...drawItem(random), chapterId: `c${at % CHAPTERS}` }),
  );
  return { items, shown: new Map() };
}

function pick(
  policy: Policy,
  open: readonly Candidate[],
  ability: number,
  asked: Map<string, number>,
  random: () => number,
) {
  if (policy === 'random') return open[Math.floor(random() * open.length)]!;
  if (policy === 'easiest first') return open.reduce((least, one) => (one.difficulty < least.difficulty ? one : least));
  return chooseQuestion(open, { ability, purpose: policy, asked, random })!;
}

/** Thirty questions for each of a thousand students, one after the other. */
function simulate(policy: Policy, seed: number) {
  const random = chance(seed);
  const { items, shown } = bankOf(random);
  const errors: number[] = [];
  let right = 0;
  for (let student = 0; student < STUDENTS; student++) {
    const ability = normal(random);
    const given: { slope: number; intercept: number; right: boolean }[] = [];
    const asked = new Map<string, number>();
    const met = new Set<string>();
    let known = abilityOf(given);
    // Exposure is the share of the students before: the first few say nothing yet.
    const before = Math.max(50, student);
    const open = items.map((one) => ({ ...one, exposure: (shown.get(one.id) ?? 0) / before }));
    for (let turn = 0; turn < QUESTIONS; turn++) {
      const next = pick(
        policy,
        open.filter(({ id }) => !met.has(id)),
        known.mean,
        asked,
        random,
      );
      met.add(next.id);
      asked.set(next.chapterId, (asked.get(next.chapterId) ?? 0) + 1);
      shown.set(next.id, (shown.get(next.id) ?? 0) + 1);
      const mark = answers(random, ability, next);
      given.push({ slope: next.slope, intercept: -next.slope * next.difficulty, right: mark });
      if (mark) right++;
      known = abilityOf(given);
    }
    errors.push(known.mean - ability);
  }
  return {
    error: rootMeanSquare(errors),
    exposure: Math.max(...shown.values()) / STUDENTS,
    success: right / (STUDENTS * QUESTIONS),
  };
}

describe('choosing the next question, simulated', () => {
  const results = {} as Record<Policy, ReturnType<typeof simulate>>;
  beforeAll(() => {
    for (const policy of ['diagnose', 'practise', 'random', 'easiest first'] as const)
      results[policy] = simulate(policy, 11);
  });

  it('a diagnosis comes nearer to the truth than any other order', () => {
    expect(results.diagnose.error).toBeLessThanOrEqual(0.29);
    expect(results.diagnose.exposure).toBeLessThanOrEqual(0.22);
  });

  it('practice is nearly as sure, and most answers are right', () => {
    expect(results.practise.error).toBeLessThanOrEqual(0.31);
    expect(results.practise.exposure).toBeLessThanOrEqual(0.22);
    expect(results.practise.success).toBeGreaterThanOrEqual(0.6);
    expect(results.practise.success).toBeLessThanOrEqual(0.75);
  });

  it('both beat chance and the easiest first', () => {
    for (const policy of ['diagnose', 'practise'] as const)
      for (const other of ['random', 'easiest first'] as const)
        expect(results[policy].error).toBeLessThan(results[other].error - 0.03);
  });
});

describe('choosing the next question', () => {
  it('keeps chapters level to within one', () => {
    const random = chance(5);
    const open = Array.from({ length: 60 }, (_, at) => item(`q${at}`, { chapterId: `c${at % 3}`, difficulty: at % 7 }));
    const asked = new Map<string, number>();
    for (let turn = 0; turn < 20; turn++) {
      const { chapterId } = chooseQuestion(open, { ...choice, asked, random })!;
      asked.set(chapterId, (asked.get(chapterId) ?? 0) + 1);
      if (asked.size === 3) expect(Math.max(...asked.values()) - Math.min(...asked.values())).toBeLessThanOrEqual(1);
    }
  });

  it('passes over what many have just had, unless fewer than five are left', () => {
    const worn = item('worn', { exposure: 0.2 });
    const fresh = ['a', 'b', 'c', 'd', 'e'].map((id, at) => item(id, { difficulty: 2 + at }));
    const picked = (open: readonly Candidate[]) =>
      new Set(Array.from({ length: 10 }, (_, at) => chooseQuestion(open, { ...choice, random: () => at / 10 })!.id));
    expect(picked([worn, ...fresh]).has('worn')).toBe(false);
    expect(picked([worn, ...fresh.slice(1)]).has('worn')).toBe(true);
    expect(chooseQuestion([], choice)).toBeUndefined();
  });

  it('draws evenly among the best five', () => {
    const random = chance(9);
    const open = Array.from({ length: 12 }, (_, at) => item(`q${at}`, { difficulty: at / 10 }));
    const counts = new Map<string, number>();
    for (let turn = 0; turn < 5000; turn++) {
      const { id } = chooseQuestion(open, { ...choice, random })!;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['q0', 'q1', 'q2', 'q3', 'q4']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('knows what a question tells, guessing included', () => {
    expect(informationAt(0.5, item('x'))).toBeCloseTo(0.25);
    const guessed = item('x', { guess: 0.25 });
    expect(chanceAt(0, guessed)).toBeCloseTo(0.625);
    expect(informationAt(0.625, guessed)).toBeCloseTo(0.15);
    expect(worthOf(item('x'), 0, 'practise')).toBeCloseTo(0.25 - 1);
    expect(worthOf(item('x', { difficulty: -0.847 }), 0, 'practise')).toBeCloseTo(0.21, 3);
  });

  it.each([
    [7, 0.1, false],
    [8, 0.3, true],
    [8, 0.31, false],
    [30, 0.9, true],
  ])('a diagnosis of %i answers with an error of %d ends: %s', (asked, error, ends) => {
    expect(isDiagnosed(asked, error)).toBe(ends);
  });
});

describe('choosing the next chapter', () => {
  const gaps = [
    { chapterId: 'heavy', weight: 90, chance: 0.5 },
    { chapterId: 'mastered', weight: 95, chance: 0.95 },
    { chapterId: 'light', weight: 30, chance: 0 },
  ];
  it('is the one with most open marks', () => expect(chooseChapter(gaps, [])).toBe('heavy'));
  it('is never the same four times', () => {
    expect(chooseChapter(gaps, ['heavy', 'heavy'])).toBe('heavy');
    expect(chooseChapter(gaps, ['heavy', 'heavy', 'heavy'])).toBe('light');
    expect(chooseChapter(gaps.slice(0, 1), ['heavy', 'heavy', 'heavy'])).toBe('heavy');
  });
  it('is none where there is none', () => expect(chooseChapter([], [])).toBeUndefined());
});
