import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { invoiceFile } from '../orders/invoices/download-invoice.ts';

/** The invoice of an order, or one of its credit notes, as its buyer gets it. */
export const downloadSalesDocument = (
  ctx: Context,
  { params, query }: Input<typeof api.commerce.downloadSalesDocument>,
): Promise<FileAnswer> => invoiceFile(ctx, params.orderId, query.number);
