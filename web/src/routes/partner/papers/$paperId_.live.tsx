import { createFileRoute } from '@tanstack/react-router';
import { LivePage } from '../../../features/assessments/invigilation/live-page.tsx';
import { liveSearch } from '../../../features/assessments/addresses.ts';

export const Route = createFileRoute('/partner/papers/$paperId_/live')({
  validateSearch: liveSearch.read,
  component: Live,
});

function Live() {
  const { paperId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LivePage
      paperId={paperId}
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => liveSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
