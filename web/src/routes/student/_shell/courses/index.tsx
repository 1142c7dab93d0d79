import { createFileRoute } from '@tanstack/react-router';
import { MyCoursesScreen } from '../../../../features/courses/mine/my-courses-screen.tsx';
import { myCoursesSearch } from '../../../../features/courses/student-addresses.ts';

export const Route = createFileRoute('/student/_shell/courses/')({
  validateSearch: myCoursesSearch.read,
  component: MyCourses,
});

function MyCourses() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MyCoursesScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => myCoursesSearch.patch(before, patch), replace: true })}
    />
  );
}
