import { createFileRoute } from '@tanstack/react-router';
import { AnalysisScreen } from '../../../features/assessments/analysis/analysis-screen.tsx';
import { readAnalysisSearch } from '../../../features/assessments/analysis/analysis-search.ts';

export const Route = createFileRoute('/partner/papers/$paperId_/analysis')({
  validateSearch: readAnalysisSearch,
  component: Analysis,
});

function Analysis() {
  const { paperId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AnalysisScreen
      paperId={paperId}
      search={search}
      onSearch={(patch) =>
        void navigate({
          search: (before) => readAnalysisSearch({ ...before, ...patch }),
          replace: 'find' in patch,
          resetScroll: false,
        })
      }
    />
  );
}
