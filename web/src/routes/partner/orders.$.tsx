import { createFileRoute } from '@tanstack/react-router';
import { type SalesPatch, type SalesSearch, salesSearch } from '../../features/commerce/staff-addresses.ts';
import { SalesScreen } from '../../features/commerce/sales/sales-screen.tsx';
import { type EnquiriesPatch, type EnquiriesSearch, enquiriesSearch } from '../../features/engagement/addresses.ts';
import { EnquiriesScreen } from '../../features/engagement/enquiries/enquiries-screen.tsx';

/** The institute's orders, and under `enquiries` what people ask before they buy. One route, as each is bytes for every visitor. */
export const Route = createFileRoute('/partner/orders/$')({
  validateSearch: (raw: SalesSearch | EnquiriesSearch) => raw,
  component: OrdersAndEnquiries,
});

function OrdersAndEnquiries() {
  const { _splat: what = '' } = Route.useParams();
  return what === 'enquiries' ? <Enquiries /> : <Orders />;
}

function Orders() {
  const search = salesSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const onSearch = (patch: SalesPatch) =>
    void navigate({ search: (before) => salesSearch.patch(before, patch), replace: 'search' in patch });
  return <SalesScreen search={search} onSearch={onSearch} />;
}

function Enquiries() {
  const search = enquiriesSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const onSearch = (patch: EnquiriesPatch) =>
    void navigate({ search: (before) => enquiriesSearch.patch(before, patch) });
  return <EnquiriesScreen search={search} onSearch={onSearch} />;
}
