import { toText } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { cardDoc } from './card-doc.ts';

const sentence = 'Alumina melts in {{cryolite::a mineral}}, not in {{water}}: $x^{{2}}$';

describe('the document of a side', () => {
  it('shows hints where it asks, and answers where it answers', () => {
    expect(toText(cardDoc(sentence, 'asked'))).toBe('Alumina melts in a mineral, not in … : $x^{{2}}$');
    expect(toText(cardDoc(sentence, 'answered'))).toBe('Alumina melts in cryolite, not in water: $x^{{2}}$');
    expect(toText(cardDoc('Plain {{as}} it is'))).toBe('Plain {{as}} it is');
  });

  it('marks the words of a gap and nothing else', () => {
    const marked = (gaps: 'asked' | 'answered') =>
      cardDoc(sentence, gaps).content.flatMap((block) =>
        block.type === 'paragraph'
          ? (block.content ?? []).flatMap((node) => (node.type === 'text' && node.marks ? [node] : []))
          : [],
      );
    expect(marked('asked').map(({ text, marks }) => [text.trim(), marks?.[0]?.type])).toEqual([
      ['a mineral', 'code'],
      ['…', 'code'],
    ]);
    expect(marked('answered').map(({ text, marks }) => [text, marks?.[0]?.type])).toEqual([
      ['cryolite', 'bold'],
      ['water', 'bold'],
    ]);
  });

  it('keeps a formula inside of a gap', () => {
    const doc = cardDoc('Ohm: {{$V = IR$}}', 'answered');
    expect(doc.content[0]).toMatchObject({ content: [{ text: 'Ohm: ' }, { type: 'inlineMath' }] });
  });
});
