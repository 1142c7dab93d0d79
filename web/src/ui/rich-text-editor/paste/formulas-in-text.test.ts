import { describe, expect, it } from 'vitest';
import { piecesOf, readPlainText } from './formulas-in-text.ts';

const said = (text: string) => piecesOf(text).map((piece) => ('text' in piece ? piece.text : `<${piece.latex}>`));

describe('formulas in a pasted text', () => {
  it.each([
    ['If $x$ is $\\frac{1}{2}$.', ['If ', '<x>', ' is ', '<\\frac{1}{2}>', '.']],
    ['$ y = 2 $', ['<y = 2>']],
    ['\\(a\\) and \\[b\\]', ['<a>', ' and ', '<b>']],
    ['costs \\$5', ['costs $5']],
    ['from $5 to $10', ['from $5 to $10']],
    ['\\begin{equation}\\label{e} y=1\\end{equation}', ['<y=1>']],
    ['\\begin{align*}a&=b\\\\c&=d\\end{align*}', ['<\\begin{aligned}a&=b\\\\c&=d\\end{aligned}>']],
    ['no formula at all', ['no formula at all']],
    ['an open $x', ['an open $x']],
  ])('%j', (text, pieces) => expect(said(text)).toEqual(pieces));

  it('come with their paragraphs: a line is one, a displayed formula another', () => {
    expect(readPlainText('\\begin{align}\na&=b\n\\end{align}').map(({ type }) => type)).toEqual(['blockMath']);
    expect(readPlainText('First $x$\n\nSecond\n$$\ny\n$$ end').map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'blockMath',
      'paragraph',
    ]);
  });
});
