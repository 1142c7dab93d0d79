import { createFileRoute } from '@tanstack/react-router';
import { GroupsList } from '../../../../features/questions/groups/groups-list.tsx';
import { readGroupsSearch } from '../../../../features/questions/groups/groups-search.ts';

export const Route = createFileRoute('/partner/questions/groups/')({
  validateSearch: readGroupsSearch,
  component: Groups,
});

function Groups() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <GroupsList search={search} onSearch={(changed) => void navigate({ search: changed, replace: true })} />;
}
