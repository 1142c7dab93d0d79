import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Lollipop, Outcome } from '../ui/charts/lollipop-layout.ts';

/** A document of one formula. */
export const math = (latex: string): RichTextDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'inlineMath', attrs: { latex } }] }],
});

const p = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });

export const richSample: RichTextDoc = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'A capacitor has plates of area ' },
        { type: 'inlineMath', attrs: { latex: 'A' } },
        { type: 'text', text: ' a distance ' },
        { type: 'inlineMath', attrs: { latex: 'd' } },
        { type: 'text', text: ' apart', marks: [{ type: 'bold' }] },
        { type: 'text', text: '. The reaction ' },
        { type: 'inlineMath', attrs: { latex: '\\ce{2H2 + O2 -> 2H2O}' } },
        { type: 'text', text: ' runs; x' },
        { type: 'text', text: '2', marks: [{ type: 'superscript' }] },
      ],
    },
    {
      type: 'blockMath',
      attrs: {
        latex:
          '\\oint \\mathbf{E}\\cdot d\\mathbf{A} = \\frac{q_{in}}{\\varepsilon_0} + \\int_0^{\\pi/2} \\frac{\\sin^3 x}{\\sin x + \\cos x}\\,dx + \\sum_{n=1}^{\\infty} \\frac{1}{n^2} = \\frac{\\pi^2}{6}',
      },
    },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [p('one')] },
        { type: 'listItem', content: [p('two')] },
      ],
    },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [p('List I')] },
            { type: 'tableHeader', content: [p('List II')] },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [p('P')] },
            { type: 'tableCell', content: [p('Q')] },
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'inlineMath', attrs: { latex: '\\frac{1}{2' } },
        { type: 'text', text: ' is not closed.' },
      ],
    },
    { type: 'image', attrs: { mediaId: 'x', alt: 'A parallel-plate capacitor' } },
  ],
};

const outcomes: readonly Outcome[] = [
  'correct',
  'correct',
  'wrong',
  'correct',
  'correct',
  'correct',
  'wrong',
  'skipped',
  'correct',
];
const groups = ['Physics', 'Chemistry', 'Mathematics'];

export const lollipops: readonly Lollipop[] = Array.from({ length: 75 }, (_, index) => {
  const outcome = outcomes[(index * 7) % outcomes.length]!;
  const seconds =
    outcome === 'skipped' ? 40 : 60 + ((index * 53) % 140) + (outcome === 'wrong' ? (index * 31) % 200 : 0);
  return { name: `Q${index + 1}`, seconds, outcome, group: groups[Math.floor(index / 25)]! };
});
