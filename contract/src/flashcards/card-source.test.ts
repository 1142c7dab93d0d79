import { describe, expect, it } from 'vitest';
import { hasGap, replaceGaps } from './card-source.ts';

const gapsOf = (source: string) => {
  const gaps: string[][] = [];
  replaceGaps(source, (answer, hint) => {
    gaps.push([answer, hint]);
    return '';
  });
  return gaps;
};

describe('the gaps of a sentence', () => {
  it.each([
    ['Alumina melts in {{cryolite::a mineral}}.', [['cryolite', 'a mineral']]],
    [
      '{{ Ohm }}: $V =$ {{$IR$::a product}}',
      [
        ['Ohm', ''],
        ['$IR$', 'a product'],
      ],
    ],
    ['The rate is {{$\\frac{a}{b}$}} per second', [['$\\frac{a}{b}$', '']]],
    [
      '{{one}} and {{two::second}}',
      [
        ['one', ''],
        ['two', 'second'],
      ],
    ],
    ['braces of a formula: $\\frac{{a}}{{b}}$ and $${{x}}$$', []],
    ['nothing, {one}, {{}} and {{open', []],
  ])('%s', (source, gaps) => {
    expect(gapsOf(source)).toEqual(gaps);
    expect(hasGap(source)).toBe(gaps.length > 0);
  });

  it('are read at once, however long a hostile sentence is', () => {
    const begun = Date.now();
    for (const part of ['{{', '{{a::', '$', '{{$', '{{a:', '}}']) gapsOf(part.repeat(2000 / part.length));
    expect(Date.now() - begun).toBeLessThan(500);
  });
});
