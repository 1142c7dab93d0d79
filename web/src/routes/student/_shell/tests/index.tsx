import { createFileRoute } from '@tanstack/react-router';
import { PapersScreen } from '../../../../features/assessments/tests/papers-screen.tsx';
import { testsSearch } from '../../../../features/assessments/student-addresses.ts';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/tests/')({
  validateSearch: testsSearch.read,
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.assessments.listMyPapers)),
  component: Tests,
});

function Tests() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PapersScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => testsSearch.patch(before, patch), replace: true })}
    />
  );
}
