import { createFileRoute } from '@tanstack/react-router';
import { requestsSearch } from '../../features/learners/accommodations/request-states.ts';
import { RequestsScreen } from '../../features/learners/accommodations/requests-screen.tsx';

export const Route = createFileRoute('/partner/accommodations')({
  validateSearch: requestsSearch.read,
  component: Requests,
});

function Requests() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequestsScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => requestsSearch.patch(before, patch), replace: true })}
    />
  );
}
