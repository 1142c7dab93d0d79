import { formulasOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import { mapFormulas } from '../../reading/map-formulas.ts';
import type { Replaced, WordsWanted } from './search-words.ts';

const TOKEN = /\\(?:[A-Za-z]+|[^A-Za-z])|\S/gu;
const COMMAND_AT_END = /\\[A-Za-z]+$/;

/**
 * Finds TeX whatever its spacing: `\frac{a}{b}` is found in `\frac {a} {b}`. `\alph` is not found in `\alpha`; `wholeWords` finds `x` in
 * `2x` but not in `\text{max}`. Letter case always counts: `\Gamma` is not `\gamma`. Undefined where nothing but spaces is looked for.
 */
export function formulaPattern({ find, wholeWords }: Omit<WordsWanted, 'put' | 'matchCase'>): RegExp | undefined {
  const tokens = find.match(TOKEN);
  if (!tokens) return undefined;
  const body = tokens
    .map((token) => (COMMAND_AT_END.test(token) ? `${RegExp.escape(token)}(?![A-Za-z])` : RegExp.escape(token)))
    .join(String.raw`\s*`);
  // The letters of a command are no letters of the formula: `a` does not stand in `\alpha`.
  const letters = /^[A-Za-z]/.test(tokens[0]!) ? '[A-Za-z]*' : '';
  const first = String.raw`(?<!(?<!\\)(?:\\\\)*\\${letters})`;
  const [before, after] = wholeWords ? [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`] : ['', ''];
  return new RegExp(`${first}${before}${body}${after}`, 'gu');
}

/** Replaces TeX in the formulas of a document; the rest of each formula stays as it is written. Pure. */
export function replaceInFormulas(doc: RichTextDoc, wanted: WordsWanted): Replaced<RichTextDoc> {
  const pattern = formulaPattern(wanted);
  if (!pattern) return { now: doc, hits: 0 };
  const hits = formulasOf(doc).reduce((sum, latex) => sum + (latex.match(pattern)?.length ?? 0), 0);
  if (hits === 0) return { now: doc, hits };
  return { now: mapFormulas(doc, (latex) => replaced(latex, pattern, wanted.put.trim())), hits };
}

/** A command keeps away from the letter that follows it. */
function replaced(latex: string, pattern: RegExp, put: string): string {
  let now = '';
  let kept = 0;
  const join = (part: string) => {
    now += COMMAND_AT_END.test(now) && /^[A-Za-z]/.test(part) ? ` ${part}` : part;
  };
  for (const match of latex.matchAll(pattern)) {
    join(latex.slice(kept, match.index));
    join(put);
    kept = match.index + match[0].length;
  }
  join(latex.slice(kept));
  return now.trim();
}
