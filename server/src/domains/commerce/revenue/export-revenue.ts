import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { WORKBOOK, type WorkbookSheet, writeWorkbook } from '../../../kernel/sheets/write-workbook.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { documentsHead, linesOfDocument } from './export-documents.ts';
import { periodOf } from './period-of.ts';
import { listDocumentsOf } from './revenue.store.ts';
import { showRevenue } from './show-revenue.ts';

/** Columns of documents that hold sums, which a spreadsheet adds up. */
const SUMS_FROM = documentsHead.indexOf('GST %');
const rupees = (paise: number): number => paise / 100;

/** What the report shows and every line behind it, as a workbook whose figures are numbers. The sums are those of the screen. */
export async function exportRevenue(
  ctx: Context,
  { query }: Input<typeof api.commerce.exportRevenue>,
): Promise<FileAnswer> {
  const report = await showRevenue(ctx, { query });
  const { timeZone } = await rulesOf(ctx.instituteId);
  const period = periodOf(query, ctx.clock.now(), timeZone);
  const lines = (await listDocumentsOf(ctx, period)).flatMap((document) => linesOfDocument(document, timeZone));
  const things = [...report.courses, ...report.plans];
  const content = await writeWorkbook([
    sheet(
      'Over time',
      ['When', 'Sold', 'Refunded'],
      report.bars.map(({ key, soldPaise, refundedPaise }) => [key, rupees(soldPaise), rupees(refundedPaise)]),
    ),
    sheet(
      'By course and plan',
      ['What', 'Times', 'Sold', 'Refunded'],
      things.map(({ title, sold, soldPaise, refundedPaise }) => [
        title,
        sold,
        rupees(soldPaise),
        rupees(refundedPaise),
      ]),
    ),
    sheet(
      'By coupon',
      ['Coupon', 'Orders', 'Taken off', 'Sold'],
      report.coupons.map(({ code, orders, discountPaise, soldPaise }) => [
        code,
        orders,
        rupees(discountPaise),
        rupees(soldPaise),
      ]),
    ),
    sheet(
      'By way to pay',
      ['Way', 'Orders', 'Sold'],
      report.ways.map(({ way, orders, soldPaise }) => [way, orders, rupees(soldPaise)]),
    ),
    sheet(
      'Documents',
      documentsHead,
      lines.map((line) => line.map(asNumber)),
    ),
  ]);
  return { fileName: `revenue-${report.from}-${report.to}.xlsx`, content, type: WORKBOOK };
}

/** The sums of a line of a document are texts with two places in the CSV, and numbers here. */
const asNumber = (cell: string | number, at: number, line: readonly (string | number)[]): string | number =>
  at >= SUMS_FROM && at < line.length - 1 ? Number(cell) : cell;

const sheet = (name: string, head: readonly string[], rows: WorkbookSheet['rows']): WorkbookSheet => ({
  name,
  columns: head.map((title, at) => ({ name: title, width: at === 0 ? 24 : 16 })),
  rows,
});
