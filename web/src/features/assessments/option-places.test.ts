import { describe, expect, it } from 'vitest';
import { optionsAsShown, placeOf } from './option-places.ts';
import { keyWords, responseWords } from './results/answer-words.ts';

describe('options of a set', () => {
  const order = [3, 1, 4, 2];

  it('stand as written where the set has no order of its own', () => {
    expect(optionsAsShown(4, undefined)).toEqual([1, 2, 3, 4]);
    expect([1, 2, 3, 4].map((option) => placeOf(option, undefined))).toEqual([1, 2, 3, 4]);
  });

  it('have the letter of their place, and are answered by their number', () => {
    expect(optionsAsShown(4, order)).toEqual([3, 1, 4, 2]);
    expect(order.map((option) => placeOf(option, order))).toEqual([1, 2, 3, 4]);
  });

  it('are read in results by the letters that stood beside them', () => {
    expect(responseWords({ options: [2, 3] }, undefined, order)).toBe('A, D');
    expect(keyWords({ kind: 'choice', accepted: [[1], [4, 3]] }, 'or', undefined, order)).toBe('B or A, C');
  });
});
