import { createFileRoute } from '@tanstack/react-router';
import { GroupsList } from '../../../../features/questions/groups/groups-list.tsx';
import { groupsSearch } from '../../../../features/questions/addresses.ts';

export const Route = createFileRoute('/partner/questions/groups/')({
  validateSearch: groupsSearch.read,
  component: Groups,
});

function Groups() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GroupsList
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => groupsSearch.patch(before, patch), replace: true })}
    />
  );
}
