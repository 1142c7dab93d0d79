import { createFileRoute } from '@tanstack/react-router';
import { AccessScreen } from '../../../features/courses/access/access-screen.tsx';
import { accessSearch } from '../../../features/courses/addresses.ts';

export const Route = createFileRoute('/partner/courses/$courseId_/access')({
  validateSearch: accessSearch.read,
  component: Learners,
});

function Learners() {
  const { courseId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AccessScreen
      courseId={courseId}
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => accessSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
