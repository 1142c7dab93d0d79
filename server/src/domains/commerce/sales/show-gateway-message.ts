import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findMessage } from '../orders/payments/messages.store.ts';

type Show = typeof api.commerce.showGatewayMessage;
/** What a gateway sent about an order, as it came. */
export async function showGatewayMessage(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const { receivedAt, genuine, body } = (await findMessage(ctx, params.orderId, params.messageId)) ?? fail('NOT_FOUND');
  return { receivedAt: receivedAt.toISOString(), genuine, body: body.toString('utf8') };
}
