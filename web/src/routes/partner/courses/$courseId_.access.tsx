import { createFileRoute } from '@tanstack/react-router';
import { AccessScreen } from '../../../features/courses/access/access-screen.tsx';
import { patchAccess, readAccessSearch } from '../../../features/courses/access/access-search.ts';

export const Route = createFileRoute('/partner/courses/$courseId_/access')({
  validateSearch: readAccessSearch,
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
        void navigate({ search: (before) => patchAccess(before, patch), replace: 'search' in patch })
      }
    />
  );
}
