import { createFileRoute } from '@tanstack/react-router';
import { NoticesScreen } from '../../../features/notices/inbox/notices-screen.tsx';
import { patchNotices, readNoticesSearch } from '../../../features/notices/inbox/notices-search.ts';

export const Route = createFileRoute('/guardian/_shell/notices')({
  validateSearch: readNoticesSearch,
  component: Notices,
});

function Notices() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NoticesScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => patchNotices(before, patch) })}
    />
  );
}
