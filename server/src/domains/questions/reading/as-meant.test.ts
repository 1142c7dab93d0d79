import { formulasOf, toSource } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { asFormula } from './one-delimiter.ts';
import { readAnswer } from './answers/read-answer.ts';
import { findArea, indexAreas } from './nearest-areas.ts';
import { readSource } from './read-source.ts';
import { suggestFix } from './suggest-fix.ts';

describe('what a cell of a spreadsheet means', () => {
  it.each([
    [String.raw`Find \(x^2\) now`, ['x^2']],
    [String.raw`So \[\frac{1}{2}\] it is`, ['\\frac{1}{2}']],
    [String.raw`\begin{pmatrix}1&2\end{pmatrix}`, ['\\begin{pmatrix}1&2\\end{pmatrix}']],
    [String.raw`$\begin{pmatrix}1&2\end{pmatrix}$ and \(y\)`, ['\\begin{pmatrix}1&2\\end{pmatrix}', 'y']],
    ['$5x + 3$ and $y$', ['5x + 3', 'y']],
    ['$5$ to $6$', ['5', '6']],
  ])('%s has formulas', (source, formulas) => {
    const { doc, problem } = readSource('Question', source);
    expect(problem).toBeUndefined();
    expect(formulasOf(doc)).toEqual(formulas);
  });

  it.each([
    ['A pen costs $5 and $6 is paid', String.raw`A pen costs \$5 and \$6 is paid`],
    ['Pay $1,500 or $20 now', String.raw`Pay \$1,500 or \$20 now`],
  ])('%s is asked about, and can be money', (source, money) => {
    expect(readSource('Question', source).problem).toMatchObject({ code: 'MATH_OR_MONEY', fix: money });
    const { doc, problem } = readSource('Question', money);
    expect([problem, toSource(doc)]).toEqual([undefined, money]);
    const kept = readSource('Question', asFormula(source));
    expect([kept.problem, formulasOf(kept.doc).length]).toEqual([undefined, 1]);
  });

  it.each([
    [String.raw`If $v \textgreater c$`, 'If $v >c$'],
    [String.raw`$30\textdegree$ and $a \textless{} b$`, String.raw`$30^{\circ}$ and $a <b$`],
    [String.raw`$\nothing \textgreater 1$`, undefined],
  ])('offers for %s what it meant', (cell, fix) =>
    expect(suggestFix({ code: 'MATH_UNKNOWN_COMMAND' }, cell)).toBe(fix),
  );

  it.each([
    ['1.6e-19', '0.00000000000000000016', '0.00000000000000000016'],
    ['6.02E23', '602000000000000000000000', '602000000000000000000000'],
    ['2.5 ± 0.1', '2.4', '2.6'],
    ['-3', '-3', '-3'],
  ])('an answer %s is a number', (text, from, to) =>
    expect(readAnswer('c', text, 0)).toEqual({
      type: 'FILL-BLANK-NUMBER',
      key: { kind: 'number', accepted: [{ from, to }] },
    }),
  );

  it.each([
    ['6.63e-34', 'CORRECT_TOO_LONG', undefined],
    ['25 %', 'CORRECT_AMBIGUOUS', '25'],
    ['₹1,500', 'CORRECT_AMBIGUOUS', '1500'],
    ['1,50,000', 'CORRECT_AMBIGUOUS', '150000'],
    ['1,3', 'CORRECT_AMBIGUOUS', undefined],
  ])('an answer %s is asked about', (text, code, fix) => {
    expect(readAnswer('c', text, 0)).toMatchObject({ problem: { code } });
    expect(suggestFix({ code }, text)).toBe(fix);
  });

  it('suggests areas of the subject that is named', () => {
    const area = (id: string, path: string) => ({ id, path, name: path.split(' › ').at(-1)! });
    const areas = indexAreas([
      area('m', 'Mathematics › Motion geometry'),
      area('p', 'Physics › Laws of motion'),
      area('q', 'Physics › Optics'),
    ]);
    const found = findArea(areas, 'Physics › Motion geometri');
    expect('nearest' in found && found.nearest.map(({ id }) => id)).toEqual(['p', 'q']);
  });
});
