import { createFileRoute } from '@tanstack/react-router';
import { OrderScreen } from '../../../../features/commerce/orders/order-screen.tsx';

export const Route = createFileRoute('/student/_shell/orders/$orderId')({ component: OneOrder });

function OneOrder() {
  const { orderId } = Route.useParams();
  return <OrderScreen key={orderId} orderId={orderId} />;
}
