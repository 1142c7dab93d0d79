import { createFileRoute } from '@tanstack/react-router';
import { AssignmentScreen } from '../../../features/cohorts/course-assignment/assignment-screen.tsx';
import { assignmentSearch } from '../../../features/cohorts/addresses.ts';

export const Route = createFileRoute('/partner/groups/courses')({
  validateSearch: assignmentSearch.read,
  component: CourseAssignment,
});

function CourseAssignment() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AssignmentScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => assignmentSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
