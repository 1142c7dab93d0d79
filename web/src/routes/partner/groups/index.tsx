import { createFileRoute } from '@tanstack/react-router';
import { BatchesScreen } from '../../../features/cohorts/batches/batches-screen.tsx';
import { batchesSearch } from '../../../features/cohorts/addresses.ts';

export const Route = createFileRoute('/partner/groups/')({ validateSearch: batchesSearch.read, component: Groups });

function Groups() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BatchesScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => batchesSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
