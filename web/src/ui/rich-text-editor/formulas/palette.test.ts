import { describe, expect, it } from 'vitest';
import { palette, paletteTabs, writeKey } from './palette.ts';
import { readFormula } from './read-formula.ts';

describe('the palette', () => {
  it.each(paletteTabs)('shows every key of %s typeset', (tab) => {
    expect(palette[tab].filter(({ face }) => readFormula(face, false).html === undefined)).toEqual([]);
  });

  it.each(paletteTabs)('writes with every key of %s what can be typeset once it is filled', (tab) => {
    const filled = palette[tab].map((key) => writeKey('x', [0, 1], key).source);
    expect(filled.filter((source) => readFormula(source, true).html === undefined)).toEqual([]);
  });

  it('takes what is marked to the place of the key', () => {
    const root = { face: '', tex: '\\sqrt{▢}' };
    expect(writeKey('a+b', [0, 3], root)).toEqual({ source: '\\sqrt{a+b}', caret: 9 });
    expect(writeKey('a', [1, 1], root)).toEqual({ source: 'a\\sqrt{}', caret: 7 });
    expect(writeKey('\\alpha', [6, 6], { face: '', tex: 'x' }).source).toBe('\\alpha x');
  });
});

describe('a formula that cannot be typeset', () => {
  it.each([
    ['\\foo x', 'unknownCommand', '\\foo'],
    ['\\frac{1}{2', 'notClosed', ''],
    ['x}', 'notOpened', '}'],
    ['\\begin{bmatrix} 1', 'notClosed', ''],
    ['x^', 'unfinished', '^'],
    ['x'.repeat(4001), 'tooLong', ''],
  ])('%s: %s', (latex, code, found) => expect(readFormula(latex, false).problem).toEqual({ code, found }));
});
