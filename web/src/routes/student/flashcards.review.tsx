import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { preparedGuard } from '../../app/guards.ts';
import { reviewSearch } from '../../features/flashcards/addresses.ts';
import { ReviewScreen } from '../../features/flashcards/reviewing/review-screen.tsx';

/** The review fills the screen: nothing of the student area stands around it. */
export const Route = createFileRoute('/student/flashcards/review')({
  beforeLoad: enter(preparedGuard),
  validateSearch: reviewSearch.read,
  component: Review,
});

function Review() {
  const { deckId } = Route.useSearch();
  return <ReviewScreen key={deckId ?? 'all'} deckId={deckId} />;
}
