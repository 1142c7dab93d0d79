import { createFileRoute } from '@tanstack/react-router';
import { walletsSearch } from '../../features/commerce/staff-addresses.ts';
import { WalletsScreen } from '../../features/commerce/wallet/wallets-screen.tsx';

export const Route = createFileRoute('/partner/wallets')({ validateSearch: walletsSearch.read, component: Wallets });

function Wallets() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WalletsScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => walletsSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
