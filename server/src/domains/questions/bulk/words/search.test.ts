import { fromSource, type RichTextDoc, toSource } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { replaceInFormulas } from './search-formulas.ts';
import { replaceWords } from './search-words.ts';

const plain = { wholeWords: false, matchCase: false };
const words = (source: string, find: string, put: string, how = plain) => {
  const { now, hits } = replaceWords(fromSource(source), { find, put, ...how });
  return [toSource(now), hits];
};
const tex = (source: string, find: string, put: string, wholeWords = false) => {
  const { now, hits } = replaceInFormulas(fromSource(source), { find, put, wholeWords, matchCase: true });
  return [toSource(now), hits];
};

describe('replacing words', () => {
  it('finds a text in any letter case and leaves formulas alone', () => {
    expect(words('Speed is $speed$. The speed', 'speed', 'pace')).toEqual(['pace is $speed$. The pace', 2]);
  });

  it('can heed letter case and whole words, in Hindi too', () => {
    expect(words('Body bodyguard body', 'body', 'object', { wholeWords: true, matchCase: true })).toEqual([
      'Body bodyguard object',
      1,
    ]);
    expect(words('वेग और आवेग', 'वेग', 'चाल', { wholeWords: true, matchCase: false })).toEqual(['चाल और आवेग', 1]);
    expect(words('जल जला', 'जल', 'पानी', { wholeWords: true, matchCase: false })).toEqual(['पानी जला', 1]);
  });

  it('takes signs literally, in what is found and in what takes its place', () => {
    expect(words('a.b axb (a+b)', 'a.b', '$&')).toEqual(['\\$& axb (a+b)', 1]);
    expect(words('why (a+b)?', '(a+b)?', '\\n')).toEqual(['why \\n', 1]);
  });

  it('finds a letter however it is composed', () => {
    expect(words('ज़मीन', 'ज\u093cमीन', 'धरती')).toEqual(['धरती', 1]);
    expect(words('ज\u093cमीन', '\u095bमीन', 'धरती')).toEqual(['धरती', 1]);
  });

  it('finds what runs over several marks and keeps the marks of its first letter', () => {
    const doc: RichTextDoc = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Water is H' },
            { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
            { type: 'text', text: 'O here', marks: [{ type: 'bold' }] },
          ],
        },
      ],
    };
    expect(replaceWords(doc, { find: 'H2O', put: 'ice', ...plain })).toEqual({
      hits: 1,
      now: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Water is ice' },
              { type: 'text', text: ' here', marks: [{ type: 'bold' }] },
            ],
          },
        ],
      },
    });
  });

  it('reaches lists, tables and the alternative texts of pictures', () => {
    const doc: RichTextDoc = {
      type: 'doc',
      content: [
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a force' }] }] },
          ],
        },
        { type: 'image', attrs: { mediaId: 'm', alt: 'A force on a body', width: 4 } },
      ],
    };
    const { now, hits } = replaceWords(doc, { find: 'force', put: 'push', ...plain });
    expect(hits).toBe(2);
    expect(JSON.stringify(now)).toBe(JSON.stringify(doc).replaceAll('force', 'push'));
  });

  it('gives back the very same document where nothing is found', () => {
    const doc = fromSource('nothing of it');
    expect(replaceWords(doc, { find: 'speed', put: 'pace', ...plain }).now).toBe(doc);
  });
});

describe('replacing TeX', () => {
  it('finds a formula whatever its spacing, and leaves words alone', () => {
    expect(tex('x: $\\frac {a} {b}+1$', '\\frac{a}{b}', 'c')).toEqual(['x: $c+1$', 1]);
    expect(tex('$m\\,s^{ -1 }$ and m\\,s', 's^{-1}', '/s')).toEqual(['$m\\,/s$ and m\\,s', 1]);
  });

  it('knows where a command ends', () => {
    expect(tex('$\\alpha + \\al$', '\\al', 'x')).toEqual(['$\\alpha + x$', 1]);
    expect(tex('$xy$', 'x', '\\alpha')).toEqual(['$\\alpha y$', 1]);
    expect(tex('$\\sin 2\\theta$', '2\\theta', 'x')).toEqual(['$\\sin x$', 1]);
    expect(tex('$a + \\alpha$', 'a', 'b')).toEqual(['$b + \\alpha$', 1]);
    expect(tex('$\\{a\\}$', '{', '[')).toEqual(['$\\{a\\}$', 0]);
  });

  it('heeds letter case and can find letters that stand alone', () => {
    expect(tex('$\\Gamma+\\gamma$', '\\gamma', 'g')).toEqual(['$\\Gamma+g$', 1]);
    expect(tex('$2x + \\text{max}$', 'x', 'y', true)).toEqual(['$2y + \\text{max}$', 1]);
  });

  it('finds nothing where only spaces are looked for', () => {
    expect(tex('$a b$', '  ', 'x')).toEqual(['$a b$', 0]);
  });

  it('takes no longer for a formula that is one long word or nothing but spaces', () => {
    // A backward look from each sign took 16 million steps for each of these.
    const long = [`\\${'a'.repeat(3990)}`, `x${' '.repeat(3900)}y`, '{'.repeat(3990)]
      .map((one) => `$${one}$`)
      .join(' ');
    const before = process.threadCpuUsage();
    for (let time = 0; time < 20; time++) expect(tex(long, 'xa', 'z')[1]).toBe(0);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});
