import { formulasOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import { mapFormulas } from '../../reading/map-formulas.ts';
import type { Replaced, WordsWanted } from './search-words.ts';

const TOKEN = /\\(?:[A-Za-z]+|[^A-Za-z])|\S/gu;
const COMMAND_AT_END = /\\[A-Za-z]+$/;
const LETTER = /\p{L}/u;

/** Where TeX was found in a formula. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** False where nothing but spaces is looked for. */
export const saysFormula = ({ find }: Pick<WordsWanted, 'find'>): boolean => /\S/.test(find);

/**
 * Finds TeX whatever its spacing: `\frac{a}{b}` is found in `\frac {a} {b}`. `\alph` is not found in `\alpha`; `wholeWords` finds `x` in
 * `2x` but not in `\text{max}`. Letter case always counts: `\Gamma` is not `\gamma`. Commands and signs are compared one by one, so that
 * the longest formula costs no more than its length times that of what is looked for.
 */
function placesIn(latex: string, { find, wholeWords }: Pick<WordsWanted, 'find' | 'wholeWords'>): Place[] {
  const wanted = find.match(TOKEN) ?? [];
  const tokens = [...latex.matchAll(TOKEN)];
  const places: Place[] = [];
  for (let at = 0; wanted.length > 0 && at + wanted.length <= tokens.length;) {
    const last = tokens[at + wanted.length - 1]!;
    const place = { from: tokens[at]!.index, to: last.index + last[0].length };
    const fits = wanted.every((token, i) => tokens[at + i]![0] === token);
    if (fits && (!wholeWords || isWhole(latex, place))) {
      places.push(place);
      at += wanted.length;
    } else at++;
  }
  return places;
}

const isWhole = (latex: string, { from, to }: Place) =>
  !LETTER.test(latex.charAt(from - 1)) && !LETTER.test(latex.charAt(to));

/** Replaces TeX in the formulas of a document; the rest of each formula stays as it is written. Pure. */
export function replaceInFormulas(doc: RichTextDoc, wanted: WordsWanted): Replaced<RichTextDoc> {
  const hits = formulasOf(doc).reduce((sum, latex) => sum + placesIn(latex, wanted).length, 0);
  if (hits === 0) return { now: doc, hits };
  return { now: mapFormulas(doc, (latex) => replaced(latex, placesIn(latex, wanted), wanted.put.trim())), hits };
}

/** A command keeps away from the letter that follows it. */
function replaced(latex: string, places: readonly Place[], put: string): string {
  let now = '';
  let kept = 0;
  const join = (part: string) => {
    now += COMMAND_AT_END.test(now) && /^[A-Za-z]/.test(part) ? ` ${part}` : part;
  };
  for (const { from, to } of places) {
    join(latex.slice(kept, from));
    join(put);
    kept = to;
  }
  join(latex.slice(kept));
  return now.trim();
}
