import type { api } from '@abhyas/contract';
import type { SalesDocument } from '@abhyas/contract/commerce/sales/sales-document';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import type { FileAnswer } from '../../../../kernel/http/implement.ts';
import { thread } from '../../../../kernel/threads/ask-thread.ts';
import { languageOf } from '../../../notices/index.ts';
import { logoAddress, settingsOf } from '../../../tenancy/index.ts';
import { ownOrder } from '../show-my-order.ts';
import { listDocuments } from './documents.store.ts';
import type { DrawnInvoice } from './pdf/draw-invoice.ts';

/** Fonts and lines of a sheet take longer than others may wait. */
const askInvoiceThread = thread<DrawnInvoice, Uint8Array>(new URL('./pdf/invoice-worker.ts', import.meta.url));

/** A document of one of the caller's own orders as a file: the invoice, or a credit note by its number. */
export async function downloadInvoice(
  ctx: Context,
  { params, query }: Input<typeof api.commerce.downloadInvoice>,
): Promise<FileAnswer> {
  const order = await ownOrder(ctx, params.orderId);
  return invoiceFile(ctx, order.id, query.number);
}

/** The same for staff: an empty number is the invoice. NOT_FOUND where the order has no such document. */
export async function invoiceFile(ctx: Context, orderId: string, number: string): Promise<FileAnswer> {
  const documents = await listDocuments(ctx, [orderId]);
  const found = documents.find(({ correctsId, body }) =>
    number === '' ? correctsId === null : body.number === number,
  );
  return draw(ctx, found?.body ?? fail('NOT_FOUND'));
}

/** In the language of who reads it, with the logo of the seller. */
async function draw(ctx: Context, document: SalesDocument): Promise<FileAnswer> {
  const settings = await settingsOf(ctx.instituteId);
  const pdf = await askInvoiceThread({
    document,
    colour: settings?.brand.accent ?? '#1f3a5f',
    timeZone: settings?.timeZone ?? 'Asia/Kolkata',
    language: await languageOf(ctx, actorOf(ctx).accountId),
    logo: await logoAddress(ctx.instituteId),
  });
  return {
    fileName: `${document.number.replaceAll('/', '-')}.pdf`,
    content: Buffer.from(pdf),
    type: 'application/pdf',
  };
}
