import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readRequestsSearch, type RequestsSearch } from '../../features/learners/accommodations/requests-search.ts';
import { RequestsScreen } from '../../features/learners/accommodations/requests-screen.tsx';

export const Route = createFileRoute('/partner/accommodations')({
  validateSearch: readRequestsSearch,
  component: Requests,
});

function Requests() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: { [K in keyof RequestsSearch]?: RequestsSearch[K] | undefined }) =>
      void navigate({ search: (before) => readRequestsSearch({ ...before, ...patch }), replace: true }),
    [navigate],
  );
  return <RequestsScreen search={search} onSearch={onSearch} />;
}
