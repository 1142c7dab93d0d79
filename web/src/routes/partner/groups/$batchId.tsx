import { createFileRoute } from '@tanstack/react-router';
import { BatchScreen } from '../../../features/cohorts/batch/batch-screen.tsx';
import { batchSearch } from '../../../features/cohorts/addresses.ts';

export const Route = createFileRoute('/partner/groups/$batchId')({
  validateSearch: batchSearch.read,
  component: Group,
});

function Group() {
  const { batchId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BatchScreen
      key={batchId}
      batchId={batchId}
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => batchSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
