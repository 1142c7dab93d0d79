import { createFileRoute } from '@tanstack/react-router';
import { type PassbookSearch, passbookSearch } from '../../../features/commerce/addresses.ts';
import { PassbookScreen } from '../../../features/commerce/wallet/passbook-screen.tsx';

/** The wallet, and what belongs to it: one route for all, since each is 130 bytes of what every visitor fetches. */
export const Route = createFileRoute('/student/_shell/passbook/$')({
  // What is malformed is left out below: here it would be fetched by every visitor.
  validateSearch: (raw: PassbookSearch) => raw,
  component: Passbook,
});

function Passbook() {
  const search = passbookSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <PassbookScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => passbookSearch.patch(before, patch), replace: true })}
    />
  );
}
