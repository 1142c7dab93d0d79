import { expect, it } from 'vitest';
import { pickRandom } from './pick-random.ts';

it('picks as many as asked, none twice, and all when there are fewer', () => {
  const items = [1, 2, 3, 4, 5];
  const picked = pickRandom(items, 3);
  expect(new Set(picked).size).toBe(3);
  expect(picked.every((item) => items.includes(item))).toBe(true);
  expect([...pickRandom(items, 9)].sort()).toEqual(items);
  expect(pickRandom(items, 0)).toEqual([]);
});

it('can pick each of them', () => {
  const draws = [0, 0.2, 0.4, 0.6, 0.999];
  expect(draws.map((draw) => pickRandom([1, 2, 3, 4, 5], 1, () => draw)[0])).toEqual([1, 2, 3, 4, 5]);
});
