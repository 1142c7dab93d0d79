import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { ownOrder } from '../show-my-order.ts';
import { listDocuments } from './documents.store.ts';

type Show = typeof api.commerce.showInvoice;
/** The invoice of one of the caller's orders, as it was issued. */
export async function showInvoice(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const order = await ownOrder(ctx, params.orderId);
  const documents = await listDocuments(ctx, [order.id]);
  return documents.find(({ correctsId }) => correctsId === null)?.body ?? fail('NOT_FOUND');
}
