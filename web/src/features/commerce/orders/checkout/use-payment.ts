import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { sendToGateway } from './send-to-gateway.ts';

/** Begins a payment of an order and leaves for the gateway; an order with nothing left to pay goes to its own page. */
export function usePayment() {
  const navigate = useNavigate();
  return useChange(
    (given: { readonly orderId: string; readonly gateway: GatewayName }) =>
      api.commerce.startPayment({ params: { orderId: given.orderId }, body: { gateway: given.gateway } }),
    {
      inline: true,
      stale: [api.commerce.showMyOrder, api.commerce.listMyOrders],
      after: ({ page, order }) =>
        page
          ? sendToGateway(page)
          : navigate({ to: '/student/orders/$', params: { _splat: order.orderId }, replace: true }),
    },
  );
}
