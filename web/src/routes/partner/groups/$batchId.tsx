import { createFileRoute } from '@tanstack/react-router';
import { BatchScreen } from '../../../features/cohorts/batch/batch-screen.tsx';
import { patchBatch, readBatchSearch } from '../../../features/cohorts/batch/batch-search.ts';

export const Route = createFileRoute('/partner/groups/$batchId')({ validateSearch: readBatchSearch, component: Group });

function Group() {
  const { batchId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BatchScreen
      key={batchId}
      batchId={batchId}
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => patchBatch(before, patch), replace: 'search' in patch })}
    />
  );
}
