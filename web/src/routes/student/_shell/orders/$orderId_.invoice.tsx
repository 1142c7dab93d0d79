import { createFileRoute } from '@tanstack/react-router';
import { InvoiceScreen } from '../../../../features/commerce/orders/invoice-screen.tsx';

export const Route = createFileRoute('/student/_shell/orders/$orderId_/invoice')({ component: Invoice });

function Invoice() {
  return <InvoiceScreen orderId={Route.useParams().orderId} />;
}
