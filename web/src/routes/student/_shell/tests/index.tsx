import { createFileRoute } from '@tanstack/react-router';
import { PapersScreen } from '../../../../features/assessments/tests/papers-screen.tsx';
import { type TestsSearch, testsSearch } from '../../../../features/assessments/student-addresses.ts';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/tests/')({
  // The page reads it: what reads would be fetched by every visitor otherwise.
  validateSearch: (raw: TestsSearch) => raw,
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.assessments.listMyPapers)),
  component: Tests,
});

function Tests() {
  const search = testsSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <PapersScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => testsSearch.patch(before, patch), replace: true })}
    />
  );
}
