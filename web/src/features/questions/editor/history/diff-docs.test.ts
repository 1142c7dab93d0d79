import { fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { compareDocs, type Token } from './diff-docs.ts';

const written = (token: Token) =>
  token.kind === 'word' ? token.text.trim() : token.kind === 'formula' ? `$${token.latex}$` : `[${token.kind}]`;
const said = (older: RichTextDoc, newer: RichTextDoc) =>
  compareDocs(older, newer)
    .filter(({ change }) => change !== 'same')
    .map(({ change, token }) => `${change === 'added' ? '+' : '−'}${written(token)}`);

describe('what changed between two versions', () => {
  it('is nothing where nothing changed', () => {
    const doc = fromSource('A body of mass $m$\n\nfalls.');
    expect(said(doc, doc)).toEqual([]);
  });

  it('is named word by word', () => {
    expect(said(fromSource('A body slides down a ramp.'), fromSource('A block slides down a smooth ramp.'))).toEqual([
      '−body',
      '+block',
      '+smooth',
    ]);
  });

  it('takes a formula as one: the old and the new stand beside each other', () => {
    expect(said(fromSource('Given $x^2$ and $y$'), fromSource('Given $x^3$ and $y$'))).toEqual(['−$x^2$', '+$x^3$']);
  });

  it('sees a word that became bold, and a picture that says something else', () => {
    const bold: RichTextDoc = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'not', marks: [{ type: 'bold' }] }] }],
    };
    expect(said(fromSource('not'), bold)).toEqual(['−not', '+not']);
    const picture = (alt: string): RichTextDoc => ({
      type: 'doc',
      content: [{ type: 'image', attrs: { mediaId: 'm', alt } }],
    });
    expect(said(picture('A ramp'), picture('A steep ramp'))).toEqual(['−[picture]', '+[picture]']);
  });

  it('leads from the older document to the newer one, whatever was changed', () => {
    const texts = ['', 'a', 'a b', 'b a', 'a $x$ b', 'c d e\n\nf', 'a b c $x$ d', 'd c b a'];
    for (const older of texts)
      for (const newer of texts) {
        const compared = compareDocs(fromSource(older), fromSource(newer));
        const side = (gone: string) =>
          compared.filter(({ change }) => change !== gone).map(({ token }) => written(token));
        const whole = (source: string) =>
          compareDocs(fromSource(source), fromSource(source)).map((one) => written(one.token));
        expect([side('added'), side('removed')]).toEqual([whole(older), whole(newer)]);
      }
  });

  it('comes to an end for texts of many thousand words', () => {
    const long = (word: string) => fromSource(Array.from({ length: 3000 }, (_, i) => `${word}${i}`).join(' '));
    expect(compareDocs(long('a'), long('b'))).toHaveLength(6000);
  });
});
