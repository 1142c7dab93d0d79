import { randomBytes } from 'node:crypto';

/** Without letters that are read for another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 20;

/** A code by which anybody may check something: 20 signs of 5 bits, so that nobody finds one by trying. */
export const shareCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]!).join('');
