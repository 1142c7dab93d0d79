import { describe, expect, it } from 'vitest';
import { chance, normal } from './testing/simulated.ts';
import { type Beliefs, chanceOf, faded, learnFrom } from './filter.ts';
import { normalShare } from './normal.ts';
import { learning } from './settings.ts';

const begun = (difficulty = 0): Beliefs => ({
  student: { mean: 0, variance: 0.5 },
  skill: { mean: 0, variance: 0.5 },
  item: { mean: difficulty, variance: 1 },
  chapter: { mean: 0, variance: 1 },
});
const right = { credit: 1, guess: 0, first: true };

describe('learning from an answer', () => {
  it('follows the formulas', () => {
    const after = learnFrom(begun(), right);
    const [g, h] = [0.5 / 1.75, 0.25 / 1.75];
    expect(after.student.mean).toBeCloseTo(0.5 * g);
    expect(after.student.variance).toBeCloseTo(0.5 - 0.25 * h);
    expect(after.skill.variance).toBeCloseTo(0.5 - 0.25 * h + learning.drift);
    expect(after.item.mean).toBeCloseTo(-g);
    expect(after.chapter).toEqual(after.item);
    const guessed = learnFrom(begun(), { ...right, guess: 0.25 });
    expect(chanceOf(begun(), 0.25)).toBeCloseTo(0.625);
    expect(guessed.student.mean).toBeCloseTo((0.5 * ((0.375 * 0.375) / (0.625 * 0.75))) / (1 + 3 * 0.15));
  });

  it('moves item and chapter at the first answer only, the student at every one', () => {
    const again = learnFrom(begun(), { ...right, first: false });
    expect([again.item, again.chapter]).toEqual([begun().item, begun().chapter]);
    expect(again.student.mean).toBeGreaterThan(0);
  });

  it('takes partly right between wrong and right', () => {
    const [none, half, all] = [0, 0.5, 1].map((credit) => learnFrom(begun(), { ...right, credit }).student.mean);
    expect(none!).toBeLessThan(half!);
    expect(half!).toBeLessThan(all!);
  });

  it('never takes more certainty than the drift, whatever comes', () => {
    const random = chance(3);
    for (let turn = 0; turn < 2000; turn++) {
      const belief = () => ({ mean: 3 * normal(random), variance: 2 * random() + 1e-3 });
      const before: Beliefs = { student: belief(), skill: belief(), item: belief(), chapter: belief() };
      const guess = turn % 3 === 0 ? 0.25 : 0;
      const after = learnFrom(before, { credit: random(), guess, first: turn % 2 === 0 });
      for (const name of ['student', 'item', 'chapter'] as const) {
        expect(after[name].variance).toBeLessThanOrEqual(before[name].variance);
        expect(after[name].variance).toBeGreaterThan(0);
      }
      expect(after.skill.variance).toBeLessThanOrEqual(before.skill.variance + learning.drift);
    }
  });

  it('comes to the same in any order of chapters that share nothing', () => {
    const random = chance(4);
    for (let turn = 0; turn < 200; turn++) {
      const known = { student: { mean: normal(random), variance: 0 } };
      const [one, two] = [begun(normal(random)), begun(normal(random))].map((beliefs) => ({ ...beliefs, ...known }));
      const first = learnFrom(one!, right);
      const second = learnFrom({ ...two!, student: first.student }, { ...right, credit: 0 });
      const other = learnFrom(two!, { ...right, credit: 0 });
      const after = learnFrom({ ...one!, student: other.student }, right);
      expect([after.skill, after.item, after.chapter]).toEqual([first.skill, first.item, first.chapter]);
      expect([other.skill, other.item, other.chapter]).toEqual([second.skill, second.item, second.chapter]);
    }
  });
});

describe('a chapter without practice', () => {
  const since = new Date('2026-11-01T00:00:00Z');
  const weeks = (count: number) => new Date(since.getTime() + count * 7 * 86_400_000);
  it('loses certainty by the week, not what is believed', () => {
    expect(faded({ mean: 1, variance: 0.1 }, since, weeks(5))).toEqual({ mean: 1, variance: 0.2 });
    expect(faded({ mean: 1, variance: 0.1 }, null, weeks(5)).variance).toBe(0.1);
  });
  it('and none by a time that lies ahead', () =>
    expect(faded({ mean: 1, variance: 0.1 }, weeks(9), since).variance).toBe(0.1));
});

it.each([
  [0, 0.5],
  [1, 0.841345],
  [-1.96, 0.024998],
  [3, 0.99865],
])('the normal share below %d is %d', (z, share) => expect(normalShare(z)).toBeCloseTo(share, 5));
