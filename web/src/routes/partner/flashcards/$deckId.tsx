import { createFileRoute } from '@tanstack/react-router';
import { deckSearch } from '../../../features/flashcards/addresses.ts';
import { DeckScreen } from '../../../features/flashcards/decks/deck-screen.tsx';

export const Route = createFileRoute('/partner/flashcards/$deckId')({
  validateSearch: deckSearch.read,
  component: Deck,
});

function Deck() {
  const { deckId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DeckScreen
      key={deckId}
      deckId={deckId}
      area="partner"
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => deckSearch.patch(before, patch), replace: true })}
    />
  );
}
