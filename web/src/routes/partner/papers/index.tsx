import { createFileRoute } from '@tanstack/react-router';
import { PapersList } from '../../../features/assessments/authoring/list/papers-list.tsx';
import { papersSearch } from '../../../features/assessments/addresses.ts';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/papers/')({
  validateSearch: papersSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(query(api.assessments.listPapers, { query: deps })),
  component: Papers,
});

function Papers() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PapersList
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => papersSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
