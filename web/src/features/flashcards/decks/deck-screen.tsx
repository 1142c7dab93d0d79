import type { Deck } from '@abhyas/contract/flashcards/decks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import type { DeckPatch, DeckSearch } from '../addresses.ts';
import { CardsList } from '../cards/cards-list.tsx';
import { FastWriter } from '../cards/fast-writer.tsx';
import { DeckActions } from './deck-actions.tsx';

interface Props {
  readonly deckId: string;
  readonly area: 'student' | 'partner';
  readonly search: DeckSearch;
  readonly onSearch: (patch: DeckPatch) => void;
}

/** One deck with its cards: its writer adds and corrects them, a learner sees when each comes again. */
export function DeckScreen({ deckId, area, search, onSearch }: Props) {
  const { t } = useTranslation();
  const shown = useQuery(query(api.flashcards.showDeck, { params: { deckId } }));
  const { data: deck } = shown;
  return (
    <Page
      title={deck?.name ?? t('flashcards.title')}
      subtitle={deck && (deck.description || t('flashcards.deck.count', { count: deck.cards }))}
      breadcrumbs={[
        { label: t('flashcards.title'), to: area === 'partner' ? '/partner/flashcards' : '/student/flashcards' },
        { label: deck?.name ?? '…' },
      ]}
      beside={deck && area === 'partner' && <Standing deck={deck} />}
      action={deck && <DeckActions deck={deck} area={area} />}
    >
      <Loaded query={shown} card skeleton={<CardSkeleton lines={6} />}>
        {({ can }) => (
          <Stacked>
            {can.write && <FastWriter deckId={deckId} />}
            <CardsList
              deckId={deckId}
              canWrite={can.write}
              learns={area === 'student'}
              search={search}
              onSearch={onSearch}
            />
          </Stacked>
        )}
      </Loaded>
    </Page>
  );
}

/** Whether students see a deck of the institute. */
export function Standing({ deck }: { readonly deck: Deck }) {
  const { t } = useTranslation();
  return (
    <Badge tone={deck.publishedAt ? 'good' : 'neutral'}>
      {t(deck.publishedAt ? 'flashcards.partner.published' : 'flashcards.partner.draft')}
    </Badge>
  );
}
