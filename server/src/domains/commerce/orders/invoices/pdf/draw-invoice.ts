import { buffer } from 'node:stream/consumers';
import type { SalesDocument } from '@abhyas/contract/commerce/sales/sales-document';
import { indianStates, type StateCode } from '@abhyas/contract/commerce/rules/states';
import PdfFile from 'pdfkit';
import type { Language } from '@abhyas/contract/shapes';
import { logoAsPng } from '../../../../../kernel/pdf/logo-as-png.ts';
import { drawLines } from './draw-lines.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';
import { rupeesInHindi } from './rupees-in-hindi.ts';
import { rupeesInWords } from './rupees-in-words.ts';
import { amount, bold, GROUND, type Pdf, plain, quiet, rule, SHEET, write, writeBlock, writeTo } from './sheet.ts';

export interface DrawnInvoice {
  readonly document: SalesDocument;
  /** `#rrggbb`; can be read on white. */
  readonly colour: string;
  readonly timeZone: string;
  readonly language: Language;
  /** The seller's logo as `data:` address. */
  readonly logo: string | undefined;
}
/** Where a logo stands, and how high it may be. */
const LOGO = { top: 34, height: 34 } as const;
const stateOf = (code: string) => `${code} ${indianStates[code as StateCode] ?? ''}`.trim();

/** An invoice, bill of supply or credit note on A4 (CGST rules 46, 49 and 53: what each must show). */
export async function drawInvoice({ document, colour, timeZone, language, logo }: DrawnInvoice): Promise<Buffer> {
  const words = invoiceWords[language];
  const pdf = new PdfFile({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    info: { Title: `${words.kinds[document.kind]} ${document.number}`, Author: document.seller.legalName },
  });
  const file = buffer(pdf);
  const date = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'long', timeZone });
  const day = (at: string) => date.format(new Date(at));
  const top = await drawLogo(pdf, logo);
  const head = drawSeller(pdf, document, { words, colour, top });
  const parties = Math.max(
    drawBuyer(pdf, document, { words, y: head }),
    drawFacts(pdf, document, { words, day, y: head }),
  );
  const lines = drawLines(pdf, { document, words, day }, parties + 8);
  const sums = lines > SHEET.bottom - 190 ? newSheet(pdf) : lines + 24;
  drawSums(pdf, document, { words, language, top: sums });
  drawFeet(pdf, document, words);
  pdf.end();
  return file;
}

function newSheet(pdf: Pdf): number {
  pdf.addPage();
  return 60;
}

/** The logo above the seller's name. Answers where the name begins. */
async function drawLogo(pdf: Pdf, logo: string | undefined): Promise<number> {
  const picture = logo === undefined ? undefined : await logoAsPng(logo);
  if (!picture) return 62;
  const scale = Math.min(1, LOGO.height / picture.height);
  pdf.image(picture.bytes, SHEET.left, LOGO.top, { width: picture.width * scale });
  return LOGO.top + picture.height * scale + 24;
}

interface Head {
  readonly words: InvoiceWords;
  readonly colour: string;
  readonly top: number;
}
function drawSeller(pdf: Pdf, { kind, seller }: SalesDocument, { words, colour, top }: Head): number {
  writeTo(pdf, words.kinds[kind], SHEET.right, 62, bold(17, colour));
  writeTo(pdf, words.original, SHEET.right, 78, quiet(8.5));
  let y = writeBlock(pdf, seller.legalName, { x: SHEET.left, y: top, width: 300, most: 2 }, bold(14));
  y = writeBlock(pdf, seller.address, { x: SHEET.left, y, width: 300, most: 3 }, quiet(8.5));
  const tax = [seller.gstin && `GSTIN ${seller.gstin}`, seller.stateCode && words.stateCode(seller.stateCode)];
  y = writeBlock(pdf, tax.filter(Boolean).join('   '), { x: SHEET.left, y, width: 300, most: 1 }, plain(8.5));
  y = writeBlock(pdf, seller.email, { x: SHEET.left, y, width: 300, most: 1 }, quiet(8.5));
  rule(pdf, y + 6, colour, 1.6);
  return y + 28;
}

function drawBuyer(pdf: Pdf, { buyer }: SalesDocument, { words, y: top }: Omit<Below, 'day'>): number {
  write(pdf, words.billedTo, SHEET.left, top, quiet(8));
  const at = { x: SHEET.left, width: 250 };
  let y = writeBlock(pdf, buyer.name, { ...at, y: top + 15, most: 2 }, bold(10.5));
  y = writeBlock(pdf, [buyer.address, buyer.city, buyer.pin].filter(Boolean).join(', '), { ...at, y }, plain(8.5));
  y = writeBlock(pdf, buyer.stateCode ? `${indianStates[buyer.stateCode]}, India` : '', { ...at, y }, plain(8.5));
  y = writeBlock(pdf, buyer.gstin && `GSTIN ${buyer.gstin}`, { ...at, y }, bold(8.5));
  return writeBlock(pdf, buyer.email, { ...at, y, most: 1 }, quiet(8.5));
}

interface Below {
  readonly words: InvoiceWords;
  readonly day: (at: string) => string;
  readonly y: number;
}
function drawFacts(pdf: Pdf, document: SalesDocument, { words, day, y }: Below): number {
  const facts = [
    [document.kind === 'creditNote' ? words.noteNumber : words.number, document.number],
    [words.date, day(document.issuedAt)],
    ...(document.invoiceNumber ? [[words.corrects, document.invoiceNumber]] : []),
    [words.order, document.orderNumber],
    ...(document.placeOfSupply ? [[words.place, stateOf(document.placeOfSupply)]] : []),
    [words.reverse, words.no],
  ];
  facts.forEach(([label = '', value = ''], at) => {
    write(pdf, label, 370, y + at * 14, quiet(8.5));
    writeTo(pdf, value, SHEET.right, y + at * 14, bold(8.5));
  });
  return y + facts.length * 14;
}

interface Sums {
  readonly words: InvoiceWords;
  readonly language: Language;
  readonly top: number;
}
function drawSums(pdf: Pdf, document: SalesDocument, { words, language, top }: Sums): void {
  const { kind, sums, paidBy } = document;
  const inWords = language === 'hi' ? rupeesInHindi(sums.totalPaise) : rupeesInWords(sums.totalPaise);
  write(pdf, words.inWords, SHEET.left, top, quiet(8));
  writeBlock(pdf, inWords, { x: SHEET.left, y: top + 14, width: 240 }, bold(9));
  const taxes = [
    ['CGST', sums.cgstPaise],
    ['SGST', sums.sgstPaise],
    ['IGST', sums.igstPaise],
  ] as const;
  let y = top;
  const line = (label: string, paise: number, isTotal = false) => {
    write(pdf, label, 340, y, isTotal ? bold(10) : quiet(8.5));
    writeTo(pdf, `₹${amount(paise)}`, SHEET.right, y, isTotal ? bold(10) : plain(8.5));
    y += isTotal ? 20 : 15;
  };
  const taxed = sums.totalPaise > sums.taxablePaise;
  if (taxed) line(words.taxable, sums.taxablePaise);
  for (const [label, paise] of taxes) if (paise > 0) line(label, paise);
  line(kind === 'creditNote' ? words.noteTotal : words.invoiceTotal, sums.totalPaise, true);
  for (const { way, reference, amountPaise } of paidBy)
    line([words.ways[way] ?? way, reference].filter(Boolean).join(', '), amountPaise);
  if (kind !== 'creditNote') line(words.left, 0, true);
  drawNotes(pdf, document, { words, y: y + 8 });
}

/** Why the sums are what they are, in words. */
function drawNotes(pdf: Pdf, { sums, couponCode }: SalesDocument, { words, y }: Omit<Below, 'day'>): void {
  const notes = [
    couponCode !== null && words.coupon(couponCode),
    sums.cgstPaise > 0 && words.sameState,
    sums.igstPaise > 0 && words.otherState,
    sums.totalPaise === sums.taxablePaise && words.untaxed,
  ].filter((note) => note !== false);
  pdf.roundedRect(SHEET.left, y, SHEET.right - SHEET.left, 12 + notes.length * 13, 4).fill(GROUND);
  notes.forEach((note, at) => write(pdf, note, SHEET.left + 10, y + 16 + at * 13, quiet(8)));
}

function drawFeet(pdf: Pdf, { seller }: SalesDocument, words: InvoiceWords): void {
  const { start, count } = pdf.bufferedPageRange();
  const ask = seller.email === '' ? '' : ` ${words.questions(seller.email)}`;
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    write(pdf, `${words.computer}${ask}`, SHEET.left, 806, quiet(7.5));
    writeTo(pdf, words.page(page - start + 1, count), SHEET.right, 806, quiet(7.5));
  }
}
