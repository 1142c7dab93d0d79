/** Spacing, bracket sizes and styles: nothing that a reader would search for. */
const SPACING =
  /\\(?:left|right|big|Big|bigg|Bigg|displaystyle|textstyle|limits|quad|qquad|rm|bf|it|mathrm|mathbf|mathit|mathop|operatorname)(?![a-zA-Z])|\\[,;:!> ]|~|&|\\\\/g;
const TEXT = /\\(?:text(?:rm|bf|it)?|mbox)\s*\{([^{}]*)\}/g;
const CHEMISTRY = /\\ce\s*\{/g;
const TOKEN = /\\[a-zA-Z]+|\d+(?:\.\d+)?|[a-zA-Z]|[^\s{}$]/gu;
/** Two ways to write the same. */
const SAME: Readonly<Record<string, string>> = {
  '\\dfrac': '\\frac',
  '\\tfrac': '\\frac',
  '\\cfrac': '\\frac',
  '\\le': '\\leq',
  '\\ge': '\\geq',
  '\\ne': '\\neq',
  '\\to': '\\rightarrow',
  '\\cdot': '\\times',
  '*': '\\times',
  '−': '-',
};
const NOT_WORDS = new Set(['frac', 'sqrt', 'begin', 'end', 'ce', 'times', 'right', 'leq', 'geq', 'neq', 'rightarrow']);
const MOST_TERMS = 120;

const tokensOf = (latex: string): string[] =>
  (latex.replaceAll(TEXT, ' ').replaceAll(CHEMISTRY, ' ').replaceAll(SPACING, ' ').match(TOKEN) ?? []).map(
    (token) => SAME[token] ?? token,
  );

/**
 * Each two neighbours of a normalised formula; a formula of one sign is that sign. Braces, spacing and sizes do not count, so
 * `\dfrac{1}{2} mv^{2}` and `\frac12mv^2` give nearly the same.
 */
export function formulaTerms(latex: string): string[] {
  const tokens = tokensOf(latex).flatMap(splitNumber);
  if (tokens.length < 2) return tokens;
  return [...new Set(tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`))].slice(0, MOST_TERMS);
}

/** `\frac12` means one half: digits stand alone, a decimal number stays one. */
const splitNumber = (token: string): string[] => (/^\d{2,}$/.test(token) ? [...token] : [token]);

/** Ordinary text inside a formula, and what is said like a word: `h2so4`, `theta`. */
export function formulaWords(latex: string): { readonly text: string; readonly symbols: readonly string[] } {
  const text = [...latex.matchAll(TEXT)].map(([, words]) => words).join(' ');
  const bare = latex.replaceAll(TEXT, ' ').replaceAll(SPACING, ' ');
  const named = (bare.match(/\\[a-zA-Z]{2,}/g) ?? []).map((command) => command.slice(1).toLowerCase());
  const runs = bare
    .replaceAll(/\\[a-zA-Z]+/g, ' ')
    .replaceAll(/[{}_^]/g, '')
    .match(/[A-Za-z0-9]{2,16}/g);
  return {
    text,
    symbols: [
      ...new Set([...named.filter((name) => !NOT_WORDS.has(name)), ...(runs ?? []).map((run) => run.toLowerCase())]),
    ],
  };
}
