import type PdfFile from 'pdfkit';
import { fitLines, type LineStyle, widthOf, writeLine } from '../../../../../kernel/pdf/pdf-text.ts';

export type Pdf = InstanceType<typeof PdfFile>;
/** A4 in points, and the edges of what is written. */
export const SHEET = { width: 595.28, height: 841.89, left: 44, right: 551.28, bottom: 770 } as const;
export const INK = '#1b2733';
const QUIET = '#5b6875';
export const LINE = '#d5dce3';
export const GROUND = '#f1f4f8';

export const bold = (size: number, colour: string = INK): LineStyle => ({ size, weight: 700, colour });
export const plain = (size: number): LineStyle => ({ size, weight: 400, colour: INK });
export const quiet = (size: number): LineStyle => ({ size, weight: 400, colour: QUIET });

/** A line from `x` on. */
export const write = (pdf: Pdf, text: string, x: number, y: number, style: LineStyle): void =>
  writeLine(pdf, text, { x, y, align: 'left' }, style);

/** A line that ends at `x`. */
export const writeTo = (pdf: Pdf, text: string, x: number, y: number, style: LineStyle): void =>
  writeLine(pdf, text, { x: x - widthOf(pdf, text, style), y, align: 'left' }, style);

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** At most so many lines; a longer text grows smaller. */
  readonly most?: number;
}
/** A text in as many lines as it needs. Answers the baseline under the last one. */
export function writeBlock(pdf: Pdf, text: string, { x, y, width, most = 6 }: Block, style: LineStyle): number {
  if (text === '') return y;
  const { lines, size } = fitLines(pdf, text, { ...style, width, most });
  const step = size * 1.4;
  for (const [at, line] of lines.entries()) write(pdf, line, x, y + at * step, { ...style, size });
  return y + lines.length * step;
}

export const rule = (pdf: Pdf, y: number, colour = LINE, thick = 0.7): void => {
  pdf.moveTo(SHEET.left, y).lineTo(SHEET.right, y).lineWidth(thick).strokeColor(colour).stroke();
};

/** Paise with the commas of India, without a sign. */
export const amount = (paise: number): string =>
  (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
