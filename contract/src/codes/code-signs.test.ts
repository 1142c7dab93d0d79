import { describe, expect, it } from 'vitest';
import { codeFrom, readCode, spacedCode } from './code-signs.ts';

const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const some = [
  codeFrom([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]),
  codeFrom([30, 0, 17, 8, 22, 29, 11, 4, 13, 25, 7]),
  codeFrom(Array.from({ length: 11 }, () => 0)),
];

describe('an activation code', () => {
  it.each(some)('%s has twelve signs, none of which can be read for another', (code) => {
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
    expect(readCode(code)).toBe(code);
  });

  it('is read as people type and paste it: small letters, spaces, dashes, or the whole link', () => {
    const [code = ''] = some;
    const printed = spacedCode(code);
    expect(printed).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    for (const typed of [
      printed,
      printed.toLowerCase(),
      `  ${printed.replaceAll('-', ' ')}\n`,
      printed.replaceAll('-', '–'),
      `https://meridian.example/student/redeem/?code=${printed}&from=card`,
    ])
      expect(readCode(typed)).toBe(code);
  });

  it('notices every wrong sign and every two that changed places', () => {
    for (const code of some)
      for (let at = 0; at < 12; at++) {
        for (const sign of SIGNS)
          if (sign !== code[at]) expect(readCode(code.slice(0, at) + sign + code.slice(at + 1))).toBeUndefined();
        for (let other = at + 1; other < 11; other++) {
          const signs = [...code];
          [signs[at], signs[other]] = [signs[other]!, signs[at]!];
          if (code[at] !== code[other]) expect(readCode(signs.join(''))).toBeUndefined();
        }
      }
  });

  it('is found though somebody typed O, 0, I, 1 or L for what it looks like', () => {
    const code = codeFrom([11, 3, 21, 4, 5, 6, 7, 8, 9, 10, 12]);
    expect(code.startsWith('D5Q')).toBe(true);
    for (const typed of ['O', '0', 'o']) expect(readCode(typed + code.slice(1))).toBe(code);
    for (const typed of ['O', '0']) expect(readCode(code.slice(0, 2) + typed + code.slice(3))).toBe(code);
    const withJ = codeFrom([16, 5, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
    for (const typed of ['I', '1', 'l']) expect(readCode(typed + withJ.slice(1))).toBe(withJ);
  });

  it('is none with a sign too few or too many, or with too many that codes never use', () => {
    const [code = ''] = some;
    for (const wrong of ['', code.slice(1), `${code}A`, `O1L${code.slice(3)}`, '💥'.repeat(12)])
      expect(readCode(wrong)).toBeUndefined();
  });
});
