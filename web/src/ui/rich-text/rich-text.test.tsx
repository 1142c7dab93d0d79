import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { safeAddress } from './figure.tsx';
import { RichText } from './rich-text.tsx';

const doc = (...content: unknown[]) => ({ type: 'doc', content }) as unknown as RichTextDoc;
const p = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
});
const math = (latex: string) => ({ type: 'inlineMath', attrs: { latex } });
const image = (mediaId: string) => ({ type: 'image', attrs: { mediaId, alt: 'A capacitor', width: 300, height: 200 } });

/** Nothing of it can run: no script, no frame, no handler, no address with a scheme of its own. */
function expectHarmless(container: HTMLElement) {
  expect(container.querySelector('script, iframe, object, embed, form, a, style, link, meta, base')).toBeNull();
  const attributes = [...container.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  expect(attributes.filter((attribute) => attribute.name.startsWith('on'))).toEqual([]);
  expect(
    attributes.filter((attribute) => ['href', 'srcdoc', 'formaction', 'xlink:href'].includes(attribute.name)),
  ).toEqual([]);
}

const stylesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('[style]')].map((element) => element.getAttribute('style') ?? '');

describe('rich text', () => {
  beforeAll(async () => {
    await Promise.all([import('./typeset-formula.tsx'), import('./typeset-chemistry.tsx')]);
  });

  it('shows paragraphs, marks, lists and tables', () => {
    const { container } = renderUi(
      <RichText
        doc={doc(
          p(
            text('bold', 'bold'),
            text(' x'),
            text('2', 'superscript'),
            { type: 'hardBreak' },
            text('both', 'italic', 'underline'),
          ),
          { type: 'orderedList', content: [{ type: 'listItem', content: [p(text('first'))] }] },
          {
            type: 'table',
            content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [p(text('List I'))] }] }],
          },
        )}
      />,
    );
    expect(container.querySelector('strong')?.textContent).toBe('bold');
    expect(container.querySelector('sup')?.textContent).toBe('2');
    expect(container.querySelector('u > em')?.textContent).toBe('both');
    expect(container.querySelector('ol > li > p')?.textContent).toBe('first');
    expect(screen.getByRole('columnheader').textContent).toBe('List I');
  });

  it('typesets a formula with MathML beside it, and chemistry', async () => {
    const { container } = renderUi(<RichText doc={doc(p(math('\\frac{1}{2}')), p(math('\\ce{H2O}')))} />);
    await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(2));
    expect(container.querySelector('math mfrac')).toBeTruthy();
  });

  it('shows a formula that it cannot read as it was written, and goes on', async () => {
    renderUi(<RichText doc={doc(p(math('\\frac{1}{2'), text(' and more')))} />);
    expect((await screen.findByTitle('This formula cannot be shown')).textContent).toBe('\\frac{1}{2');
    expect(screen.getByText(/and more/)).toBeTruthy();
  });

  it.each([
    ['a script', doc(p(text('<script>alert(1)</script>')))],
    ['markup with a handler', doc(p(text('<img src=x onerror=alert(1)>', 'bold')))],
    [
      'an unknown node',
      doc({ type: 'iframe', attrs: { src: 'https://evil.example' } }, p({ type: 'html', text: '<b onclick=x>' })),
    ],
    ['an unknown mark', doc(p(text('link', 'link', 'constructor', 'toString')))],
    [
      'an attribute that is no attribute',
      doc({ type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [text('x')] }),
    ],
  ])('shows %s as text or not at all', (_what, hostile) => {
    expectHarmless(renderUi(<RichText doc={hostile} />).container);
  });

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{javascript:alert(1)}',
    '\\includegraphics{https://evil.example/x.png}',
    '\\htmlData{onclick=alert(1)}{x}',
    '\\htmlStyle{background:url(https://evil.example)}{x}',
    '\\htmlId{"><script>alert(1)</script>}{x}',
    '\\text{<img src=x onerror=alert(1)>}',
    '\\color{red" onmouseover="alert(1)}x',
  ])('lets the formula %s do nothing', async (latex) => {
    const { container } = renderUi(<RichText doc={doc(p(math(latex)))} />);
    await waitFor(() => expect(container.querySelector('.katex, code')).toBeTruthy());
    expectHarmless(container);
    expect(container.querySelector('img')).toBeNull();
    expect(stylesOf(container).filter((style) => style.includes('url('))).toEqual([]);
  });

  it.each(['\\def\\a{\\a\\a}\\a', '\\rule{9999em}{9999em}', `${'{'.repeat(3000)}x`, 'x'.repeat(4001)])(
    'stays alive when a formula is a bomb',
    async (latex) => {
      const { container } = renderUi(<RichText doc={doc(p(math(latex)), p(text('after')))} />);
      await waitFor(() => expect(container.querySelector('.katex, code')).toBeTruthy());
      expect(screen.getByText('after')).toBeTruthy();
      expect(stylesOf(container).filter((style) => /\d{3,}em/.test(style))).toEqual([]);
    },
  );

  it('shows a picture in its proportions, and its words where it may not be seen', () => {
    renderUi(
      <RichText doc={doc(image('a'), image('b'))} resolveImage={(id) => (id === 'a' ? '/media/a.webp' : undefined)} />,
    );
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'A capacitor' });
    expect([picture.getAttribute('src'), picture.width, picture.height]).toEqual(['/media/a.webp', 300, 200]);
    expect(screen.getByText('A capacitor')).toBeTruthy();
  });

  it('takes only addresses that cannot run', () => {
    const refused = ['javascript:alert(1)', ' javascript:x', 'data:text/html,x', '//evil.example/x', 'vbscript:x', ''];
    expect(refused.map(safeAddress)).toEqual(refused.map(() => undefined));
    expect(safeAddress('https://cdn.example/x.png')).toBe('https://cdn.example/x.png');
    expect(safeAddress('blob:https://a/b')).toBe('blob:https://a/b');
  });

  it('stays in its line where it is asked to', () => {
    const { container } = renderUi(<RichText inline doc={doc(p(text('one')), p(text('two')))} />);
    expect(container.querySelector('p')).toBeNull();
    expect(container.querySelector('span > span')?.textContent).toBe('one');
  });
});
