import { createFileRoute } from '@tanstack/react-router';
import { CompareScreen } from '../../../features/assessments/analysis/compare/compare-screen.tsx';
import { compareSearch } from '../../../features/assessments/addresses.ts';

export const Route = createFileRoute('/partner/papers/compare')({
  validateSearch: compareSearch.read,
  component: Compare,
});

function Compare() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CompareScreen
      search={search}
      onSearch={(next) => void navigate({ search: compareSearch.read(next), replace: true, resetScroll: false })}
    />
  );
}
