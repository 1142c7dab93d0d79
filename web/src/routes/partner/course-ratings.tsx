import { createFileRoute } from '@tanstack/react-router';
import { ModerationScreen } from '../../features/courses/moderation/moderation-screen.tsx';
import { ratingsSearch } from '../../features/courses/addresses.ts';

export const Route = createFileRoute('/partner/course-ratings')({
  validateSearch: ratingsSearch.read,
  component: CourseRatings,
});

function CourseRatings() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ModerationScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => ratingsSearch.patch(before, patch) })}
    />
  );
}
