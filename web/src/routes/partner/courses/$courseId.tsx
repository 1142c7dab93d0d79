import { createFileRoute } from '@tanstack/react-router';
import { readBuilderSearch } from '../../../features/courses/builder/builder-search.ts';
import { EditCourse } from '../../../features/courses/builder/edit-course.tsx';

export const Route = createFileRoute('/partner/courses/$courseId')({
  validateSearch: readBuilderSearch,
  component: Builder,
});

function Builder() {
  const { courseId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EditCourse
      key={courseId}
      courseId={courseId}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
