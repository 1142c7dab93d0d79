/** Words shorter than this are taken as typed: with one letter changed they would be other words. */
const LEAST = 5;
const MOST = 24;

/** A word with each of its letters left out once, and the word itself: two words within one slip of each other share one of these. */
export function piecesOf(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** A word that slips are forgiven for: five letters or more, no digits. */
export const isForgiven = (word: string): boolean =>
  /^[\p{L}\p{M}]+$/u.test(word) && [...word].length >= LEAST && [...word].length <= MOST;

/** A typed word may lack a letter of one that is forgiven. */
export const mayBeSlip = (typed: string): boolean =>
  /^[\p{L}\p{M}]+$/u.test(typed) && [...typed].length >= LEAST - 1 && [...typed].length <= MOST + 1;

/** One letter wrong, missing, too much, or two neighbours swapped; also no slip at all. */
export function isNear(typed: string, word: string): boolean {
  const [a, b] = [[...typed], [...word]];
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from++;
  const rest = (letters: readonly string[], skip: number) => letters.slice(from + skip).join('');
  if (a.length > b.length) return rest(a, 1) === rest(b, 0);
  if (a.length < b.length) return rest(a, 0) === rest(b, 1);
  return rest(a, 1) === rest(b, 1) || (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2));
}
