import { describe, expect, it } from 'vitest';
import { masteryChance } from './chapter-standing.ts';
import { courseSkill } from './course-skill.ts';

const part = (mean: number, weight = 1, variance = 0.2, chapter = 0) => ({
  weight,
  skill: { mean, variance },
  chapter,
});

describe('what is believed of a course', () => {
  it('is that of its chapter where it has one, and lies between those of several by their weight', () => {
    const one = courseSkill([part(1.2, 30, 0.1, 0.4)]);
    expect(one.mean).toBeCloseTo(0.8);
    expect(one.variance).toBeCloseTo(0.1);
    expect(courseSkill([part(2, 3), part(0, 1)]).mean).toBeCloseTo(1.5);
    expect(courseSkill([part(2, 0), part(0, 0)]).mean).toBeCloseTo(1);
  });

  it('is surer than each of its chapters, and one weak chapter of much weight keeps it from being mastered', () => {
    const even = courseSkill([part(2), part(2), part(2), part(2)]);
    expect(even.variance).toBeCloseTo(0.05);
    const student = { mean: 0.6, variance: 0.1 };
    const chance = (skill: typeof even) => masteryChance({ student, skill, chapter: 0 });
    expect(chance(even)).toBeGreaterThan(0.8);
    expect(chance(courseSkill([part(2), part(-1, 3)]))).toBeLessThan(0.2);
  });
});
