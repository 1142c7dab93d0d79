import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const latin = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
const wide = (text: string, little: boolean, mark = '\uFEFF') =>
  Uint8Array.from(
    [...(mark + text)].flatMap((sign) => {
      const [low, high] = [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8];
      return little ? [low, high] : [high, low];
    }),
  );

describe('the text of a file', () => {
  it.each([
    ['UTF-8 with its mark', Buffer.from('\uFEFFवेग é'), 'utf-8', 'वेग é'],
    ['UTF-16 LE with its mark', wide('वेग é', true), 'utf-16le', 'वेग é'],
    ['UTF-16 BE with its mark', wide('वेग é', false), 'utf-16be', 'वेग é'],
    ['UTF-16 LE without one', wide('ANSWER: é', true, ''), 'utf-16le', 'ANSWER: é'],
    ['UTF-16 BE without one', wide('ANSWER: é', false, ''), 'utf-16be', 'ANSWER: é'],
    ['windows-1252', latin('\x93caf\xe9\x94 90\xb0'), 'windows-1252', '“café” 90°'],
    ['what an XML file declares', latin('<?xml version="1.0" encoding="ISO-8859-5"?><a>\xdf</a>'), 'iso-8859-5', 'п'],
    [
      'windows-1252 where an XML file says it is UTF-8',
      latin('<?xml version="1.0" encoding="UTF-8"?><a>\xe9</a>'),
      'windows-1252',
      'é',
    ],
  ])('is read as %s', (_what, bytes, encoding, text) => {
    const read = decodeText(bytes);
    expect(read.encoding).toBe(encoding);
    expect(read.text).toContain(text);
    expect(read.text).not.toContain('\uFEFF');
  });

  it('stays UTF-8 where a few of its bytes are broken: only what holds them suffers', () => {
    const bytes = Buffer.concat([Buffer.from('वेग और चाल\n'), latin('\xe9\n'), Buffer.from('दूरी')]);
    expect(decodeText(bytes)).toEqual({ encoding: 'utf-8', text: 'वेग और चाल\n\uFFFD\nदूरी' });
  });

  it('is UTF-8, broken, where a byte is none of windows-1252', () =>
    expect(decodeText(latin('a\x81b')).encoding).toBe('utf-8'));

  it('in rows is windows-1252 where several rows are; one alone among many stays broken', () => {
    const rows = (...odd: number[]) =>
      latin(Array.from({ length: 20 }, (_, i) => (odd.includes(i) ? 'caf\xe9' : 'tea')).join('\r\n'));
    expect(decodeText(rows(3, 9), { rows: true })).toMatchObject({ encoding: 'windows-1252' });
    expect(decodeText(rows(3), { rows: true }).text).toContain('caf\uFFFD');
    expect(decodeText(rows(3)).text).toContain('café');
  });
});
