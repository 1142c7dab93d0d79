import { readFileSync } from 'node:fs';
import { fromSource, type ImageNode, type RichTextDoc } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const of = (stem: string, ...options: string[]) =>
  fingerprint({ stem: fromSource(stem), options: options.map(fromSource) }).toString('hex');

describe('the fingerprint of a question', () => {
  it.each([
    ['letter case and spaces', ['What is  Heat?', 'Energy', 'Matter'], ['what is heat?', 'energy ', 'MATTER']],
    ['line breaks', ['One\ntwo', 'a'], ['One two', 'a']],
    ['the order of options', ['Which?', 'a', 'b'], ['Which?', 'b', 'a']],
    ['spacing in a formula', ['$\\dfrac{1}{2}\\,m v^{2}$'], ['$\\frac12 mv^2$']],
    ['sizes of brackets', ['$\\left( x \\right)$'], ['$(x)$']],
  ])('is not changed by %s', (_what, [a = '', ...as], [b = '', ...bs]) => expect(of(a, ...as)).toBe(of(b, ...bs)));

  it.each([
    ['a number', ['A body covers 10 m', 'x'], ['A body covers 20 m', 'x']],
    ['an option', ['Which?', 'a', 'b'], ['Which?', 'a', 'c']],
    ['a letter of a formula', ['$v$ is'], ['$V$ is']],
    ['a genotype', ['Gametes of TtRr'], ['Gametes of TTRR']],
    ['a word of a formula', ['$\\sin x$'], ['$\\cos x$']],
    ['a unit', ['$\\text{m s}$'], ['$\\text{ms}$']],
    ['where the stem ends', ['a', 'b'], ['a b']],
  ])('tells questions apart by %s', (_what, [a = '', ...as], [b = '', ...bs]) =>
    expect(of(a, ...as)).not.toBe(of(b, ...bs)),
  );

  it('is the same for a stem with a figure, which no spreadsheet holds; options keep their pictures', () => {
    const picture = (mediaId: string): ImageNode => ({ type: 'image', attrs: { mediaId, alt: 'A circuit' } });
    const stem = fromSource('Find the current.\n\nIt is');
    const [first, second] = stem.content;
    const list: RichTextDoc = {
      type: 'doc',
      content: [first!, { type: 'bulletList', content: [{ type: 'listItem', content: [picture('b'), second!] }] }],
    };
    const figured: RichTextDoc = { type: 'doc', content: [first!, picture('a'), second!, picture('b')] };
    const options = (mediaId: string): RichTextDoc[] => [
      { type: 'doc', content: [picture(mediaId)] },
      fromSource('2 A'),
    ];
    const print = (of: RichTextDoc, mediaId: string) =>
      fingerprint({ stem: of, options: options(mediaId) }).toString('hex');
    expect([figured, list].map((of) => print(of, 'a'))).toEqual([print(stem, 'a'), print(stem, 'a')]);
    expect(print(stem, 'b')).not.toBe(print(stem, 'a'));
  });

  it('is another one for each of the 240 demo questions', () => {
    const bank = JSON.parse(
      readFileSync(new URL('../../../../database/seed/demo-bank/questions.json', import.meta.url), 'utf8'),
    ) as { stem: string; options: string[] }[];
    expect(new Set(bank.map(({ stem, options }) => of(stem, ...options))).size).toBe(240);
  });
});
