import { createFileRoute } from '@tanstack/react-router';
import { HistorySection } from '../../../features/tenancy/history/history-section.tsx';
import { readHistorySearch } from '../../../features/tenancy/history/history-search.ts';

export const Route = createFileRoute('/partner/settings/history')({
  validateSearch: readHistorySearch,
  component: History,
});

function History() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <HistorySection search={search} onSearch={(next) => void navigate({ search: next })} />;
}
