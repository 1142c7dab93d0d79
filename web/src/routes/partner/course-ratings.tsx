import { createFileRoute } from '@tanstack/react-router';
import { ModerationScreen } from '../../features/courses/moderation/moderation-screen.tsx';
import { readRatingsSearch } from '../../features/courses/moderation/ratings-search.ts';

export const Route = createFileRoute('/partner/course-ratings')({
  validateSearch: readRatingsSearch,
  component: CourseRatings,
});

function CourseRatings() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ModerationScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => readRatingsSearch({ ...before, ...patch }) })}
    />
  );
}
