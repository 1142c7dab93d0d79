import { describe, expect, it } from 'vitest';
import { type Block, fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';
import { emptyDoc, isEmpty, lacksAlternative, trimmedDoc } from './documents.ts';

const blank: Block = { type: 'paragraph' };
const figure = (alt: string): Block => ({
  type: 'image',
  attrs: { mediaId: '0190a5b0-0000-7000-8000-000000000001', alt },
});
const doc = (...content: Block[]): RichTextDoc => ({ type: 'doc', content });

describe('a field of the editor', () => {
  it('is empty as long as there is nothing to see in it', () => {
    expect([emptyDoc, doc(blank), fromSource('  '), doc(blank, blank)].every(isEmpty)).toBe(true);
    expect([fromSource('x'), fromSource('$x$'), doc(figure(''))].some(isEmpty)).toBe(false);
  });

  it('is stored without the empty lines around it, those inside stay', () => {
    const [one, two] = [fromSource('One').content[0]!, fromSource('Two').content[0]!];
    expect(trimmedDoc(doc(blank, one, blank, two, blank))).toEqual(doc(one, blank, two));
    expect(trimmedDoc(doc(blank))).toEqual(emptyDoc);
  });

  it('needs words for every figure, also in a table', () => {
    const cell = { type: 'tableCell', content: [figure(' ')] } as const;
    const table: Block = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] };
    expect(lacksAlternative(doc(figure('A ramp'), table))).toBe(true);
    expect(lacksAlternative(doc(figure('A ramp')))).toBe(false);
  });
});
