import { createFileRoute } from '@tanstack/react-router';
import { salesSearch } from '../../features/commerce/staff-addresses.ts';
import { SalesScreen } from '../../features/commerce/sales/sales-screen.tsx';

export const Route = createFileRoute('/partner/orders')({ validateSearch: salesSearch.read, component: Orders });

function Orders() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SalesScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => salesSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
