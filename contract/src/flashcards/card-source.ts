/** Characters of one side of a card. */
export const MOST_OF_A_SIDE = 2000;
/** Cards that come in one call. */
export const MOST_CARDS_AT_ONCE = 500;

/** A formula, which may hold braces of its own, or a gap: what is asked, and its hint. */
const FORMULA_OR_GAP = /\$\$[^$]+\$\$|\$[^$]+\$|\{\{((?:\$[^$]+\$|[^{}$])+?)(?:::((?:\$[^$]+\$|[^{}$])*))?\}\}/g;

/** Writes a sentence with other words where its gaps are. Pure. */
export function replaceGaps(source: string, write: (answer: string, hint: string) => string): string {
  return source.replaceAll(FORMULA_OR_GAP, (whole, answer: string | undefined, hint: string | undefined) =>
    answer === undefined ? whole : write(answer.trim(), (hint ?? '').trim()),
  );
}

/** Whether a sentence asks for anything. Pure. */
export function hasGap(source: string): boolean {
  let found = false;
  replaceGaps(source, () => {
    found = true;
    return '';
  });
  return found;
}
