import { createFileRoute } from '@tanstack/react-router';
import { couponsSearch } from '../../features/commerce/staff-addresses.ts';
import { CouponsScreen } from '../../features/commerce/coupons/coupons-screen.tsx';

export const Route = createFileRoute('/partner/coupons')({ validateSearch: couponsSearch.read, component: Coupons });

function Coupons() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CouponsScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => couponsSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
