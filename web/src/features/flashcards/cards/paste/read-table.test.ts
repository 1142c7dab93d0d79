import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const fronts = (pasted: string) => readTable(pasted).cards.map(({ front, back }) => [front, back]);

describe('a pasted table', () => {
  it('comes from a spreadsheet: tabs, with line breaks and quotes inside of cells', () => {
    expect(fronts('Force\t$F = ma$\r\n"Two\nlines"\t"He said ""go"""\n\n')).toEqual([
      ['Force', '$F = ma$'],
      ['Two\nlines', 'He said "go"'],
    ]);
  });

  it('comes from a file: semicolons or commas', () => {
    expect(fronts('Force;mass, times acceleration')).toEqual([['Force', 'mass, times acceleration']]);
    expect(fronts('"Work, in words",force times way\nPower,work per time')).toEqual([
      ['Work, in words', 'force times way'],
      ['Power', 'work per time'],
    ]);
  });

  it('is what the product wrote itself', () => {
    expect(fronts(`\uFEFF'=SUM(A1)?,"a ""quote"", and;\nmore"\r\n`)).toEqual([['=SUM(A1)?', 'a "quote", and;\nmore']]);
  });

  it('makes sentences with gaps of what has them, and leaves out what is no card', () => {
    const { cards, skipped } = readTable(
      `The unit of force is {{newton}}\nNo answer\t\n\tNo question\n${'x'.repeat(2001)}\ty`,
    );
    expect(cards).toEqual([{ kind: 'cloze', front: 'The unit of force is {{newton}}', back: '' }]);
    expect(skipped).toBe(3);
    expect(readTable('')).toEqual({ cards: [], skipped: 0 });
  });
});
