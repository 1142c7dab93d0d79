import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { picturesInRtf } from './rtf-pictures.ts';

const run = (text: string) =>
  `<i style='mso-bidi-font-style:normal'><span lang=EN-US style='font-family:"Cambria Math",serif'><m:r>${text}</m:r></span></i>`;
/** An equation as Word 365 puts it on the clipboard: Office Math in a comment, a picture of it for all others. */
const equation = (inside: string) =>
  `<!--[if gte msEquation 12]>${inside}<![endif]--><![if !msEquation]><span lang=EN-US style='font-size:11.0pt'><!--[if gte vml 1]><v:shape id="_x0000_i1025" style='width:30pt'></v:shape><![endif]--><![if !vml]><img width=40 height=18 src="file:///C:/Users/F/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="_x0000_i1025"><![endif]></span><![endif]>`;
const page = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const words = (source: string) =>
  cleanHtml(page(source))
    .html.replaceAll(/\s*<!--\w+-->\s*|<\/?o:p>/g, '')
    .replaceAll('\u00A0', ' ');
const math = (latex: string, tag = 'span') =>
  `<${tag} data-math="${tag === 'span' ? 'inline' : 'block'}" data-latex="${latex}"></${tag}>`;

describe('what Word puts on the clipboard', () => {
  it('brings its equations along as TeX, once', () => {
    const square = `<m:oMath><m:sSup><m:sSupPr><span style='font-family:"Cambria Math",serif'><m:ctrlPr></m:ctrlPr></span></m:sSupPr><m:e>${run('a')}</m:e><m:sup>${run('2')}</m:sup></m:sSup>${run('+1')}</m:oMath>`;
    const source = `<p class=MsoNormal><span lang=EN-US>If ${equation(square)} is<o:p></o:p></span></p>`;
    expect(words(source)).toBe(`<p>If ${math('a^{2}+1')} is</p>`);
    expect(cleanHtml(page(source)).lost).toEqual({ pictures: 0, equations: 0 });
  });

  it('brings fractions, roots and integrals with their settings', () => {
    const part = (name: string, text: string) => `<m:${name}>${run(text)}</m:${name}>`;
    const fraction = `<m:f>${part('num', '1')}${part('den', '2')}</m:f>`;
    const root = `<m:rad><m:radPr><m:degHide m:val=on /></m:radPr><m:deg></m:deg>${part('e', 'x')}</m:rad>`;
    const integral = `<m:nary><m:naryPr><m:chr m:val="∫"/></m:naryPr>${part('sub', '0')}${part('sup', '1')}${part('e', 'y')}</m:nary>`;
    const source = equation(`<m:oMathPara><m:oMath>${fraction}${root}${integral}</m:oMath></m:oMathPara>`);
    const [, latex = ''] = /data-math="block" data-latex="([^"]*)"/.exec(words(source)) ?? [];
    expect(latex).toContain('\\frac{1}{2}\\sqrt{x}');
    expect(latex).toContain('\\int');
  });

  it('leaves the text of an equation that nobody can read, and says so', () => {
    const odd = equation('<m:oMath><m:unheardOf><m:r>q</m:r></m:unheardOf></m:oMath>');
    const { html, lost } = cleanHtml(page(`<p class=MsoNormal>So ${odd}</p>`));
    expect(html).toContain('So q');
    expect(lost).toEqual({ pictures: 0, equations: 1 });
  });

  it('names its pictures by a place on the disk, and carries their bytes in the RTF beside', async () => {
    const picture = '<![if !vml]><img width=120 height=60 src="file:///C:/Temp/clip_image001.png"><![endif]>';
    expect(cleanHtml(page(`<p class=MsoNormal>See ${picture}</p>`))).toMatchObject({
      onDisk: 1,
      lost: { pictures: 1 },
    });
    const bytes = Array.from({ length: 80 }, (_, i) => i * 3);
    const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const rtf = `{\\rtf1\\ansi{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025}\\picscalex100\\picw3175\\pngblip\\bliptag-123{\\*\\blipuid f85d0102030405060708090a0b0c0d0e}\r\n${hex.replaceAll(/(.{64})/g, '$1\r\n')}}}{\\nonshppict{\\pict\\picw3175\\wmetafile8\\bliptag-123{\\*\\blipuid f85d0102030405060708090a0b0c0d0e}\r\n${hex}}}}`;
    const files = picturesInRtf(rtf);
    expect(files.map(({ type }) => type)).toEqual(['image/png']);
    expect([...new Uint8Array(await files[0]!.arrayBuffer())]).toEqual(bytes);
  });
});

describe('what other writers put on the clipboard', () => {
  it('of Google Docs: equations are pictures whose address is their TeX', () => {
    const source =
      '<b style="font-weight:normal;" id="docs-internal-guid-2"><p><span style="white-space:pre-wrap;">Let </span><img src="https://www.google.com/chart?cht=tx&amp;chf=bg,s,FFFFFF00&amp;chco=000000&amp;chl=%5Cfrac%7B1%7D%7B2%7D" width="9" height="30"></p></b>';
    expect(cleanHtml(source).html).toBe(`<p>Let ${math('\\frac{1}{2}')}</p>`);
  });

  it('of an encyclopaedia: the equation comes, the picture of it does not', () => {
    const annotation = '<annotation encoding="application/x-tex">{\\displaystyle E=mc^{2}}</annotation>';
    const source = `<p>So <span class="mwe-math-element"><span style="display: none;"><math><semantics><mi>E</mi>${annotation}</semantics></math></span><img src="https://wikimedia.org/x.svg" class="mwe-math-fallback-image-inline" alt="E=mc^2"></span></p>`;
    const { html, lost } = cleanHtml(source);
    expect(html).toBe(`<p>So ${math('{\\displaystyle E=mc^{2}}')}</p>`);
    expect(lost).toEqual({ pictures: 0, equations: 0 });
  });

  it('as MathML without TeX: it is written as TeX', () => {
    const source =
      '<math display="block"><mfrac><mi>a</mi><msqrt><mi>b</mi></msqrt></mfrac><mo>≤</mo><msub><mi>x</mi><mn>1</mn></msub></math>';
    const [, latex = ''] = /data-math="block" data-latex="([^"]*)"/.exec(cleanHtml(source).html) ?? [];
    expect(latex).toMatch(/^\\frac\{a\}\{\\sqrt\{b\}\}\s*\\le(?:q)?\s*x_\{?1\}?$/);
  });
});
