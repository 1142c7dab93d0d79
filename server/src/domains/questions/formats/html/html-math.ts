import type { Inline, Mark } from '@abhyas/contract/rich-text';

/** A formula that stands by itself ends the paragraph. */
export type MathPiece = Inline | { readonly type: 'display'; readonly latex: string };

/** Signs of private use that stand around what was an equation of a Word file (in the line, by itself, unreadable), or a drawing. */
export const equationSigns = {
  inline: ['\uE000', '\uE001'],
  display: ['\uE002', '\uE003'],
  broken: ['\uE004', '\uE005'],
  drawing: ['\uE006', '\uE007'],
} as const;

/** What is longer than any formula is none, so that a sign that nobody closes is not looked for to the end of the file again and again. */
const FORMULA =
  /\uE000([^\uE001]*)\uE001|\uE002([^\uE003]*)\uE003|\uE004([^\uE005]*)\uE005|\uE006([^\uE007]*)\uE007|\\\(([\s\S]{1,20000}?)\\\)|\\\[([\s\S]{1,20000}?)\\\]|(?<!\\)\$\$([\s\S]{1,20000}?)(?<!\\)\$\$|(?<!\\)\$(?!\s)((?:\\.|[^$\\]){1,20000}?)(?<!\s)\$(?!\d)/g;

/**
 * Finds `\( \)`, `\[ \]`, `$$` and `$` in a text as the filters of learning systems do. A lone dollar is a dollar, and no digit follows a
 * closing one, so that "$5 and $10" stays money. `onBroken` hears of equations and drawings that could not be read.
 */
export function splitMath(
  text: string,
  marks: readonly { readonly type: Mark }[] = [],
  onBroken: (what: string, kind: 'equation' | 'drawing') => void = () => {},
): MathPiece[] {
  const pieces: MathPiece[] = [];
  let last = 0;
  const say = (part: string) => {
    const clean = part.replaceAll('\\$', '$');
    if (clean !== '') pieces.push({ type: 'text', text: clean, ...(marks.length > 0 && { marks }) });
  };
  for (const match of text.matchAll(FORMULA)) {
    const [whole, wordInline, wordDisplay, broken, drawing, round, square, double, single] = match;
    say(text.slice(last, match.index));
    last = match.index + whole.length;
    const inline = wordInline ?? round ?? single;
    const latex = (inline ?? wordDisplay ?? square ?? double ?? '').trim();
    if (broken !== undefined) onBroken(broken, 'equation');
    else if (drawing !== undefined) onBroken(drawing, 'drawing');
    else if (latex === '') say(whole);
    else pieces.push(inline === undefined ? { type: 'display', latex } : { type: 'inlineMath', attrs: { latex } });
  }
  say(text.slice(last));
  return pieces;
}
