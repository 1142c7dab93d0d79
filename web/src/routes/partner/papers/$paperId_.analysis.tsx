import { createFileRoute } from '@tanstack/react-router';
import { AnalysisScreen } from '../../../features/assessments/analysis/analysis-screen.tsx';
import { analysisSearch } from '../../../features/assessments/addresses.ts';

export const Route = createFileRoute('/partner/papers/$paperId_/analysis')({
  validateSearch: analysisSearch.read,
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
          search: (before) => analysisSearch.patch(before, patch),
          replace: 'find' in patch,
          resetScroll: false,
        })
      }
    />
  );
}
