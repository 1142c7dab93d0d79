import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { cleanSvg } from './clean-svg.ts';
import { ImageError } from './image-error.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"${attributes}>${inside}</svg>`;
function refusal(text: string): string {
  try {
    const { svg: written } = cleanSvg(text);
    return `kept: ${written}`;
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return `${error.code} ${error.values['what'] ?? ''}`.trim();
  }
}

interface DemoQuestion {
  readonly id: string;
  readonly figureSvg?: string;
}
const figures = (
  JSON.parse(
    readFileSync(new URL('../../../database/seed/demo-bank/questions.json', import.meta.url), 'utf8'),
  ) as DemoQuestion[]
).filter(({ figureSvg }) => figureSvg);

describe('a drawing', () => {
  it('has twelve examples in the demo bank', () => expect(figures).toHaveLength(12));

  it.each(figures.map(({ id, figureSvg = '' }) => [id, figureSvg] as const))(
    '%s keeps its title, description and every line',
    async (_id, figure) => {
      const { svg: written, title, description, width, height } = cleanSvg(figure);
      const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
      expect(title.length).toBeGreaterThan(5);
      expect(description.length).toBeGreaterThan(20);
      expect(count(written, /<\w+/g)).toBe(count(figure, /<\w+/g));
      expect(count(written, / [\w-]+="/g)).toBe(count(figure, / [\w-]+="/g));
      expect([width, height]).toEqual([
        Number(/ width="(\d+)"/.exec(figure)?.[1]),
        Number(/ height="(\d+)"/.exec(figure)?.[1]),
      ]);
      const pixels = (text: string) => sharp(Buffer.from(text)).raw().toBuffer();
      expect((await pixels(written)).equals(await pixels(figure))).toBe(true);
      expect(cleanSvg(written).svg).toBe(written);
    },
  );

  it('turns a style attribute into attributes and leaves out what nobody sees', () => {
    const drawing = svg(
      '<metadata><rdf:RDF xmlns:rdf="x"/></metadata><sodipodi:namedview id="v"/><!-- note --><g class="a" data-x="1" inkscape:label="Layer"><path d="M0 0" style="fill: red; -inkscape-stroke: none; stroke:url(#g) !important"/></g>',
      ' xmlns:inkscape="http://www.inkscape.org/"',
    );
    expect(cleanSvg(drawing).svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" width="10" height="20"><g><path d="M0 0" fill="red" stroke="url(#g)"/></g></svg>',
    );
  });

  it('keeps text as text', () => {
    const { svg: written, title } = cleanSvg(
      svg('<title>a &lt;b&gt; &amp; c</title><text><![CDATA[<script>]]>&#x3c;i&#62;</text>'),
    );
    expect(title).toBe('a <b> & c');
    expect(written).toContain('<text>&lt;script&gt;&lt;i&gt;</text>');
  });

  it.each([
    ['its own size', '<svg xmlns="http://www.w3.org/2000/svg" width="2cm" height="30px"/>', 76, 30],
    ['its view box', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="100%"/>', 40, 30],
    ['one side and its view box', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="80"/>', 80, 60],
    ['no namespace', '<svg viewBox="0,0,5,6"/>', 5, 6],
  ])('is measured by %s', (_what, text, width, height) => {
    const clean = cleanSvg(text);
    expect(clean).toMatchObject({ width, height });
    expect(clean.svg).toContain('viewBox=');
  });

  it('keeps labels, and a colour for where its paint is missing', () => {
    const drawing = svg('<path aria-label="image (left)" d="M0 0" fill="url(#a) rgb(1, 2, 3)"/>');
    expect(cleanSvg(drawing).svg).toContain('<path aria-label="image (left)" d="M0 0" fill="url(#a) rgb(1, 2, 3)"/>');
  });

  it('may show a part of itself again', () => {
    expect(
      cleanSvg(
        svg(
          '<defs><g id="a"><path d="M0 0"/></g></defs><use xlink:href="#a"/>',
          ' xmlns:xlink="http://www.w3.org/1999/xlink"',
        ),
      ).svg,
    ).toContain('<use href="#a"/>');
  });
});

describe('a drawing is refused, and told for what:', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'SVG_REFUSED <script>'],
    ['a script in other letters', svg('<SCRIPT>alert(1)</SCRIPT>'), 'SVG_REFUSED <SCRIPT>'],
    [
      'HTML inside',
      svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
      'SVG_REFUSED <foreignObject>',
    ],
    ['an event handler', svg('<rect onclick="alert(1)"/>'), 'SVG_REFUSED onclick="alert(1)"'],
    ['an event handler on the drawing', svg('', ' ONLOAD="alert(1)"'), 'SVG_REFUSED ONLOAD="alert(1)"'],
    ['a link', svg('<a href="https://a.example"><path d="M0 0"/></a>'), 'SVG_REFUSED <a>'],
    ['a picture from elsewhere', svg('<image href="https://a.example/x.png"/>'), 'SVG_REFUSED <image>'],
    [
      'a drawing from elsewhere',
      svg('<use href="https://a.example/x.svg#a"/>'),
      'SVG_REFUSED href="https://a.example/x.svg#a"',
    ],
    [
      'a drawing in an address',
      svg('<use xlink:href="data:image/svg+xml;base64,AAAA#a"/>'),
      'SVG_REFUSED xlink:href="data:image/svg+xml;base64,AAAA#a"',
    ],
    [
      'an address in character references',
      svg('<use href="&#106;avascript:alert(1)"/>'),
      'SVG_REFUSED href="javascript:alert(1)"',
    ],
    [
      'another base address',
      svg('<use xml:base="https://a.example/" href="#a"/>'),
      'SVG_REFUSED xml:base="https://a.example/"',
    ],
    [
      'paint from elsewhere',
      svg('<path fill="url(https://a.example/#a)"/>'),
      'SVG_REFUSED fill="url(https://a.example/#a)"',
    ],
    [
      'paint from elsewhere behind paint from here',
      svg('<path fill="url(#a) url(x.png)"/>'),
      'SVG_REFUSED fill="url(#a) url(x.png)"',
    ],
    [
      'a style with an address',
      svg('<path style="fill:url(//a.example/x)"/>'),
      'SVG_REFUSED fill="url(//a.example/x)"',
    ],
    [
      'a hidden address in a style',
      svg('<path style="background:u\\72l(//a.example)"/>'),
      'SVG_REFUSED background="u\\72l(//a.example)"',
    ],
    [
      'an address split by a comment',
      svg('<path style="fill:url/**/(//a.example)"/>'),
      'SVG_REFUSED fill="url(//a.example)"',
    ],
    ['a stylesheet', svg('<style>@import "//a.example"</style>'), 'SVG_REFUSED <style>'],
    ['a stylesheet before it', `<?xml-stylesheet href="//a.example"?>${svg('')}`, 'SVG_REFUSED <?xml-stylesheet'],
    [
      'a document type',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">${svg('')}`,
      'SVG_REFUSED <!DOCTYPE',
    ],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
      'SVG_REFUSED <!DOCTYPE',
    ],
    ['an unknown entity', svg('<text>&nbsp;</text>'), 'SVG_REFUSED &nbsp;'],
    ['animation of a link', svg('<set attributeName="href" to="javascript:alert(1)"/>'), 'SVG_REFUSED <set>'],
    ['animation', svg('<animate attributeName="x" values="1;2"/>'), 'SVG_REFUSED <animate>'],
    ['a filter', svg('<filter id="f"><feImage href="//a.example"/></filter>'), 'SVG_REFUSED <filter>'],
    ['a part that shows itself', svg('<g id="a"><use href="#a"/></g>'), 'SVG_REFUSED <use> of itself'],
    ['too many levels', svg('<g>'.repeat(100) + '</g>'.repeat(100)), 'SVG_REFUSED > 64 levels'],
    ['too many elements', svg('<g/>'.repeat(10_001)), 'SVG_REFUSED > 10000 elements'],
    ['too many letters', svg(`<text>${'x'.repeat(1_000_000)}</text>`), 'SVG_REFUSED > 1000000 characters'],
    [
      'parts that multiply',
      svg(
        Array.from({ length: 10 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join('') +
          '<path id="a0" d="M0 0"/>',
      ),
      'SVG_REFUSED > 50000 <use>',
    ],
    ['open tags', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 'IMAGE_BROKEN'],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'IMAGE_BROKEN'],
    ['another language', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'IMAGE_TYPE'],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"/>', 'IMAGE_TYPE'],
  ])('%s', (_what, text, refused) => expect(refusal(text)).toBe(refused));
});
