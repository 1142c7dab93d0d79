import { createFileRoute } from '@tanstack/react-router';
import { BatchesScreen } from '../../../features/cohorts/batches/batches-screen.tsx';
import { patchBatches, readBatchesSearch } from '../../../features/cohorts/batches/batches-search.ts';

export const Route = createFileRoute('/partner/groups/')({ validateSearch: readBatchesSearch, component: Groups });

function Groups() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BatchesScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => patchBatches(before, patch), replace: 'search' in patch })
      }
    />
  );
}
