import { createFileRoute } from '@tanstack/react-router';
import { type MyOrdersSearch, myOrdersSearch } from '../../../../features/commerce/addresses.ts';
import { MyOrdersScreen } from '../../../../features/commerce/orders/my-orders-screen.tsx';

export const Route = createFileRoute('/student/_shell/orders/')({
  // The page reads it: what reads would be fetched by every visitor otherwise.
  validateSearch: (raw: MyOrdersSearch) => raw,
  component: MyOrders,
});

function MyOrders() {
  const navigate = Route.useNavigate();
  return (
    <MyOrdersScreen
      search={myOrdersSearch.read(Route.useSearch())}
      onPage={(page) => void navigate({ search: () => ({ page }) })}
    />
  );
}
