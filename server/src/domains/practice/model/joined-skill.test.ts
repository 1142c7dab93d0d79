import { expect, it } from 'vitest';
import { joined } from './joined-skill.ts';

it.each([
  [
    { mean: 1, variance: 0.1 },
    { mean: 0, variance: 0.5 },
    { mean: 1, variance: 0.1 },
  ],
  [
    { mean: 1, variance: 0.25 },
    { mean: -1, variance: 0.25 },
    { mean: 0, variance: 1 / 6 },
  ],
  [
    { mean: 0.6, variance: 0.25 },
    { mean: 0.6, variance: 0.25 },
    { mean: 0.8, variance: 1 / 6 },
  ],
])('two chapters that become one: %j and %j', (a, b, expected) => {
  const found = joined(a, b);
  expect(found.mean).toBeCloseTo(expected.mean);
  expect(found.variance).toBeCloseTo(expected.variance);
  expect(joined(b, a)).toEqual(found);
});

it('is never less sure than before any answer', () =>
  expect(joined({ mean: 1, variance: 0.9 }, { mean: 1, variance: 0.8 }).variance).toBe(0.5));
