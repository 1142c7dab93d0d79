import { createFileRoute } from '@tanstack/react-router';
import { DeliveriesScreen } from '../../../features/notices/deliveries/deliveries-screen.tsx';
import { patchDeliveries, readDeliveriesSearch } from '../../../features/notices/deliveries/deliveries-search.ts';

export const Route = createFileRoute('/partner/notices/deliveries')({
  validateSearch: readDeliveriesSearch,
  component: Deliveries,
});

function Deliveries() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DeliveriesScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => patchDeliveries(before, patch), replace: 'search' in patch })
      }
    />
  );
}
