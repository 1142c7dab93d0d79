import { createFileRoute } from '@tanstack/react-router';
import { scheduleSearch } from '../../../features/live/addresses.ts';
import { ScheduleScreen } from '../../../features/live/classes/schedule-screen.tsx';

export const Route = createFileRoute('/partner/live/')({
  validateSearch: scheduleSearch.read,
  component: Schedule,
});

function Schedule() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ScheduleScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => scheduleSearch.patch(before, patch) })}
    />
  );
}
