/** Without O and I, 0 and 1: nobody can read one for another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RANDOM = 5;
/** Odd, so that no two neighbours that change places keep the sum, and no single wrong sign does. */
const WEIGHTS = [1, 3, 5, 7, 9];

/** The sign that checks the five before it. Pure. */
function checkSign(five: string): string {
  const sum = [...five].reduce((total, sign, at) => total + SIGNS.indexOf(sign) * WEIGHTS[at]!, 0);
  return SIGNS[sum % SIGNS.length]!;
}

/** A code of six signs from five numbers below 32. Pure. */
export function codeFrom(numbers: Iterable<number>): string {
  const five = [...numbers]
    .slice(0, RANDOM)
    .map((number) => SIGNS[number % SIGNS.length]!)
    .join('');
  return five + checkSign(five);
}

/** A code as people type it, in the form in which it is kept: `ph7-2k4` is `PH72K4`. Undefined where it can be no code. Pure. */
export function readCode(typed: string): string | undefined {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (signs.length !== RANDOM + 1 || [...signs].some((sign) => !SIGNS.includes(sign))) return undefined;
  return checkSign(signs.slice(0, RANDOM)) === signs[RANDOM] ? signs : undefined;
}

/** Codes that differ from what was typed by one sign, or by two neighbours that changed places. Pure. */
export function likeCodes(typed: string): string[] {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (signs.length !== RANDOM + 1) return [];
  const places = [...signs].map((_sign, at) => at);
  const changed = places.flatMap((at) => [...SIGNS].map((sign) => signs.slice(0, at) + sign + signs.slice(at + 1)));
  const swapped = places
    .slice(1)
    .map((at) => signs.slice(0, at - 1) + signs[at]! + signs[at - 1]! + signs.slice(at + 1));
  return [...new Set([...changed, ...swapped])].filter((code) => readCode(code) === code);
}
