import { createFileRoute } from '@tanstack/react-router';
import { reportsSearch } from '../../../features/questions/addresses.ts';
import { ReportsScreen } from '../../../features/questions/life/reports-screen.tsx';

export const Route = createFileRoute('/partner/questions/reports')({
  validateSearch: reportsSearch.read,
  component: Reports,
});

function Reports() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReportsScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => reportsSearch.patch(before, patch) })}
    />
  );
}
