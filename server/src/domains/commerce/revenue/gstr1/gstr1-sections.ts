import type { SalesDocument } from '@abhyas/contract/commerce/sales/sales-document';
import { indianStates, type StateCode } from '@abhyas/contract/commerce/rules/states';
import type { Gstr1Section } from '@abhyas/contract/commerce/revenue';
import { plainRupees } from '../../ledger/in-rupees.ts';

/*
 * The sections of GSTR-1 as the government's Returns Offline Tool reads them: one CSV file each, with these columns and these words. Sums are
 * rupees with two places. Lines without tax stand in `exemp` alone.
 */

type Rows = (string | number)[][];
type Line = SalesDocument['lines'][number];
type Part = Pick<Line, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise'>;

export const gstr1Heads: Readonly<Record<Gstr1Section, readonly string[]>> = {
  b2b: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Reverse Charge',
    'Applicable % of Tax Rate',
    'Invoice Type',
    'E-Commerce GSTIN',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  b2cl: [
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
    'E-Commerce GSTIN',
  ],
  b2cs: [
    'Type',
    'Place Of Supply',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
    'E-Commerce GSTIN',
  ],
  cdnr: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Reverse Charge',
    'Note Supply Type',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  cdnur: [
    'UR Type',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  exemp: ['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)', 'Non-GST Supplies'],
  hsn: [
    'HSN',
    'Description',
    'UQC',
    'Total Quantity',
    'Total Value',
    'Rate',
    'Taxable Value',
    'Integrated Tax Amount',
    'Central Tax Amount',
    'State/UT Tax Amount',
    'Cess Amount',
  ],
};

/** `27-Maharashtra`, as the tool's own list writes it. */
const place = (code: string | null): string =>
  code === null ? '' : `${code}-${(indianStates[code as StateCode] ?? '').replaceAll(' and ', ' & ')}`;
const isNote = ({ kind }: SalesDocument): boolean => kind === 'creditNote';
const isTaxed = ({ taxRate, taxablePaise, totalPaise }: Line): boolean => taxRate > 0 && totalPaise > taxablePaise;

/** `24-Nov-2026`, in the zone of the institute. */
export function gstDay(at: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone });
  // British English writes September with four letters, the tool with three.
  return parts.format(new Date(at)).replaceAll(' ', '-').replace('Sept', 'Sep');
}

const none: Part = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 };
function add(to: Part, of: Part, sign: number): Part {
  return {
    taxablePaise: to.taxablePaise + sign * of.taxablePaise,
    cgstPaise: to.cgstPaise + sign * of.cgstPaise,
    sgstPaise: to.sgstPaise + sign * of.sgstPaise,
    igstPaise: to.igstPaise + sign * of.igstPaise,
    totalPaise: to.totalPaise + sign * of.totalPaise,
  };
}

/** Sums of lines by what they have in common, in the order in which each was first met. */
function sumBy(documents: readonly SalesDocument[], keyOf: (line: Line, document: SalesDocument) => string) {
  const sums = new Map<string, Part>();
  for (const document of documents)
    for (const line of document.lines.filter(isTaxed)) {
      const key = keyOf(line, document);
      sums.set(key, add(sums.get(key) ?? none, line, isNote(document) ? -1 : 1));
    }
  return sums;
}

/** One row for each rate of a document, with the value of the whole document beside it. */
function byRate(document: SalesDocument, row: (rate: number, taxable: string) => (string | number)[]): Rows {
  return [...sumBy([document], ({ taxRate }) => String(taxRate))].map(([rate, { taxablePaise }]) =>
    row(Number(rate) / 100, plainRupees(Math.abs(taxablePaise))),
  );
}

/** What a month's documents alone do not say. */
interface About {
  readonly timeZone: string;
  /** Invoices that the month's credit notes correct, also those of earlier months. */
  readonly corrected: readonly SalesDocument[];
}
type Zone = Pick<About, 'timeZone'>;
/** An invoice over a lakh to a buyer of another state without a GSTIN is named (notification 12/2024: until July 2024 it was 2.5 lakh). */
const LARGE_PAISE = 10_000_000;
const isLarge = ({ buyer, sums }: SalesDocument): boolean =>
  buyer.gstin === '' && sums.igstPaise > 0 && sums.totalPaise > LARGE_PAISE;
/** Large invoices, and the credit notes of large ones. */
function largeAmong(documents: readonly SalesDocument[], { corrected }: Pick<About, 'corrected'>): SalesDocument[] {
  const large = new Set(corrected.filter(isLarge).map(({ number }) => number));
  return documents.filter((document) =>
    isNote(document) ? large.has(document.invoiceNumber ?? '') : isLarge(document),
  );
}

const registered = (documents: readonly SalesDocument[]) => documents.filter(({ buyer }) => buyer.gstin !== '');

/** Invoices to buyers with a GSTIN. */
const b2b = (documents: readonly SalesDocument[], { timeZone }: Zone): Rows =>
  registered(documents)
    .filter((document) => !isNote(document))
    .flatMap((document) =>
      byRate(document, (rate, taxable) => [
        document.buyer.gstin,
        document.buyer.name,
        document.number,
        gstDay(document.issuedAt, timeZone),
        plainRupees(document.sums.totalPaise),
        place(document.placeOfSupply),
        'N',
        '',
        'Regular B2B',
        '',
        rate,
        taxable,
        '',
      ]),
    );

/** Credit notes to buyers with a GSTIN. */
const cdnr = (documents: readonly SalesDocument[], { timeZone }: Zone): Rows =>
  registered(documents)
    .filter(isNote)
    .flatMap((document) =>
      byRate(document, (rate, taxable) => [
        document.buyer.gstin,
        document.buyer.name,
        document.number,
        gstDay(document.issuedAt, timeZone),
        'C',
        place(document.placeOfSupply),
        'N',
        'Regular B2B',
        plainRupees(document.sums.totalPaise),
        '',
        rate,
        taxable,
        '',
      ]),
    );

/** Large invoices to buyers of other states without a GSTIN. */
const b2cl = (documents: readonly SalesDocument[], about: About): Rows =>
  largeAmong(documents, about)
    .filter((document) => !isNote(document))
    .flatMap((document) =>
      byRate(document, (rate, taxable) => [
        document.number,
        gstDay(document.issuedAt, about.timeZone),
        plainRupees(document.sums.totalPaise),
        place(document.placeOfSupply),
        '',
        rate,
        taxable,
        '',
        '',
      ]),
    );

/** Credit notes of large invoices. */
const cdnur = (documents: readonly SalesDocument[], about: About): Rows =>
  largeAmong(documents, about)
    .filter(isNote)
    .flatMap((document) =>
      byRate(document, (rate, taxable) => [
        'B2CL',
        document.number,
        gstDay(document.issuedAt, about.timeZone),
        'C',
        place(document.placeOfSupply),
        plainRupees(document.sums.totalPaise),
        '',
        rate,
        taxable,
        '',
      ]),
    );

/** All other buyers by place and rate; their credit notes are taken off. */
function b2cs(documents: readonly SalesDocument[], about: About): Rows {
  const large = new Set(largeAmong(documents, about));
  const sums = sumBy(
    documents.filter((document) => document.buyer.gstin === '' && !large.has(document)),
    ({ taxRate }, { placeOfSupply }) => `${placeOfSupply ?? ''} ${taxRate}`,
  );
  return [...sums].toSorted(byKey).map(([key, { taxablePaise }]) => {
    const [code = '', rate = '0'] = key.split(' ');
    return ['OE', place(code || null), '', Number(rate) / 100, plainRupees(taxablePaise), '', ''];
  });
}

/** Everything by services code and rate, less what was given back. A service has no quantity. */
function hsn(documents: readonly SalesDocument[]): Rows {
  const sums = sumBy(documents, ({ sac, taxRate }) => `${sac} ${taxRate}`);
  return [...sums].toSorted(byKey).map(([key, sum]) => {
    const [sac = '', rate = '0'] = key.split(' ');
    const taxes = [sum.igstPaise, sum.cgstPaise, sum.sgstPaise].map(plainRupees);
    return [
      sac,
      '',
      'NA',
      0,
      plainRupees(sum.totalPaise),
      Number(rate) / 100,
      plainRupees(sum.taxablePaise),
      ...taxes,
      '',
    ];
  });
}

const byKey = ([a]: readonly [string, Part], [b]: readonly [string, Part]) => (a < b ? -1 : 1);

const EXEMPT_ROWS = [
  ['Inter-State supplies to registered persons', true, true],
  ['Intra-State supplies to registered persons', false, true],
  ['Inter-State supplies to unregistered persons', true, false],
  ['Intra-State supplies to unregistered persons', false, false],
] as const;
/** Lines that a seller with a GSTIN sold without tax, less what was given back; a seller without one files no GSTR-1. */
function exemp(documents: readonly SalesDocument[]): Rows {
  const ofGst = documents.filter(({ seller }) => seller.gstin !== '');
  return EXEMPT_ROWS.map(([words, between, toRegistered]) => {
    const sum = ofGst
      .filter(({ buyer }) => (buyer.gstin !== '') === toRegistered)
      .filter(({ placeOfSupply, seller }) => ((placeOfSupply ?? seller.stateCode) !== seller.stateCode) === between)
      .flatMap((document) => document.lines.filter((line) => line.taxRate === 0).map((line) => ({ document, line })))
      .reduce((all, { document, line }) => all + (isNote(document) ? -1 : 1) * line.totalPaise, 0);
    return [words, '0.00', plainRupees(sum), '0.00'];
  });
}

const sections = { b2b, b2cl, b2cs, cdnr, cdnur, exemp, hsn } as const;
/** The rows of one section, from the documents of a month in the order in which they were issued. */
export const gstr1Rows = (section: Gstr1Section, documents: readonly SalesDocument[], about: About): Rows =>
  sections[section](documents, about);
