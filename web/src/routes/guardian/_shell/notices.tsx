import { createFileRoute } from '@tanstack/react-router';
import { NoticesScreen } from '../../../features/notices/inbox/notices-screen.tsx';
import { type NoticesSearch, noticesSearch } from '../../../features/notices/addresses.ts';

export const Route = createFileRoute('/guardian/_shell/notices')({
  // The page reads it: what reads would be fetched by every visitor otherwise.
  validateSearch: (raw: NoticesSearch) => raw,
  component: Notices,
});

function Notices() {
  const search = noticesSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <NoticesScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => noticesSearch.patch(before, patch) })}
    />
  );
}
