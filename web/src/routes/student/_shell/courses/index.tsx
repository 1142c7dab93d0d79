import { createFileRoute } from '@tanstack/react-router';
import {
  type MyCoursesSearch,
  readMyCoursesSearch,
  writeMyCoursesSearch,
} from '../../../../features/courses/mine/my-courses-search.ts';
import { MyCoursesScreen } from '../../../../features/courses/mine/my-courses-screen.tsx';

export const Route = createFileRoute('/student/_shell/courses/')({
  validateSearch: (raw: Record<string, unknown>): Partial<MyCoursesSearch> =>
    writeMyCoursesSearch(readMyCoursesSearch(raw)),
  component: MyCourses,
});

function MyCourses() {
  const search = readMyCoursesSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <MyCoursesScreen
      search={search}
      onSearch={(patch) => void navigate({ search: writeMyCoursesSearch({ ...search, ...patch }), replace: true })}
    />
  );
}
