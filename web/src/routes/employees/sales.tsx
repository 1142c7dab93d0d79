import { createFileRoute } from '@tanstack/react-router';
import { SalesDeskScreen } from '../../features/commerce/sales/desk/sales-desk-screen.tsx';
import { deskSearch } from '../../features/commerce/staff-addresses.ts';

export const Route = createFileRoute('/employees/sales')({ validateSearch: deskSearch.read, component: Desk });

function Desk() {
  const { care } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SalesDeskScreen
      care={care === 'yes'}
      onCare={(on) => void navigate({ search: on ? { care: 'yes' as const } : {} })}
    />
  );
}
