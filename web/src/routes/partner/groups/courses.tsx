import { createFileRoute } from '@tanstack/react-router';
import { AssignmentScreen } from '../../../features/cohorts/course-assignment/assignment-screen.tsx';
import {
  patchAssignment,
  readAssignmentSearch,
} from '../../../features/cohorts/course-assignment/assignment-search.ts';

export const Route = createFileRoute('/partner/groups/courses')({
  validateSearch: readAssignmentSearch,
  component: CourseAssignment,
});

function CourseAssignment() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AssignmentScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => patchAssignment(before, patch), replace: 'search' in patch })
      }
    />
  );
}
