import { createFileRoute } from '@tanstack/react-router';
import { CoursesList } from '../../../features/courses/list/courses-list.tsx';
import { coursesSearch } from '../../../features/courses/addresses.ts';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/courses/')({
  validateSearch: coursesSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(query(api.courses.listAuthoredCourses, { query: deps })),
  component: Courses,
});

function Courses() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CoursesList
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => coursesSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
