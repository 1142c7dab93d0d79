import { describe, expect, it } from 'vitest';
import type { Block, ImageNode, RichTextDoc } from '@abhyas/contract/rich-text';
import { docOf, isEmpty, lacksAlternative, partsOf, withFigure, withoutPart, withPart } from './parts.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const bold: Block = { type: 'paragraph', content: [{ type: 'text', text: 'Note', marks: [{ type: 'bold' }] }] };
const figure = (alt = 'A ramp'): ImageNode => ({
  type: 'image',
  attrs: { mediaId: '0190a5b0-0000-7000-8000-000000000001', alt },
});
const doc = (...content: Block[]): RichTextDoc => ({ type: 'doc', content });

describe('the parts of a field', () => {
  it('puts a document together again as it was, figures and formatted passages included', () => {
    const formula: Block = { type: 'blockMath', attrs: { latex: 'v = u + at' } };
    const whole = doc(paragraph('A block slides.'), formula, figure(), bold, paragraph('Find its speed.'));
    expect(docOf(partsOf(whole))).toEqual(whole);
  });

  it('lets only the plain passages be typed', () => {
    const parts = partsOf(doc(paragraph('One'), paragraph('Two'), bold));
    expect(parts.map((part) => part.kind)).toEqual(['text', 'kept']);
    expect(parts[0]).toMatchObject({ source: 'One\n\nTwo' });
  });

  it('keeps a figure where it stands when the text before it changes', () => {
    const [text, ...rest] = partsOf(doc(paragraph('Old'), figure(), paragraph('After')));
    const parts = withPart([text!, ...rest], { id: text!.id, kind: 'text', source: 'New $x^2$' });
    expect(docOf(parts).content.map((block) => block.type)).toEqual(['paragraph', 'image', 'paragraph']);
  });

  it('offers a text to type in where there is only a figure, and leaves no empty paragraph behind', () => {
    const parts = partsOf(doc(figure()));
    expect(parts[0]).toMatchObject({ kind: 'text', source: '' });
    expect(docOf(parts)).toEqual(doc(figure()));
  });

  it('joins the texts around a removed figure', () => {
    const parts = partsOf(doc(paragraph('Before'), figure(), paragraph('After')));
    const left = withoutPart(parts, parts[1]!.id);
    expect(left).toHaveLength(1);
    expect(left[0]).toMatchObject({ source: 'Before\n\nAfter' });
  });

  it('knows an empty field and a figure without words', () => {
    const parts = partsOf(undefined);
    expect(isEmpty(parts)).toBe(true);
    const drawn = withFigure(parts, figure(' '), parts[0]!.id);
    expect(isEmpty(drawn)).toBe(false);
    expect(lacksAlternative(drawn)).toBe(true);
    expect(lacksAlternative(withFigure(parts, figure()))).toBe(false);
  });
});
