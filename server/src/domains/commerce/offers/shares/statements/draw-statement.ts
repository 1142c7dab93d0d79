import { buffer } from 'node:stream/consumers';
import type { Statement } from '@abhyas/contract/commerce/offers/payouts';
import type { Seller } from '@abhyas/contract/commerce/seller';
import type { Language } from '@abhyas/contract/shapes';
import PdfFile from 'pdfkit';
import { type LineStyle, widthOf, writeLine } from '../../../../../kernel/pdf/pdf-text.ts';

type Pdf = InstanceType<typeof PdfFile>;
interface Drawn {
  readonly statement: Statement;
  readonly seller: Pick<Seller, 'legalName' | 'address' | 'gstin'>;
  readonly timeZone: string;
  readonly language: Language;
}
/** A4 upright, in points. */
const WIDTH = 595.28;
const BOTTOM = 790;
const EDGE = 48;
const ROW = 19;
const INK = '#1b2733';
const QUIET = '#5b6875';
const LINE = '#d5dae1';
const text = (size: number, weight: 400 | 700 = 400, colour = INK): LineStyle => ({ size, weight, colour });

const words = {
  en: {
    title: 'Statement of shares',
    provider: 'Abhyas, commission',
    heads: ['Date', 'Order', 'Item', 'Without GST', 'Share', 'Amount'],
    opening: 'Owed before',
    closing: 'Owed after',
    held: 'Of this, waiting until students can no longer ask for a refund',
    payout: 'Payout to',
    returned: 'Payout came back from',
    refund: 'refund',
    credit: 'upgrade',
    nothing: 'Nothing was sold, given back or paid out in this month.',
  },
  hi: {
    title: 'हिस्सों का हिसाब',
    provider: 'Abhyas, कमीशन',
    heads: ['तारीख', 'ऑर्डर', 'क्या बिका', 'GST के बिना', 'हिस्सा', 'राशि'],
    opening: 'पहले का बकाया',
    closing: 'अब का बकाया',
    held: 'इसमें से इतना अभी रुका है, क्योंकि विद्यार्थी अब भी पैसा वापस माँग सकते हैं',
    payout: 'भुगतान, खाता',
    returned: 'भुगतान वापस आया, खाता',
    refund: 'पैसा वापस',
    credit: 'अपग्रेड',
    nothing: 'इस महीने में कुछ नहीं बिका, वापस नहीं हुआ और चुकाया नहीं गया।',
  },
} as const satisfies Readonly<Record<Language, object>>;

/** Where each column begins; those of numbers end there. */
const columns = { date: EDGE, order: 106, item: 176, base: 408, share: 458, amount: WIDTH - EDGE } as const;

/** What a payee earned and was paid in a month, on sheets of A4: who owes, to whom, line by line, with the balance before and after. */
export async function drawStatement(drawn: Drawn): Promise<{ readonly bytes: Buffer; readonly pages: number }> {
  const { statement, language } = drawn;
  const said = words[language];
  const pdf = new PdfFile({ size: 'A4', margin: 0, autoFirstPage: false, lang: language, info: { Title: said.title } });
  const file = buffer(pdf);
  const sheet = new Sheet(pdf, () => drawHead(pdf, drawn));
  sheet.row((y) => drawSum(pdf, said.opening, statement.openingPaise, y));
  const rows = rowsOf(drawn);
  for (const cells of rows) sheet.row((y) => drawCells(pdf, cells, y));
  if (rows.length === 0) sheet.row((y) => writeLine(pdf, said.nothing, { x: EDGE, y, align: 'left' }, text(9)));
  sheet.row((y) => drawSum(pdf, said.closing, statement.closingPaise, y));
  if (statement.heldPaise > 0)
    sheet.row((y) => {
      writeLine(pdf, said.held, { x: EDGE, y, align: 'left' }, text(8, 400, QUIET));
      right(pdf, money(statement.heldPaise), { x: columns.amount, y }, text(8, 400, QUIET));
    });
  pdf.end();
  return { bytes: await file, pages: sheet.pages };
}

/** Rows under each other; a page that is full is followed by another with the same head. */
class Sheet {
  pages = 0;
  private y = BOTTOM;
  private readonly pdf: Pdf;
  private readonly head: () => number;
  constructor(pdf: Pdf, head: () => number) {
    this.pdf = pdf;
    this.head = head;
  }
  row(draw: (y: number) => void): void {
    if (this.y + ROW > BOTTOM) {
      this.pdf.addPage();
      this.pages += 1;
      this.y = this.head();
    }
    this.y += ROW;
    draw(this.y - 6);
    this.pdf
      .moveTo(EDGE, this.y)
      .lineTo(WIDTH - EDGE, this.y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
  }
}

/** Answers where the rows begin. */
function drawHead(pdf: Pdf, { statement, seller, language }: Drawn): number {
  const said = words[language];
  const name = statement.kind === 'provider' ? said.provider : statement.name;
  const month = new Intl.DateTimeFormat(`${language}-IN`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const at = (x: number, y: number) => ({ x, y, align: 'left' as const });
  writeLine(pdf, said.title, at(EDGE, 64), text(18, 700));
  writeLine(pdf, month.format(new Date(`${statement.month}-01T00:00:00Z`)), at(EDGE, 84), text(11, 400, QUIET));
  writeLine(pdf, fitted(pdf, name, WIDTH - 2 * EDGE, text(12, 700)), at(EDGE, 114), text(12, 700));
  const from = [seller.legalName, seller.address, seller.gstin && `GSTIN ${seller.gstin}`].filter(Boolean).join(', ');
  writeLine(pdf, fitted(pdf, from, WIDTH - 2 * EDGE, text(9)), at(EDGE, 132), text(9, 400, QUIET));
  const [date = '', order = '', item = '', base = '', share = '', amount = ''] = said.heads;
  const head = text(8, 700, QUIET);
  writeLine(pdf, date, at(columns.date, 164), head);
  writeLine(pdf, order, at(columns.order, 164), head);
  writeLine(pdf, item, at(columns.item, 164), head);
  right(pdf, base, { x: columns.base, y: 164 }, head);
  right(pdf, share, { x: columns.share, y: 164 }, head);
  right(pdf, amount, { x: columns.amount, y: 164 }, head);
  return 170;
}

interface Cells {
  readonly date: string;
  readonly order: string;
  readonly item: string;
  readonly base: string;
  readonly share: string;
  readonly amount: string;
}
function rowsOf({ statement, timeZone, language }: Drawn): Cells[] {
  const said = words[language];
  const day = new Intl.DateTimeFormat(`${language}-IN`, { day: 'numeric', month: 'short', timeZone });
  const lines = statement.lines.map(({ at, orderNumber, title, reason, taxablePaise, basisPoints, paise }) => ({
    date: day.format(new Date(at)),
    order: orderNumber,
    item: reason === 'paid' ? title : `${title}, ${said[reason]}`,
    base: money(taxablePaise),
    share: `${basisPoints / 100}%`,
    amount: money(paise),
  }));
  const paid = statement.payouts.map(({ at, account, paise }) => ({
    date: day.format(new Date(at)),
    order: '',
    // The dots of a masked account are in no font of the house.
    item: `${paise > 0 ? said.payout : said.returned} ${account.replace(/[•\s]+/, '…')}`,
    base: '',
    share: '',
    amount: money(-paise),
  }));
  return [...lines, ...paid];
}

function drawCells(pdf: Pdf, { date, order, item, base, share, amount }: Cells, y: number): void {
  const style = text(9);
  writeLine(pdf, date, { x: columns.date, y, align: 'left' }, style);
  writeLine(pdf, order, { x: columns.order, y, align: 'left' }, style);
  const width = columns.base - columns.item - 60;
  writeLine(pdf, fitted(pdf, item, width, style), { x: columns.item, y, align: 'left' }, style);
  right(pdf, base, { x: columns.base, y }, style);
  right(pdf, share, { x: columns.share, y }, style);
  right(pdf, amount, { x: columns.amount, y }, style);
}

function drawSum(pdf: Pdf, label: string, paise: number, y: number): void {
  writeLine(pdf, label, { x: EDGE, y, align: 'left' }, text(9, 700));
  right(pdf, money(paise), { x: columns.amount, y }, text(9, 700));
}

/** A text that ends at `x`. */
function right(pdf: Pdf, given: string, { x, y }: { readonly x: number; readonly y: number }, style: LineStyle): void {
  writeLine(pdf, given, { x: x - widthOf(pdf, given, style), y, align: 'left' }, style);
}

/** As much of a text as one line has room for. */
const fitted = (pdf: Pdf, given: string, width: number, style: LineStyle): string => {
  const letters = [...given];
  while (letters.length > 1 && widthOf(pdf, letters.join(''), style) > width) letters.pop();
  return letters.length < [...given].length ? `${letters.slice(0, -1).join('').trimEnd()}…` : given;
};

const money = (paise: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);
