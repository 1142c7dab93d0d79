import type { Inline, Mark } from '@abhyas/contract/rich-text';

/** A formula that stands by itself ends the paragraph. */
export type MathPiece = Inline | { readonly type: 'display'; readonly latex: string };

/** Signs of private use that stand around what was an equation of a Word file: in the line, by itself, unreadable. */
export const equationSigns = {
  inline: ['\uE000', '\uE001'],
  display: ['\uE002', '\uE003'],
  broken: ['\uE004', '\uE005'],
} as const;

const FORMULA =
  /\uE000([^\uE001]*)\uE001|\uE002([^\uE003]*)\uE003|\uE004([^\uE005]*)\uE005|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|(?<!\\)\$\$([\s\S]+?)(?<!\\)\$\$|(?<!\\)\$(?!\s)((?:\\.|[^$\\])+?)(?<!\s)\$(?!\d)/g;

/**
 * Finds `\( \)`, `\[ \]`, `$$` and `$` in a text as the filters of learning systems do. A lone dollar is a dollar, and no digit follows a
 * closing one, so that "$5 and $10" stays money. `onBroken` hears of equations that could not be read.
 */
export function splitMath(
  text: string,
  marks: readonly { readonly type: Mark }[] = [],
  onBroken: (what: string) => void = () => {},
): MathPiece[] {
  const pieces: MathPiece[] = [];
  let last = 0;
  const say = (part: string) => {
    const clean = part.replaceAll('\\$', '$');
    if (clean !== '') pieces.push({ type: 'text', text: clean, ...(marks.length > 0 && { marks }) });
  };
  for (const match of text.matchAll(FORMULA)) {
    const [whole, wordInline, wordDisplay, broken, round, square, double, single] = match;
    say(text.slice(last, match.index));
    last = match.index + whole.length;
    const inline = wordInline ?? round ?? single;
    const latex = (inline ?? wordDisplay ?? square ?? double ?? '').trim();
    if (broken !== undefined) onBroken(broken);
    else if (latex === '') say(whole);
    else pieces.push(inline === undefined ? { type: 'display', latex } : { type: 'inlineMath', attrs: { latex } });
  }
  say(text.slice(last));
  return pieces;
}
