import { describe, expect, it } from 'vitest';
import { codeFrom, readCode } from './code-signs.ts';

describe('a code of a printed book', () => {
  it('has six signs, none of which can be read for another', () => {
    for (let seed = 0; seed < 500; seed++) {
      const code = codeFrom([seed, seed * 7, seed * 13, seed * 29, seed * 31]);
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    }
  });

  it('is read as it is typed: small letters, spaces and a dash', () => {
    const code = codeFrom([3, 1, 4, 1, 5]);
    const typed = `  ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `;
    expect(readCode(typed)).toBe(code);
  });

  it('is none with a sign too few or too many, or one that codes never use', () => {
    const code = codeFrom([3, 1, 4, 1, 5]);
    for (const wrong of [code.slice(1), `${code}A`, '', `0${code.slice(1)}`, `O${code.slice(1)}`, '💥💥💥'])
      expect(readCode(wrong)).toBeUndefined();
  });

  it('notices every single wrong sign and every two neighbours that changed places', () => {
    const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
    for (const code of [codeFrom([3, 1, 4, 1, 5]), codeFrom([31, 0, 17, 8, 22])]) {
      for (let at = 0; at < 6; at++)
        for (const sign of signs)
          if (sign !== code[at]) expect(readCode(code.slice(0, at) + sign + code.slice(at + 1))).toBeUndefined();
      for (let at = 0; at < 4; at++)
        if (code[at] !== code[at + 1]) {
          const swapped = code.slice(0, at) + code[at + 1]! + code[at]! + code.slice(at + 2);
          const apart = Math.abs(signs.indexOf(code[at]!) - signs.indexOf(code[at + 1]!));
          // Weights differ by two: only signs that stand sixteen apart keep the sum.
          if (apart !== 16) expect(readCode(swapped)).toBeUndefined();
        }
    }
  });
});
