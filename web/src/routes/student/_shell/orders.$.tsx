import { createFileRoute } from '@tanstack/react-router';
import { type MyOrdersSearch, myOrdersSearch } from '../../../features/commerce/addresses.ts';
import { InvoiceScreen } from '../../../features/commerce/orders/invoice-screen.tsx';
import { MyOrdersScreen } from '../../../features/commerce/orders/my-orders-screen.tsx';
import { OrderScreen } from '../../../features/commerce/orders/order-screen.tsx';

/** One's own orders, one of them, and its invoice: one route, because each is bytes that every visitor fetches. */
export const Route = createFileRoute('/student/_shell/orders/$')({
  // The page reads it: what reads would be fetched by every visitor otherwise.
  validateSearch: (raw: MyOrdersSearch) => raw,
  component: Orders,
});

function Orders() {
  const { _splat: what = '' } = Route.useParams();
  const [orderId = '', part] = what.split('/');
  if (orderId === '') return <MyOrders />;
  return part === 'invoice' ? <InvoiceScreen orderId={orderId} /> : <OrderScreen key={orderId} orderId={orderId} />;
}

function MyOrders() {
  const navigate = Route.useNavigate();
  return (
    <MyOrdersScreen
      search={myOrdersSearch.read(Route.useSearch())}
      onPage={(page) => void navigate({ search: () => ({ page }) })}
    />
  );
}
