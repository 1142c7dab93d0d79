import { createFileRoute } from '@tanstack/react-router';
import { broadcastsSearch } from '../../../features/engagement/addresses.ts';
import { BroadcastsScreen } from '../../../features/engagement/broadcasts/broadcasts-screen.tsx';

export const Route = createFileRoute('/partner/broadcasts/')({
  validateSearch: broadcastsSearch.read,
  component: Broadcasts,
});

function Broadcasts() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BroadcastsScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => broadcastsSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
