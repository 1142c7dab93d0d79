import { richText } from '@abhyas/contract/shapes';
import { describe, expect, it } from 'vitest';
import { cleanDocument, type EditorNode } from './clean-document.ts';

const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content });
const p = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', attrs: { textAlign: 'left' }, content });
const text = (value: string, ...marks: string[]): EditorNode => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
});
const list = (...items: EditorNode[][]): EditorNode => ({
  type: 'orderedList',
  attrs: { start: 3, type: null },
  content: items.map((content) => ({ type: 'listItem', content })),
});
const table = (...cells: EditorNode[]): EditorNode => ({
  type: 'table',
  content: [{ type: 'tableRow', content: cells }],
});
const cell = (...content: EditorNode[]): EditorNode => ({
  type: 'tableCell',
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content,
});

describe('what is kept of the editor', () => {
  it('is rich text of the contract, attributes of the editor left behind', () => {
    const kept = cleanDocument(
      doc(
        p(text('Given ', 'bold'), { type: 'inlineMath', attrs: { latex: ' x ' } }, { type: 'hardBreak', marks: [] }),
        list([p(text('one'))], [p()]),
        table(cell(p(text('a'))), { ...cell(p()), type: 'tableHeader' }),
        {
          type: 'image',
          attrs: { mediaId: '0190a5b0-0000-7000-8000-000000000001', alt: 'A ramp', width: 3, height: 2 },
        },
        { type: 'blockMath', attrs: { latex: 'y' } },
      ),
    );
    expect(richText.parse(kept)).toEqual(kept);
    expect(kept.content[0]).toEqual({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Given ', marks: [{ type: 'bold' }] },
        { type: 'inlineMath', attrs: { latex: 'x' } },
        { type: 'hardBreak' },
      ],
    });
  });

  it('holds no formula that is still empty and no picture that is nowhere', () => {
    const kept = cleanDocument(
      doc(p({ type: 'inlineMath', attrs: { latex: ' ' } }), { type: 'image', attrs: { mediaId: null } }),
    );
    expect(kept.content).toEqual([{ type: 'paragraph' }]);
  });

  it('has no more than two lists inside each other, and loses no word of the third', () => {
    const kept = cleanDocument(doc(list([p(text('1')), list([p(text('2')), list([p(text('3'))])])])));
    expect(richText.safeParse(kept).success).toBe(true);
    expect(JSON.stringify(kept)).toContain('"3"');
  });

  it('has one list in a cell, and no table in a table', () => {
    const deep = list([p(text('1')), list([p(text('2'))])]);
    const kept = cleanDocument(doc(table(cell(deep, table(cell(p(text('inner'))))))));
    expect(richText.safeParse(kept).success).toBe(true);
    expect(JSON.stringify(kept)).toMatch(/"2".*"inner"/);
  });

  it('knows no other mark and no other node', () => {
    const kept = cleanDocument(
      doc({ type: 'heading', content: [p(text('x', 'link', 'bold', 'textStyle'))] }, { type: 'horizontalRule' }),
    );
    expect(kept.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] },
    ]);
  });
});
