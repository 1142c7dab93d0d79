import { createFileRoute } from '@tanstack/react-router';
import { type ClassSearch, classSearch } from '../../features/practice/addresses.ts';
import { ClassMapScreen } from '../../features/practice/class-map/class-map-screen.tsx';

/** What staff see of practice: the map of a batch. */
export const Route = createFileRoute('/partner/practice/$')({
  validateSearch: (raw: ClassSearch) => raw,
  component: Practice,
});

function Practice() {
  const search = classSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ClassMapScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => classSearch.patch(before, patch), replace: true })}
    />
  );
}
