import { createFileRoute } from '@tanstack/react-router';
import { CompareScreen } from '../../../features/assessments/analysis/compare/compare-screen.tsx';
import { readCompareSearch } from '../../../features/assessments/analysis/compare/compare-search.ts';

export const Route = createFileRoute('/partner/papers/compare')({
  validateSearch: readCompareSearch,
  component: Compare,
});

function Compare() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CompareScreen
      search={search}
      onSearch={(next) => void navigate({ search: readCompareSearch({ ...next }), replace: true, resetScroll: false })}
    />
  );
}
