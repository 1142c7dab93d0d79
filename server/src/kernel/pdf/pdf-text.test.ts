import PdfFile from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { fitLines, runsOf, widthOf } from './pdf-text.ts';

const pen = new PdfFile({ autoFirstPage: true });
const style = { size: 24, weight: 700, colour: '#000000' } as const;

describe('a line of a PDF file', () => {
  it('is written in the font of each of its scripts, spaces with the words before them', () => {
    expect(runsOf('Kabir शर्मा जी, Łódź ₹')).toEqual([
      { family: 'latin', text: 'Kabir ' },
      { family: 'devanagari', text: 'शर्मा जी' },
      { family: 'latin', text: ', ' },
      { family: 'latin-ext', text: 'Ł' },
      { family: 'latin', text: 'ód' },
      { family: 'latin-ext', text: 'ź ₹' },
    ]);
  });

  it('shapes Devanagari: a conjunct is narrower than its letters', () => {
    const parts = [...'क्षि'].reduce((sum, letter) => sum + widthOf(pen, letter, style), 0);
    expect(widthOf(pen, 'क्षि', style)).toBeLessThan(parts);
  });

  it('breaks where words end and grows smaller until it fits', () => {
    const one = fitLines(pen, 'Waves', { ...style, width: 400, most: 1 });
    expect(one).toEqual({ lines: ['Waves'], size: 24 });
    const text = 'Mechanics, waves and heat for those who begin in class eleven';
    const two = fitLines(pen, text, { ...style, width: 300, most: 2 });
    expect(two.lines).toHaveLength(2);
    expect(two.size).toBeLessThan(24);
    expect(two.lines.join(' ')).toBe(text);
    for (const line of two.lines) expect(widthOf(pen, line, { ...style, size: two.size })).toBeLessThanOrEqual(300);
  });
});
