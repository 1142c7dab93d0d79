import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const html = (source: string) => cleanHtml(source).html.replaceAll(/\s*\n\s*/g, '');
const math = (latex: string) => `<span data-math="inline" data-latex="${latex}"></span>`;

describe('a paste', () => {
  it('of Google Docs keeps the marks that one sees, not the bold that is none', () => {
    const source = `<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">
      <span style="font-weight:700">Bold</span><span style="font-style:italic"> slanted</span>
      <span style="text-decoration:underline">lined</span> H<span style="vertical-align:sub">2</span>O</p></b>`;
    const clean = html(source);
    expect(clean).toContain('<strong>Bold</strong><em> slanted</em>');
    expect(clean).toContain('<u>lined</u> H<sub>2</sub>O');
    expect(clean).not.toMatch(/style|<b[ >]|span/);
  });

  it('of Word makes lists of its paragraphs, two deep', () => {
    const item = (level: number, sign: string, words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span><!--[endif]-->${words}</p>`;
    const clean =
      html(`<p class=MsoNormal>Before</p>${item(1, '1.', 'one')}${item(2, 'a)', 'inner')}${item(1, '2.', 'two')}
      <p>Between</p>${item(1, '·', 'dot')}`);
    expect(clean).toBe(
      '<p>Before</p><ol><li><p>one</p><ol><li><p>inner</p></li></ol></li><li><p>two</p></li></ol>' +
        '<p>Between</p><ul><li><p>dot</p></li></ul>',
    );
  });

  it('makes formulas of dollars, of TeX brackets, and of what pages carry with their equations', () => {
    expect(html('<p>If $x^2$ and \\(y\\), then</p>')).toBe(`<p>If ${math('x^2')} and ${math('y')}, then</p>`);
    expect(html('<p>$$\\int x$$</p>')).toContain('<div data-math="block" data-latex="\\int x"></div>');
    const annotation = '<annotation encoding="application/x-tex">a+b</annotation>';
    expect(html(`<p><span class="katex"><math><semantics><mi>a</mi>${annotation}</semantics></math></span></p>`)).toBe(
      `<p>${math('a+b')}</p>`,
    );
  });

  it('leaves prices alone, and code as it is written', () => {
    expect(html('<p>It costs $5 and not $10 today</p>')).toBe('<p>It costs $5 and not $10 today</p>');
    expect(html('<p><code>$x$</code></p>')).toBe('<p><code>$x$</code></p>');
  });

  it('says what could not come along', () => {
    const { lost, pictures } = cleanHtml(
      '<img src="https://elsewhere.example/a.png"><img src="file:///C:/a.png"><img src="data:image/png;base64,AA=="><math><mi>x</mi><unknown>x</unknown></math>',
    );
    expect(lost).toEqual({ pictures: 2, equations: 1 });
    expect(pictures).toEqual(['data:image/png;base64,AA==']);
  });

  it('has no joined cells: what was wide is followed by empty ones', () => {
    const clean = html('<table><tr><td colspan="2" rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>');
    expect(clean.match(/<td>/g)).toHaveLength(6);
    expect(clean).not.toContain('span');
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="x"><a href="javascript:alert(1)">x</a></p>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload="alert(1)"><script>1</script></svg>',
    '<style>p{}</style>',
  ])('brings nothing along that could run: %s', (source) => {
    expect(cleanHtml(source).html).not.toMatch(/script|href|iframe|svg|<style/i);
  });
});
