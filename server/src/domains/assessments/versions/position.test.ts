import { describe, expect, it } from 'vitest';
import { positionIndex } from './position.ts';

describe('the position of a question in a paper', () => {
  const draft = { sections: [{ questionIds: ['a', 'b'] }, { questionIds: ['c'] }] };

  it.each([
    ['a', '1.1.0'],
    ['b', '1.2.0'],
    ['c', '2.1.0'],
  ])('counts section and number from one: %s stands at %s', (question, index) => {
    expect(positionIndex(draft, question)).toBe(index);
  });

  it('is 999.0.0 for a question that has no place yet', () => {
    expect(positionIndex(draft, 'd')).toBe('999.0.0');
  });
});
