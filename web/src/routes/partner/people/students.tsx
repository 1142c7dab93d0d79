import { createFileRoute } from '@tanstack/react-router';
import { PeopleScreen } from '../../../features/identity/people/people-screen.tsx';
import { peopleQuery, peopleSearch } from '../../../features/identity/addresses.ts';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/people/students')({
  staticData: { title: 'identity.people.tabs.students' },
  validateSearch: peopleSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(query(api.identity.listPeople, { query: peopleQuery('student', deps) })),
  component: Students,
});

function Students() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PeopleScreen
      key="student"
      kind="student"
      search={search}
      onSearch={(patch) =>
        void navigate({
          search: (before) => peopleSearch.patch(before, patch),
          replace: 'search' in patch,
          resetScroll: 'page' in patch,
        })
      }
    />
  );
}
