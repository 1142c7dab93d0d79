import type { SalesDocument } from '@abhyas/contract/commerce/sales/sales-document';
import type { InvoiceWords } from './invoice-words.ts';
import {
  amount,
  bold,
  GROUND,
  LINE,
  type Pdf,
  plain,
  quiet,
  rule,
  SHEET,
  write,
  writeBlock,
  writeTo,
} from './sheet.ts';

type Line = SalesDocument['lines'][number];
type Figures = Pick<
  Line,
  'pricePaise' | 'discountPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise'
>;
interface Column {
  readonly head: readonly string[];
  /** Where its figures end. */
  readonly to: number;
  readonly of: (line: Figures) => number;
}

/** What each line says in figures, by what was taxed: CGST and SGST, IGST, or nothing. */
function columnsOf({ lines, sums }: SalesDocument, words: InvoiceWords): Column[] {
  const rate = (lines[0]?.taxRate ?? 0) / 100;
  const percent = (of: number) => `${of.toLocaleString('en-IN')}%`;
  const taxes: Omit<Column, 'to'>[] =
    sums.igstPaise > 0
      ? [{ head: ['IGST', percent(rate)], of: ({ igstPaise }) => igstPaise }]
      : sums.cgstPaise + sums.sgstPaise > 0
        ? [
            { head: ['CGST', percent(rate / 2)], of: ({ cgstPaise }) => cgstPaise },
            { head: ['SGST', percent(rate / 2)], of: ({ sgstPaise }) => sgstPaise },
          ]
        : [];
  const all: Omit<Column, 'to'>[] = [
    { head: words.price, of: ({ pricePaise }) => pricePaise },
    { head: [words.discount], of: ({ discountPaise }) => discountPaise },
    ...(taxes.length > 0 ? [{ head: words.taxableHead, of: ({ taxablePaise }: Figures) => taxablePaise }] : []),
    ...taxes,
    { head: [words.amount], of: ({ totalPaise }) => totalPaise },
  ];
  return all.map((column, at) => ({ ...column, to: SHEET.right - 6 - (all.length - 1 - at) * 53 }));
}

const HEAD = 30;
function drawHead(
  pdf: Pdf,
  columns: readonly Column[],
  { words, y }: { readonly words: InvoiceWords; readonly y: number },
): number {
  pdf.rect(SHEET.left, y, SHEET.right - SHEET.left, HEAD).fill(GROUND);
  write(pdf, '#', SHEET.left + 6, y + 18, quiet(7.5));
  write(pdf, words.bought, SHEET.left + 20, y + 18, quiet(7.5));
  write(pdf, 'SAC', sacAt(columns), y + 18, quiet(7.5));
  for (const { head, to } of columns)
    head.forEach((words, at) => writeTo(pdf, words, to, y + (head.length > 1 ? 13 : 18) + at * 10, quiet(7.5)));
  return y + HEAD;
}

const sacAt = (columns: readonly Column[]) => (columns[0]?.to ?? 0) - 82;

interface Drawn {
  readonly document: SalesDocument;
  readonly words: InvoiceWords;
  readonly day: (at: string) => string;
}
/** The table of what was bought, on as many sheets as it needs. Answers where it ends. */
export function drawLines(pdf: Pdf, { document, words, day }: Drawn, top: number): number {
  const columns = columnsOf(document, words);
  let y = drawHead(pdf, columns, { words, y: top });
  for (const [at, line] of document.lines.entries()) {
    if (y > SHEET.bottom - 50) {
      pdf.addPage();
      y = drawHead(pdf, columns, { words, y: 50 });
    }
    y = drawLine(pdf, columns, { line, number: at + 1, words, day, y });
  }
  pdf.rect(SHEET.left, y, SHEET.right - SHEET.left, 22).fill(GROUND);
  write(pdf, words.total, SHEET.left + 20, y + 14, bold(8));
  for (const { of, to } of columns) writeTo(pdf, amount(of(document.sums)), to, y + 14, bold(8));
  rule(pdf, y + 22);
  return y + 22;
}

interface Row {
  readonly line: Line;
  readonly words: InvoiceWords;
  readonly number: number;
  readonly day: (at: string) => string;
  readonly y: number;
}
function drawLine(pdf: Pdf, columns: readonly Column[], { line, number, words, day, y }: Row): number {
  const base = y + 15;
  write(pdf, String(number), SHEET.left + 6, base, plain(8));
  write(pdf, line.sac, sacAt(columns), base, plain(8));
  columns.forEach(({ of, to }, at) =>
    writeTo(pdf, amount(of(line)), to, base, at === columns.length - 1 ? bold(8) : plain(8)),
  );
  const x = SHEET.left + 20;
  const width = sacAt(columns) - x - 10;
  const under = writeBlock(pdf, line.title, { x, y: base, width, most: 8 }, bold(8));
  const open = line.opensUntil === null ? words.forGood : words.openUntil(day(line.opensUntil));
  const { kind } = line.thing;
  const until = kind === 'seats' || kind === 'gift' ? words[kind] : open;
  const end = writeBlock(pdf, until, { x, y: under, width, most: 3 }, quiet(7.5));
  rule(pdf, end, LINE);
  return end;
}
