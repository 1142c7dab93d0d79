/**
 * Thirty-one signs, none of which is read for another (commerce: codes). Their number is a prime, so that the sign that checks a code
 * notices every wrong sign and every two that changed places.
 */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const RANDOM = 11;
/** What codes never use, and what it was read from. */
const ALIKE: Readonly<Record<string, string>> = { '0': 'DQ', O: 'DQ', '1': 'JT7', I: 'JT7', L: 'JT7' };
/** With more unreadable signs than this a code is not guessed. */
const MOST_UNREADABLE = 2;

/** How many numbers below `CODE_BASE` a code is made of. */
export const CODE_NUMBERS = RANDOM;
export const CODE_BASE = SIGNS.length;

/** The sign that checks the eleven before it. */
function checkSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, at) => total + SIGNS.indexOf(sign) * (at + 1), 0);
  return SIGNS[sum % SIGNS.length]!;
}

/** A code of twelve signs from eleven numbers below 31. Pure. */
export function codeFrom(numbers: readonly number[]): string {
  const signs = numbers
    .slice(0, RANDOM)
    .map((number) => SIGNS[number]!)
    .join('');
  return signs + checkSign(signs);
}

const isCode = (signs: string) => checkSign(signs.slice(0, RANDOM)) === signs[RANDOM];

/** Every way to read the signs that codes never use. */
const readings = (signs: string): string[] =>
  [...signs].reduce(
    (begun, sign) => begun.flatMap((before) => [...(ALIKE[sign] ?? sign)].map((read) => before + read)),
    [''],
  );

/**
 * A code as people type or paste it, in the form in which it is kept: small letters, spaces and dashes count for nothing, a whole link says
 * the code at its end, and a sign that codes never use is read as the one it looks like where only one reading fits the check sign.
 * Undefined where it can be no code. Pure.
 */
export function readCode(typed: string): string | undefined {
  const given = /[?&]code=([^&#\s]+)/i.exec(typed)?.[1] ?? typed;
  const signs = given.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (signs.length !== RANDOM + 1) return undefined;
  if ([...signs].filter((sign) => !SIGNS.includes(sign)).length > MOST_UNREADABLE) return undefined;
  const fitting = readings(signs).filter(isCode);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** As it is printed: `7KQM-2XPD-9TRH`. */
export const spacedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** As many codes as one batch holds, and as many as are drawn for a printer. */
export const MOST_CODES = 100_000;
export const MOST_PRINTED = 5000;
