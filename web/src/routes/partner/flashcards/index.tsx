import { createFileRoute } from '@tanstack/react-router';
import { partnerDecksSearch } from '../../../features/flashcards/addresses.ts';
import { PartnerDecksScreen } from '../../../features/flashcards/decks/partner-decks-screen.tsx';

export const Route = createFileRoute('/partner/flashcards/')({
  validateSearch: partnerDecksSearch.read,
  component: Decks,
});

function Decks() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PartnerDecksScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => partnerDecksSearch.patch(before, patch), replace: true })
      }
    />
  );
}
