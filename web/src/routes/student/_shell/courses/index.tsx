import { createFileRoute } from '@tanstack/react-router';
import { MyCoursesScreen } from '../../../../features/courses/mine/my-courses-screen.tsx';
import { EndingSoon } from '../../../../features/passes/index.ts';
import { type MyCoursesSearch, myCoursesSearch } from '../../../../features/courses/student-addresses.ts';

export const Route = createFileRoute('/student/_shell/courses/')({
  // The page reads it: what reads would be fetched by every visitor otherwise.
  validateSearch: (raw: MyCoursesSearch) => raw,
  component: MyCourses,
});

function MyCourses() {
  const search = myCoursesSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <MyCoursesScreen
      search={search}
      news={<EndingSoon />}
      onSearch={(patch) => void navigate({ search: (before) => myCoursesSearch.patch(before, patch), replace: true })}
    />
  );
}
