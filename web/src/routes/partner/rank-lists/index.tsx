import { createFileRoute } from '@tanstack/react-router';
import { RankListsScreen } from '../../../features/assessments/rank-lists/rank-lists-screen.tsx';
import { patchRanks, readRanksSearch } from '../../../features/assessments/rank-lists/rank-lists-search.ts';

export const Route = createFileRoute('/partner/rank-lists/')({ validateSearch: readRanksSearch, component: RankLists });

function RankLists() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RankListsScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => patchRanks(before, patch), replace: 'search' in patch })}
    />
  );
}
