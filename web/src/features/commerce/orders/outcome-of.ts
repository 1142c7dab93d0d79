import type { Order } from '@abhyas/contract/commerce/shapes';

/** What an order looks like to its buyer. */
export type Outcome = 'paid' | 'waiting' | 'unpaid' | 'offline' | 'checking' | 'failed' | 'expired' | 'refunded';

/**
 * An order whose payment was only begun is not paid yet: the gateway's page may have been closed. It waits for the bank once the gateway has
 * said so.
 */
export function outcomeOf({ state, payment }: Pick<Order, 'state' | 'payment'>): Outcome {
  if (state === 'paid' || state === 'part_refunded') return 'paid';
  if (state === 'placed') return 'unpaid';
  if (state === 'awaiting' && payment?.gateway === 'offline')
    return payment.state === 'pending' ? 'checking' : 'offline';
  if (state === 'awaiting') return payment?.state === 'pending' ? 'waiting' : 'unpaid';
  return state;
}
