import { createFileRoute } from '@tanstack/react-router';
import { HistorySection } from '../../../features/tenancy/history/history-section.tsx';
import { historySearch } from '../../../features/tenancy/addresses.ts';

export const Route = createFileRoute('/partner/settings/history')({
  validateSearch: historySearch.read,
  component: History,
});

function History() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <HistorySection
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => historySearch.patch(before, patch) })}
    />
  );
}
