import { indianStates } from './states.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const form = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * The last character that the first fourteen of a GSTIN ask for: each digit in base 36 is multiplied by 1 and 2 in turn, quotient and
 * rest of the product by 36 are added up, and the sum is filled to a multiple of 36 (the GST Network's check digit).
 */
export function gstinCheckDigit(first14: string): string {
  let sum = 0;
  for (const [at, character] of [...first14].entries()) {
    const product = digits.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return digits[(36 - (sum % 36)) % 36]!;
}

/** Whether a text in capital letters is a GSTIN: its form, its state and its check digit. */
export const isGstin = (text: string): boolean =>
  form.test(text) && text.slice(0, 2) in indianStates && gstinCheckDigit(text.slice(0, 14)) === text[14];
