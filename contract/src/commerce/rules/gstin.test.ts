import { describe, expect, it } from 'vitest';
import { isGstin } from './gstin.ts';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM', '37AADCB2230M2ZR'])('%s is one', (given) => {
    expect(isGstin(given)).toBe(true);
  });
  it.each([
    ['27AAPFU0939F1ZW', 'its check digit is another'],
    ['28AAPFU0939F1ZV', 'no state has its number'],
    ['27AAPFU0939F1Z', 'it is too short'],
    ['27AAPFU0939F1AV', 'its fourteenth character is no Z'],
    ['', 'it is empty'],
  ])('%s is none: %s', (given) => {
    expect(isGstin(given)).toBe(false);
  });
});
