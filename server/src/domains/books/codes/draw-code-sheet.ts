import { buffer } from 'node:stream/consumers';
import { writtenCode } from '@abhyas/contract/books/shapes';
import type { Language } from '@abhyas/contract/shapes';
import PdfFile from 'pdfkit';
import { fitLines, type LineStyle, widthOf, writeLine } from '../../../kernel/pdf/pdf-text.ts';
import type { CodeLabel } from './code-labels.ts';
import { breathe, darkRuns } from './qr-rows.ts';

type Pdf = InstanceType<typeof PdfFile>;
interface Drawn {
  readonly title: string;
  readonly version: number;
  readonly language: Language;
  readonly labels: readonly CodeLabel[];
}
/** A4 upright, in points. */
const WIDTH = 595.28;
const EDGE = 42;
const HEAD = 92;
const COLUMNS = 4;
const ROWS = 6;
const CELL = { width: (WIDTH - 2 * EDGE) / COLUMNS, height: 116 };
const SIDE = 68;
const INK = '#1b2733';
const style = (size: number, weight: 400 | 700 = 400): LineStyle => ({ size, weight, colour: INK });
const SMALL = style(7.5);

const texts = {
  en: { version: 'Version', page: 'p.' },
  hi: { version: 'संस्करण', page: 'पृ.' },
} as const satisfies Readonly<Record<Language, object>>;

/** Codes with their places on sheets of A4, each chapter on a page of its own. */
export async function drawCodeSheet(
  { title, version, language, labels }: Drawn,
  tell: (progress: number) => Promise<void>,
): Promise<{ readonly bytes: Buffer; readonly pages: number }> {
  const pdf = new PdfFile({ size: 'A4', margin: 0, autoFirstPage: false, lang: language, info: { Title: title } });
  const file = buffer(pdf);
  let [pages, place, chapter] = [0, 0, ''];
  for (const [at, label] of labels.entries()) {
    if (pages === 0 || place === COLUMNS * ROWS || label.chapter !== chapter) {
      pdf.addPage();
      [pages, place, chapter] = [pages + 1, 0, label.chapter];
      const said = [title, `${texts[language].version} ${version}`, `${texts[language].page} ${pages}`].join(' · ');
      writeLine(pdf, said, { x: EDGE, y: 46, align: 'left' }, style(9));
      const head = fitLines(pdf, chapter || title, { width: WIDTH - 2 * EDGE, most: 1, ...style(15, 700) });
      writeLine(pdf, head.lines.join(' '), { x: EDGE, y: 68, align: 'left' }, { ...style(15, 700), size: head.size });
    }
    drawLabel(pdf, label, place++, texts[language].page);
    await breathe();
    if (at % 100 === 99) await tell(Math.floor((95 * at) / labels.length));
  }
  pdf.end();
  return { bytes: await file, pages };
}

function drawLabel(pdf: Pdf, { address, code, name, printedPage }: CodeLabel, place: number, page: string): void {
  const x = EDGE + (place % COLUMNS) * CELL.width;
  const y = HEAD + Math.floor(place / COLUMNS) * CELL.height;
  const { size, runs } = darkRuns(address);
  const side = SIDE / size;
  for (const { row, column, length } of runs) pdf.rect(x + column * side, y + row * side, length * side, side + 0.02);
  pdf.fill('#000000');
  const where = printedPage === null ? '' : ` · ${page} ${printedPage}`;
  writeLine(pdf, writtenCode(code) + where, { x, y: y + SIDE + 13, align: 'left' }, style(10, 700));
  linesOf(pdf, name).forEach((line, at) =>
    writeLine(pdf, line, { x, y: y + SIDE + 24 + at * 9, align: 'left' }, SMALL),
  );
}

/** A name in at most two lines of a cell; what has no room ends in dots. */
function linesOf(pdf: Pdf, name: string): string[] {
  const fits = (line: string) => widthOf(pdf, line, SMALL) <= CELL.width - 12;
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && (lines.length === 2 || fits(`${last} ${word}`)))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => {
    let shown = line;
    while (!fits(shown)) shown = `${shown.replace(/…$/, '').slice(0, -1)}…`;
    return shown;
  });
}
