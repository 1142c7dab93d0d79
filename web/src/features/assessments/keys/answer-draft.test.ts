import { describe, expect, it } from 'vitest';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { draftOf, emptyDraft, keyOf, responseOf, toggleCell, toggleOption } from './answer-draft.ts';

const published: AnswerKey = { kind: 'number', accepted: [{ from: '7', to: '7' }], decimals: 2 };
const typed = (text: string) => ({ ...emptyDraft, typed: text });

describe('an answer that is written down', () => {
  it('is one option of a question with one right answer, and several of the others', () => {
    const chosen = toggleOption('SINGLE', toggleOption('SINGLE', emptyDraft, 3), 2);
    expect(keyOf('SINGLE', chosen, published)).toEqual({ kind: 'choice', accepted: [[2]] });
    const both = toggleOption('MULTIPLE', toggleOption('MULTIPLE', emptyDraft, 3), 1);
    expect(responseOf('MULTIPLE', both)).toEqual({ options: [1, 3] });
    expect(toggleOption('MULTIPLE', both, 3).options).toEqual([1]);
  });

  it('is a number or a range, rounded as the published key says', () => {
    expect(keyOf('DECIMAL', typed('−1.5'), published)).toEqual({
      kind: 'number',
      accepted: [{ from: '-1.5', to: '-1.5' }],
      decimals: 2,
    });
    expect(keyOf('DECIMAL', typed('6.9 to 7.1'), published)).toMatchObject({ accepted: [{ from: '6.9', to: '7.1' }] });
    expect(keyOf('DECIMAL', typed('about 7'), published)).toBeUndefined();
    expect(responseOf('DECIMAL', typed('7.5'))).toEqual({ number: '7.5' });
  });

  it('is a grid only when each row has something, and nothing while it is empty', () => {
    const half = toggleCell(emptyDraft, 1, 2);
    expect(keyOf('MATRIX', half, published)).toBeUndefined();
    expect(keyOf('MATRIX', toggleCell(half, 0, 1), published)).toEqual({ kind: 'matrix', rows: [[1], [2]] });
    expect(responseOf('MATRIX', half)).toEqual({ rows: [[], [2]] });
    expect(keyOf('FILL-BLANK-TEXT', emptyDraft, published)).toBeUndefined();
  });

  it.each<[Parameters<typeof keyOf>[0], AnswerKey]>([
    ['MULTIPLE', { kind: 'choice', accepted: [[1, 3]] }],
    ['MATRIX', { kind: 'matrix', rows: [[1], [2, 3]] }],
    ['DECIMAL', { kind: 'number', accepted: [{ from: '7', to: '7' }], decimals: 2 }],
    ['DECIMAL', { kind: 'number', accepted: [{ from: '-6.9', to: '7.1' }], decimals: 2 }],
    ['FILL-BLANK-TEXT', { kind: 'text', accepted: ['Joule'], caseSensitive: false }],
  ])('of %s comes back from the key that it became', (type, key) =>
    expect(keyOf(type, draftOf(key), published)).toEqual(key),
  );
});
