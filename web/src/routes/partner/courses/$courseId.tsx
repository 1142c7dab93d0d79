import { createFileRoute } from '@tanstack/react-router';
import { PriceSplit } from '../../../features/commerce/index.ts';
import { builderSearch } from '../../../features/courses/addresses.ts';
import { EditCourse } from '../../../features/courses/builder/edit-course.tsx';

export const Route = createFileRoute('/partner/courses/$courseId')({
  validateSearch: builderSearch.read,
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
      PriceSplit={PriceSplit}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
