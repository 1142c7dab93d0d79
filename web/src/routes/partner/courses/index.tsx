import { createFileRoute } from '@tanstack/react-router';
import { CoursesList } from '../../../features/courses/list/courses-list.tsx';
import { patchCourses, readCoursesSearch } from '../../../features/courses/list/courses-search.ts';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/courses/')({
  validateSearch: readCoursesSearch,
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
        void navigate({ search: (before) => patchCourses(before, patch), replace: 'search' in patch })
      }
    />
  );
}
