import { createFileRoute } from '@tanstack/react-router';
import { myOrdersSearch } from '../../../../features/commerce/addresses.ts';
import { MyOrdersScreen } from '../../../../features/commerce/orders/my-orders-screen.tsx';

export const Route = createFileRoute('/student/_shell/orders/')({
  validateSearch: myOrdersSearch.read,
  component: MyOrders,
});

function MyOrders() {
  const navigate = Route.useNavigate();
  return <MyOrdersScreen search={Route.useSearch()} onPage={(page) => void navigate({ search: () => ({ page }) })} />;
}
