import { describe, expect, it } from 'vitest';
import { type BegunLately, bestsellersOf } from './bestsellers.ts';

const [jee, neet] = [2, 1];
const begun = (courseId: string, examId: number | null, count: number): BegunLately => ({
  courseId,
  examId,
  begun: count,
});

describe('a bestseller', () => {
  it.each<[string, BegunLately[], string[]]>([
    ['is what most learners began among the courses of its exam', [begun('a', jee, 30), begun('b', jee, 12)], ['a']],
    [
      'is told for each exam apart',
      [begun('a', jee, 30), begun('b', jee, 29), begun('c', neet, 10), begun('d', neet, 9)],
      ['a', 'c'],
    ],
    ['needs ten learners', [begun('a', jee, 9), begun('b', jee, 1)], []],
    ['is not alone on its shelf', [begun('a', jee, 30), begun('b', neet, 12), begun('c', neet, 3)], ['b']],
    ['may be two, where they are equal', [begun('a', jee, 10), begun('b', jee, 10), begun('c', jee, 4)], ['a', 'b']],
    ['prepares for an exam', [begun('a', null, 90), begun('b', null, 20)], []],
    ['is nothing where there is nothing', [], []],
  ])('%s', (_, shelves, best) => {
    expect(bestsellersOf(shelves)).toEqual(best);
  });
});
