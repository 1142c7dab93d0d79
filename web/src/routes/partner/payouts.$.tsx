import { createFileRoute } from '@tanstack/react-router';
import { PayoutsScreen } from '../../features/commerce/offers/shares/payouts/payouts-screen.tsx';
import { type PayoutsSearch, payoutsSearch } from '../../features/commerce/staff-addresses.ts';
import { StatementScreen } from '../../features/commerce/offers/shares/statements/statement-screen.tsx';
import { BankDetails } from '../../features/tenancy/index.ts';
import { can, useMe } from '../../lib/session.ts';

/** Payouts, and under the id of a payee its statement. */
export const Route = createFileRoute('/partner/payouts/$')({
  validateSearch: (raw: PayoutsSearch) => payoutsSearch.read(raw),
  component: Payouts,
});

function Payouts() {
  const { _splat: payeeId = '' } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const me = useMe();
  const go = (patch: PayoutsSearch) => void navigate({ search: (before) => payoutsSearch.patch(before, patch) });
  if (payeeId === '') return <PayoutsScreen page={search.page} onPage={(page) => go({ page })} />;
  return (
    <StatementScreen
      key={payeeId}
      payeeId={payeeId}
      month={search.month}
      onMonth={(month) => go({ month })}
      bank={can(me, 'sales.read') && can(me, 'settings.read') && <BankDetails ownerId={payeeId} />}
    />
  );
}
