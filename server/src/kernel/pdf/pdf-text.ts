import { fileURLToPath } from 'node:url';

const fonts = new URL('../../../fonts/', import.meta.url);
const families = ['latin', 'latin-ext', 'devanagari'] as const;
type Family = (typeof families)[number];
export type Weight = 400 | 700;

/** A piece of a line in one font. */
interface Run {
  readonly family: Family;
  readonly text: string;
}

/** What is needed of a PDF document to write lines. */
export interface PdfPen {
  readonly font: (source: string) => unknown;
  readonly fontSize: (size: number) => unknown;
  readonly fillColor: (colour: string) => unknown;
  readonly widthOfString: (text: string) => number;
  readonly text: (text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }) => unknown;
}

export interface LineStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
}

const familyOf = (letter: string): Family =>
  /[\p{Script=Devanagari}\u0964\u0965\u200C\u200D]/u.test(letter)
    ? 'devanagari'
    : /[\u0100-\u017F\u1E00-\u1EFF₹]/u.test(letter)
      ? 'latin-ext'
      : 'latin';

/** A text in pieces that one font holds; a space between two Devanagari words stays with them, so that the words are shaped together. */
export function runsOf(text: string): Run[] {
  const runs: { family: Family; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const family = letter === ' ' && last ? last.family : familyOf(letter);
    if (last?.family === family) last.text += letter;
    else runs.push({ family, text: letter });
  }
  return runs;
}

const fileOf = (family: Family, weight: Weight) => fileURLToPath(new URL(`${family}-${weight}.ttf`, fonts));

/** How wide a line is, in points. */
export function widthOf(pen: PdfPen, text: string, { size, weight }: Pick<LineStyle, 'size' | 'weight'>): number {
  return runsOf(text).reduce((sum, run) => {
    pen.font(fileOf(run.family, weight));
    pen.fontSize(size);
    return sum + pen.widthOfString(run.text);
  }, 0);
}

/** Writes a line whose baseline is at `y`, from `x` on or around it. */
export function writeLine(
  pen: PdfPen,
  text: string,
  at: { readonly x: number; readonly y: number; readonly align: 'left' | 'centre' },
  style: LineStyle,
): void {
  let x = at.align === 'left' ? at.x : at.x - widthOf(pen, text, style) / 2;
  pen.fillColor(style.colour);
  for (const run of runsOf(text)) {
    pen.font(fileOf(run.family, style.weight));
    pen.fontSize(style.size);
    pen.text(run.text, x, at.y, { lineBreak: false, baseline: 'alphabetic' });
    x += pen.widthOfString(run.text);
  }
}

/** The text in at most `most` lines of at most `width` points, at the largest size from `size` down at which it fits. */
export function fitLines(
  pen: PdfPen,
  text: string,
  { width, most, ...style }: LineStyle & { readonly width: number; readonly most: number },
): { readonly lines: string[]; readonly size: number } {
  // A style that is small already is tried at its own size.
  for (let size = style.size; size >= Math.min(style.size, 9); size--) {
    const lines = breakLines(text, (line) => widthOf(pen, line, { ...style, size }) <= width);
    if (lines && lines.length <= most) return { lines, size };
  }
  return { lines: [text], size: 8 };
}

/** Undefined where one word alone is too wide. */
function breakLines(text: string, fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else if (fits(word)) lines.push(word);
    else return undefined;
  }
  return lines;
}
