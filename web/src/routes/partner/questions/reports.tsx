import { createFileRoute } from '@tanstack/react-router';
import { readReportsSearch } from '../../../features/questions/life/reports-search.ts';
import { ReportsScreen } from '../../../features/questions/life/reports-screen.tsx';

export const Route = createFileRoute('/partner/questions/reports')({
  validateSearch: readReportsSearch,
  component: Reports,
});

function Reports() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReportsScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => readReportsSearch({ ...before, ...patch }) })}
    />
  );
}
