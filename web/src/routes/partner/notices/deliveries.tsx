import { createFileRoute } from '@tanstack/react-router';
import { DeliveriesScreen } from '../../../features/notices/deliveries/deliveries-screen.tsx';
import { deliveriesSearch } from '../../../features/notices/addresses.ts';

export const Route = createFileRoute('/partner/notices/deliveries')({
  validateSearch: deliveriesSearch.read,
  component: Deliveries,
});

function Deliveries() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DeliveriesScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => deliveriesSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
