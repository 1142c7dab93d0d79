import type { api } from '@abhyas/contract';
import type { SalesDocument } from '@abhyas/contract/commerce/sales/sales-document';
import type { Input } from '@abhyas/contract/endpoint';
import { dayIn } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { periodOf } from './period-of.ts';
import { listDocumentsOf } from './revenue.store.ts';

/** The columns of the list of documents. */
export const documentsHead = [
  'Document',
  'Number',
  'Date',
  'Corrects invoice',
  'Order',
  'Buyer',
  'GSTIN',
  'Place of supply',
  'Item',
  'SAC',
  'GST %',
  'Taxable',
  'CGST',
  'SGST',
  'IGST',
  'Total',
  'Coupon',
];
const kinds = { invoice: 'Tax invoice', billOfSupply: 'Bill of supply', creditNote: 'Credit note' } as const;

/** Every line of every document of a period, with its tax. Credit notes are negative, so that columns add up to what was kept. */
export async function exportDocuments(
  ctx: Context,
  { query }: Input<typeof api.commerce.exportDocuments>,
): Promise<FileAnswer> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const period = periodOf(query, ctx.clock.now(), timeZone);
  const rows = (await listDocumentsOf(ctx, period)).flatMap((document) => linesOfDocument(document, timeZone));
  return { fileName: `documents-${period.from}-${period.to}.csv`, content: writeCsv([documentsHead, ...rows]) };
}

/** Its lines with their tax, as rows of that list. */
export function linesOfDocument(document: SalesDocument, timeZone: string): (string | number)[][] {
  const { kind, number, issuedAt, invoiceNumber, orderNumber, buyer, placeOfSupply, couponCode } = document;
  const sign = kind === 'creditNote' ? -1 : 1;
  const rupees = (paise: number) => ((sign * paise) / 100).toFixed(2);
  const about = [kinds[kind], number, dayIn(timeZone, new Date(issuedAt)), invoiceNumber ?? '', orderNumber];
  return document.lines.map(({ title, sac, taxRate, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise }) => [
    ...about,
    buyer.name,
    buyer.gstin,
    placeOfSupply ?? '',
    title,
    sac,
    taxRate / 100,
    ...[taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise].map(rupees),
    couponCode ?? '',
  ]);
}
