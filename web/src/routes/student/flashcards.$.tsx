import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { preparedGuard } from '../../app/guards.ts';
import { StudentShell } from '../../app/shells/student-shell.tsx';
import { type FlashcardsPatch, type FlashcardsSearch, flashcardsSearch } from '../../features/flashcards/addresses.ts';
import { FlashcardsScreen } from '../../features/flashcards/day/flashcards-screen.tsx';
import { DeckScreen } from '../../features/flashcards/decks/deck-screen.tsx';
import { ReviewScreen } from '../../features/flashcards/reviewing/review-screen.tsx';
import { StatisticsScreen } from '../../features/flashcards/day/statistics-screen.tsx';

/**
 * The decks, one deck, figures, and the review, which fills the screen. One route for the four: each route is 130 bytes of what every visitor fetches,
 * and these are opened together.
 */
export const Route = createFileRoute('/student/flashcards/$')({
  beforeLoad: enter(preparedGuard),
  // What is malformed is left out below: here it would be fetched by every visitor.
  validateSearch: (raw: FlashcardsSearch) => raw,
  component: Flashcards,
});

function Flashcards() {
  const { _splat: what = '' } = Route.useParams();
  const search = flashcardsSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  if (what === 'review') return <ReviewScreen key={search.deckId ?? 'all'} deckId={search.deckId} />;
  const onSearch = (patch: FlashcardsPatch) =>
    void navigate({ search: (before) => flashcardsSearch.patch(before, patch), replace: true });
  return (
    <StudentShell>
      {what === '' ? (
        <FlashcardsScreen />
      ) : what === 'statistics' ? (
        <StatisticsScreen search={search} onSearch={onSearch} />
      ) : (
        <DeckScreen key={what} deckId={what} area="student" search={search} onSearch={onSearch} />
      )}
    </StudentShell>
  );
}
