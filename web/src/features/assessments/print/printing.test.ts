import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import { describe, expect, it } from 'vitest';
import { choosesColumns, documents, firstPrinting, setsOf, switched } from './printing.ts';

const draft = (languages: ('en' | 'hi')[], sets?: number): PaperDraft => ({
  title: 'Mock',
  minutes: 200,
  instructions: { type: 'doc', content: [] },
  sections: [],
  ...(sets !== undefined && { sets }),
  console: { reviewSaves: true, keyboardNumbers: true, languages },
});

describe('printing a test', () => {
  it('begins with what its students read, in every set that it is given out in', () => {
    expect(firstPrinting(draft(['en', 'hi'], 3))).toMatchObject({
      choices: { languages: 'both', arrangement: 'beside', columns: 2 },
      sets: ['A', 'B', 'C'],
      documents: ['paper'],
    });
    expect(firstPrinting(draft(['hi'])).choices.languages).toBe('hi');
    expect(setsOf(draft(['en']))).toEqual(['A']);
  });

  it('lists what is chosen in the order of all', () => {
    expect(switched(documents, ['solutions'], 'paper')).toEqual(['paper', 'solutions']);
    expect(switched(documents, ['paper', 'solutions'], 'paper')).toEqual(['solutions']);
  });

  it('asks for columns only where there is a choice', () => {
    const { choices } = firstPrinting(draft(['en', 'hi']));
    expect(choosesColumns(choices)).toBe(false);
    expect(choosesColumns({ ...choices, arrangement: 'below' })).toBe(true);
    expect(choosesColumns({ ...choices, languages: 'en' })).toBe(true);
    expect(choosesColumns({ ...choices, languages: 'en', size: 'large' })).toBe(false);
  });
});
