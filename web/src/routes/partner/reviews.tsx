import { createFileRoute } from '@tanstack/react-router';
import { reviewSearch } from '../../features/questions/addresses.ts';
import { ReviewScreen } from '../../features/questions/review/review-screen.tsx';

export const Route = createFileRoute('/partner/reviews')({
  staticData: { title: 'questions.review.title' },
  validateSearch: reviewSearch.read,
  component: Reviews,
});

function Reviews() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReviewScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => reviewSearch.patch(before, patch) })}
    />
  );
}
