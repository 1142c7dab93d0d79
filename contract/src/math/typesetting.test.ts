import { describe, expect, it } from 'vitest';
import { fromSource, type RichTextDoc } from '../rich-text.ts';
import { typesetKeysOf } from './typesetting.ts';

const table: RichTextDoc = {
  type: 'doc',
  content: [
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: fromSource('$a$').content }] }],
    },
    { type: 'bulletList', content: [{ type: 'listItem', content: fromSource('so $b$').content }] },
  ],
};

describe('the formulas of a document as they are set', () => {
  it('are in the line or on lines of their own', () => {
    expect(typesetKeysOf(fromSource('Let $x$ be\n\n$$\\frac12$$'))).toEqual(['ix', 'b\\frac12']);
  });

  it('in an option get their full height where they are all of it', () => {
    expect(typesetKeysOf(fromSource('$\\frac12$'), true)).toEqual(['i\\displaystyle \\frac12']);
    expect(typesetKeysOf(fromSource('$$\\frac12$$'), true)).toEqual(['i\\displaystyle \\frac12']);
    expect(typesetKeysOf(fromSource('about $\\frac12$'), true)).toEqual(['i\\frac12']);
  });

  it('are found in tables and lists', () => {
    expect(typesetKeysOf(table)).toEqual(['ia', 'ib']);
    expect(typesetKeysOf(table, true)).toEqual(['ia', 'ib']);
  });
});
