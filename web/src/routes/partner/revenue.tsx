import { createFileRoute } from '@tanstack/react-router';
import { revenueSearch } from '../../features/commerce/staff-addresses.ts';
import { RevenueScreen } from '../../features/commerce/revenue/revenue-screen.tsx';

export const Route = createFileRoute('/partner/revenue')({ validateSearch: revenueSearch.read, component: Revenue });

function Revenue() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RevenueScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => revenueSearch.patch(before, patch) })}
    />
  );
}
