import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { checkTex, texLimits } from './check-tex.ts';

const typesets = (tex: string) =>
  katex.renderToString(tex, {
    throwOnError: true,
    strict: 'ignore',
    maxExpand: texLimits.expansions,
    maxSize: texLimits.size,
  });

describe('a formula', () => {
  it.each([
    'x^2',
    '\\frac{1}{2}',
    '\\ce{2H2 + O2 -> 2H2O}',
    '\\text{चाल} = 5\\ \\text{m s}^{-1}',
    '\\mathop{\\lim}\\limits_{x \\to 0} x',
    'a \\over b',
    '\\rm x',
  ])('that KaTeX knows is kept as it is: %s', (tex) => expect(checkTex(tex)).toEqual({ ok: true, tex }));

  it.each([
    ['\\begin{array}{*{20}{c}} a & b \\end{array}', '\\begin{array}{cccccccccccccccccccc} a & b \\end{array}'],
    [
      '\\left[ {\\matrix{1 & 2 \\cr 3 & 4 \\cr }} \\right]',
      '\\left[ {\\begin{matrix}1 & 2 \\\\ 3 & 4 \\end{matrix}} \\right]',
    ],
    ['\\pmatrix{1 & \\matrix{2 \\cr 3}}', '\\begin{pmatrix}1 & \\begin{matrix}2 \\\\ 3\\end{matrix}\\end{pmatrix}'],
    ['\\eqalign{a &= b \\cr c &= d}', '\\begin{aligned}a &= b \\\\ c &= d\\end{aligned}'],
    ['v\\mbox{ and }u', 'v\\text{ and }u'],
    ['\\root 3 \\of {8}', '\\sqrt[3] {8}'],
    ['a \\buildrel {def} \\over = b', 'a \\overset{def}{=} b'],
    ['\\begin{eqnarray} a & = b \\nonumber \\end{eqnarray}', '\\begin{aligned} a & = b  \\end{aligned}'],
    ['5\\ \\ohm', '5\\ \\Omega '],
    ['20% x', '20\\% x'],
  ])('of old TeX is rewritten: %s', (old, modern) => {
    expect(checkTex(old)).toEqual({ ok: true, tex: modern });
    expect(typesets(modern)).toContain('katex');
  });

  it.each([
    ['nothing', '  ', 'MATH_EMPTY', ''],
    ['an open brace', '\\frac{1}{2', 'MATH_UNBALANCED_BRACE', '\\frac{1}{2'],
    ['a brace too many', 'x}', 'MATH_UNBALANCED_BRACE', 'x}'],
    ['an unknown command', '\\notacommand{v}', 'MATH_UNKNOWN_COMMAND', '\\notacommand'],
    ['an unknown environment', '\\begin{foo}x\\end{foo}', 'MATH_UNKNOWN_COMMAND', 'foo'],
    ['half a pair', '\\left( x', 'MATH_BROKEN', "Expected '\\right', got 'EOF'"],
    ['a link', '\\href{javascript:alert(1)}{x}', 'MATH_FORBIDDEN', '\\href'],
    ['a picture from elsewhere', '\\includegraphics{http://a.example/x.png}', 'MATH_FORBIDDEN', '\\includegraphics'],
    ['HTML attributes', '\\htmlStyle{position:fixed}{x}', 'MATH_FORBIDDEN', '\\htmlStyle'],
    ['own macros', '\\def\\a{xxxxxxxx}\\a\\a\\a', 'MATH_FORBIDDEN', '\\def'],
    ['own commands', '\\newcommand{\\a}{x}\\a', 'MATH_FORBIDDEN', '\\newcommand'],
    ['braces without end', '{'.repeat(500) + '}'.repeat(500), 'MATH_TOO_LARGE', '500'],
    ['more than the limit', 'x'.repeat(4001), 'MATH_TOO_LONG', '4001'],
  ])('with %s is refused', (_what, tex, code, found) => {
    expect(checkTex(tex)).toEqual({ ok: false, code, found });
    expect(checkTex(tex)).toEqual({ ok: false, code, found });
  });

  it('may be numbered only where it stands by itself', () => {
    expect(checkTex('x \\tag{1}', true).ok).toBe(true);
    expect(checkTex('x \\tag{1}', false).ok).toBe(false);
  });

  it('knows an escaped brace from a brace', () => expect(checkTex('\\{ x \\}').ok).toBe(true));
});
