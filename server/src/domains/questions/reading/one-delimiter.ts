/** `\( \)`, `\[ \]` and environments that stand in no formula; what stands between dollars is passed over. */
const OTHER =
  /(?<!\\)\$\$[\s\S]*?(?<!\\)\$\$|(?<!\\)\$(?:\\.|[^$\\])*\$|\\\(([\s\S]{1,20000}?)\\\)|\\\[([\s\S]{1,20000}?)\\\]|\\begin\{([a-zA-Z]+\*?)\}[\s\S]{1,20000}?\\end\{\3\}/g;

/** The same source with every formula between dollars, whichever of LaTeX's signs its author used. */
export function oneDelimiter(source: string): string {
  if (!/\\[([]|\\begin/.test(source)) return source;
  return source.replaceAll(OTHER, (found, round?: string, square?: string, environment?: string) => {
    if (round !== undefined) return `$${round.trim()}$`;
    if (square !== undefined) return `$$${square.trim()}$$`;
    return environment === undefined ? found : `$$${found}$$`;
  });
}

/** Digits and then words: `$5 and $6` would be a formula of italics. */
const MONEY = /(?<![\\$])\$\s?(\d[\d,]*(?:\.\d+)?\s+(?:[a-z]{1,15}[\s,.]+)*(?:[a-z]{1,15}[\s,.]*)?)\$(?=\s?\d|\s|$)/gi;
const PROSE = /(?:^|\s)(?:and|or|to|per|for|is|are|each|then|while|costs?|paid|of|in|with|at|from)(?=[\s,.]|$)/i;

/** The same source with what looks like money written as formulas that nobody takes for it. */
export const asFormula = (source: string): string =>
  source.replaceAll(MONEY, (whole, inner: string) => (PROSE.test(inner) ? String.raw`\(${inner}\)` : whole));

/** The same source with its sums of money written so that they are none of our formulas; undefined where no formula looks like money. */
export function withMoney(source: string): string | undefined {
  let found = false;
  const written = source.replaceAll(MONEY, (whole, inner: string) => {
    if (!PROSE.test(inner)) return whole;
    found = true;
    return String.raw`\$` + whole.slice(1, -1) + String.raw`\$`;
  });
  return found ? written : undefined;
}
