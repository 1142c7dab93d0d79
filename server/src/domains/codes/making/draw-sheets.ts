import { buffer } from 'node:stream/consumers';
import { spacedCode } from '@abhyas/contract/codes/code-signs';
import PdfFile from 'pdfkit';
import { create as createQr } from 'qrcode';
import { fitLines, type LineStyle, writeLine } from '../../../kernel/pdf/pdf-text.ts';

export interface Sheets {
  readonly institute: string;
  /** `#rrggbb`; can be read on white. */
  readonly colour: string;
  readonly language: string;
  /** What a code opens, and for how long: two lines at most. */
  readonly opens: string;
  /** What to do with the card, and until when. */
  readonly how: string;
  readonly until: string;
  /** Where codes are redeemed, as people type it. */
  readonly address: string;
  /** With the code behind it: where the QR code leads. */
  readonly link: string;
  readonly codes: readonly string[];
}
type Pdf = InstanceType<typeof PdfFile>;
interface Card {
  readonly x: number;
  readonly y: number;
  readonly code: string;
  readonly number: number;
}

/** Ten cards of 90 × 54 mm on a page of A4, in points; printers cut them along the lines. */
const MM = 72 / 25.4;
const CARD = { width: 90 * MM, height: 54 * MM } as const;
const PAGE = { width: 595.28, height: 841.89 } as const;
const COLUMNS = 2;
const PER_PAGE = 10;
const LEFT = (PAGE.width - COLUMNS * CARD.width) / 2;
const TOP = (PAGE.height - (PER_PAGE / COLUMNS) * CARD.height) / 2;
const PAD = 12;
const QR_SIDE = 26 * MM;
const INK = '#1b2733';
const QUIET = '#5b6875';

/** A page of cards for each ten codes: QR code, the code itself, what it opens and where it is typed. */
export async function drawSheets(sheets: Sheets): Promise<Buffer> {
  const pdf = new PdfFile({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: sheets.language,
    info: { Title: sheets.opens, Author: sheets.institute },
  });
  const file = buffer(pdf);
  const opens = linesOf(pdf, sheets.opens, { ...bold(10.5), width: CARD.width - 2 * PAD, most: 2 });
  for (const [at, code] of sheets.codes.entries()) {
    const place = at % PER_PAGE;
    if (place === 0) pdf.addPage();
    const x = LEFT + (place % COLUMNS) * CARD.width;
    const y = TOP + Math.floor(place / COLUMNS) * CARD.height;
    drawCard(pdf, { x, y, code, number: at + 1 }, sheets, opens);
  }
  pdf.end();
  return file;
}

interface Lines {
  readonly lines: readonly string[];
  readonly style: LineStyle;
}
function linesOf(pdf: Pdf, text: string, style: LineStyle & { readonly width: number; readonly most: number }): Lines {
  const { lines, size } = fitLines(pdf, text, style);
  return { lines, style: { ...style, size } };
}

function drawCard(pdf: Pdf, card: Card, sheets: Sheets, opens: Lines): void {
  const { x, y, code, number } = card;
  pdf.rect(x, y, CARD.width, CARD.height).dash(2, { space: 3 }).lineWidth(0.4).strokeColor('#aab4be').stroke().undash();
  const left = x + PAD;
  writeLine(pdf, sheets.institute, { x: left, y: y + 19, align: 'left' }, { ...bold(8), colour: sheets.colour });
  for (const [at, line] of opens.lines.entries())
    writeLine(pdf, line, { x: left, y: y + 35 + at * 13, align: 'left' }, opens.style);
  drawQr(pdf, sheets.link + code, { x: left, y: y + CARD.height - PAD - QR_SIDE });
  const beside = left + QR_SIDE + 12;
  const bottom = y + CARD.height - PAD;
  writeLine(pdf, spacedCode(code), { x: beside, y: bottom - 48, align: 'left' }, bold(14));
  writeLine(pdf, sheets.how, { x: beside, y: bottom - 31, align: 'left' }, quiet(7));
  const width = CARD.width - 2 * PAD - QR_SIDE - 12;
  const address = linesOf(pdf, sheets.address, { ...bold(8), width, most: 1 });
  writeLine(pdf, address.lines.join(' '), { x: beside, y: bottom - 20, align: 'left' }, address.style);
  writeLine(pdf, `${sheets.until}  No. ${number}`.trim(), { x: beside, y: bottom - 2, align: 'left' }, quiet(7));
}

/** Modules beside each other are drawn as one: there are ten times fewer shapes. */
function drawQr(pdf: Pdf, text: string, at: { readonly x: number; readonly y: number }): void {
  const { modules } = createQr(text, { errorCorrectionLevel: 'M' });
  const side = QR_SIDE / modules.size;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column++;
      if (column > start) pdf.rect(at.x + start * side, at.y + row * side, (column - start) * side + 0.05, side + 0.05);
    }
  pdf.fill(INK);
}

const bold = (size: number): LineStyle => ({ size, weight: 700, colour: INK });
const quiet = (size: number): LineStyle => ({ size, weight: 400, colour: QUIET });
