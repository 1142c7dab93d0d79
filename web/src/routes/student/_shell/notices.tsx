import { createFileRoute } from '@tanstack/react-router';
import { NoticesScreen } from '../../../features/notices/inbox/notices-screen.tsx';
import { noticesSearch } from '../../../features/notices/addresses.ts';

export const Route = createFileRoute('/student/_shell/notices')({
  validateSearch: noticesSearch.read,
  component: Notices,
});

function Notices() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NoticesScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => noticesSearch.patch(before, patch) })}
    />
  );
}
