import { createFileRoute } from '@tanstack/react-router';
import { RankListScreen } from '../../../features/assessments/rank-lists/rank-list-screen.tsx';
import { ranksSearch } from '../../../features/assessments/addresses.ts';

export const Route = createFileRoute('/partner/rank-lists/$listId')({
  validateSearch: ranksSearch.read,
  component: RankList,
});

function RankList() {
  const { listId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RankListScreen
      key={listId}
      listId={listId}
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => ranksSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
