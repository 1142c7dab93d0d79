import type { OfflineWay } from '@abhyas/contract/commerce/sales/offline-shapes';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';

/** Chooses to pay an order to the institute itself, and goes to its page, which says how. */
export function useOffline() {
  const navigate = useNavigate();
  return useChange(
    (given: { readonly orderId: string; readonly way: OfflineWay }) =>
      api.commerce.payOffline({ params: { orderId: given.orderId }, body: { way: given.way } }),
    {
      inline: true,
      stale: [api.commerce.showMyOrder, api.commerce.listMyOrders, api.commerce.showOfflinePayment],
      after: ({ orderId }) => navigate({ to: '/student/orders/$', params: { _splat: orderId }, replace: true }),
    },
  );
}
