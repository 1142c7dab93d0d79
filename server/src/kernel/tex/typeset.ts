import { longestFormula, typesetOptions } from '@abhyas/contract/math/typesetting';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { computed } from '../cached.ts';

/** Characters: about as many as all papers of a day hold; a formula's html is some 800. */
const size = { max: 60_000_000, of: (html: string) => html.length + 1 };
/** The html of a formula by its key; empty where KaTeX cannot read it. */
export const typeset = computed({ size, make: render });

/**
 * Formulas set by KaTeX with mhchem, by their key (`typesetKey` of the contract). What it cannot read is left out: the browser
 * then shows it as written.
 */
export function typesetFormulas(keys: Iterable<string>): Record<string, string> {
  const set: Record<string, string> = {};
  for (const key of keys) {
    const html = typeset(key);
    if (html !== '') set[key] = html;
  }
  return set;
}

function render(key: string): string {
  const tex = key.slice(1);
  if (tex.length > longestFormula) return '';
  try {
    return katex.renderToString(tex, typesetOptions(key.startsWith('b')));
  } catch {
    return '';
  }
}
