import { describe, expect, it } from 'vitest';
import { expectedOf, matesIn, withMates } from './group-mates.ts';

const row = (id: string, groupId: string | null = null) => ({ id, groupId });
const passage = [row('a', 'g'), row('b', 'g'), row('c', 'g')];
const groups = new Map([['g', passage]]);

describe('questions that share a stem', () => {
  it('come whole and in their own order, where the first of them was chosen', () => {
    expect(withMates([row('x'), row('c', 'g'), row('y'), row('a', 'g')], groups).map(({ id }) => id)).toEqual([
      'x',
      'a',
      'b',
      'c',
      'y',
    ]);
  });

  it('are taken as they are where the group is not known, or no longer has the chosen one', () => {
    expect(withMates([row('z', 'other')], groups)).toEqual([row('z', 'other')]);
    expect(withMates([row('z', 'g')], groups)).toEqual([row('z', 'g')]);
  });

  it('are found again in the paper', () => {
    const facts = new Map(
      [...passage, row('x')].map(({ id, groupId }) => [id, { groupId, expectedSeconds: null }] as const),
    );
    expect(matesIn('b', ['x', 'c', 'b'], facts)).toEqual(['c', 'b']);
    expect(matesIn('x', ['x', 'c'], facts)).toEqual(['x']);
    expect(matesIn('unknown', ['x'], facts)).toEqual(['unknown']);
  });
});

it('the expected time of a paper is the sum of what its questions say', () => {
  const facts = new Map([
    ['a', { groupId: null, expectedSeconds: 90 }],
    ['b', { groupId: null, expectedSeconds: null }],
  ]);
  expect(expectedOf(['a', 'b', 'c'], facts)).toEqual({ seconds: 90, unknown: 2 });
});
