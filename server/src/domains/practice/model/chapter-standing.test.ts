import { describe, expect, it } from 'vitest';
import { logit } from './normal.ts';
import { bandOf, isMastered, masteryChance, standingOf } from './chapter-standing.ts';

const at = (mean: number, variance = 0.1) => ({
  student: { mean, variance },
  skill: { mean: 0, variance },
  chapter: 0,
});
const now = new Date('2026-11-23T10:00:00Z');
const weeksAgo = (count: number) => new Date(now.getTime() - count * 7 * 86_400_000);
const skill = (given: object) => ({ mean: 0, variance: 0.1, answers: 9, mastered: false, lastAt: now, ...given });

describe('mastery of a chapter', () => {
  it('is the chance of four right of five', () => {
    expect(masteryChance(at(logit(0.8)))).toBeCloseTo(0.5);
    expect(masteryChance(at(3))).toBeGreaterThan(0.99);
    expect(masteryChance({ ...at(3), chapter: 3 })).toBeLessThan(0.01);
  });

  it.each([
    ['is gained at .80', 2, 3, false, true],
    ['not before three answers', 2, 2, false, false],
    ['not below .80', 1.5, 9, false, false],
    ['is kept down to .60', 1.52, 9, true, true],
    ['is lost below it', 1.45, 9, true, false],
  ])('%s', (_name, mean, answers, before, mastered) => {
    expect(isMastered(at(mean), { answers, before })).toBe(mastered);
  });
});

describe('how a chapter stands', () => {
  it.each([
    ['not begun', 0, skill({ answers: 0, lastAt: null }), 'not_begun'],
    ['shaky', 0, skill({}), 'shaky'],
    ['mastered', 1.8, skill({ mastered: true }), 'mastered'],
    ['still mastered after a week', 1.8, skill({ mastered: true, lastAt: weeksAgo(1) }), 'mastered'],
    [
      'not fading the day after it was kept at .70',
      1.62,
      skill({ mastered: true, lastAt: weeksAgo(1 / 7) }),
      'mastered',
    ],
    ['fading two months after it was kept at .70', 1.62, skill({ mastered: true, lastAt: weeksAgo(12) }), 'fading'],
    ['fading after two months', 1.8, skill({ mastered: true, lastAt: weeksAgo(9) }), 'fading'],
  ])('%s', (_name, mean, given, state) => {
    expect(standingOf({ ...at(mean), skill: given }, now).state).toBe(state);
  });

  it('has a band that is wide at first, narrow later, and wide again after a while', () => {
    const width = (variance: number, lastAt = now) => {
      const { band } = standingOf({ ...at(0.8, variance), skill: skill({ variance, lastAt }) }, now);
      return band!.to - band!.from;
    };
    expect(width(0.5)).toBeGreaterThan(2 * width(0.05));
    expect(width(0.05, weeksAgo(10))).toBeGreaterThan(width(0.05));
    expect(bandOf(at(0, 0.02))).toEqual({ from: 45, to: 55 });
  });
});
