import { createFileRoute } from '@tanstack/react-router';
import { RankListsScreen } from '../../../features/assessments/rank-lists/rank-lists-screen.tsx';
import { ranksSearch } from '../../../features/assessments/addresses.ts';

export const Route = createFileRoute('/partner/rank-lists/')({
  validateSearch: ranksSearch.read,
  component: RankLists,
});

function RankLists() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RankListsScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => ranksSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
