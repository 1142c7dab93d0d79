import { Button } from '@mantine/core';
import { IconCards, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import type { PartnerDecksPatch, PartnerDecksSearch } from '../addresses.ts';
import { ImportAnki } from '../anki/import-anki.tsx';
import { DeckForm } from './deck-form.tsx';
import { PartnerDecksTable } from './partner-decks-table.tsx';

interface Props {
  readonly search: PartnerDecksSearch;
  readonly onSearch: (patch: PartnerDecksPatch) => void;
}

/** Decks that the institute gives to its students. */
export function PartnerDecksScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [making, setMaking] = useState(false);
  const asked = query(api.flashcards.listPartnerDecks, { query: search });
  const list = useQuery({ ...asked, placeholderData: keepPreviousData });
  const begin = (variant: 'action' | 'filled') => (
    <Button variant={variant} leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setMaking(true)}>
      {t('flashcards.new')}
    </Button>
  );
  const words = {
    label: t('flashcards.partner.search'),
    value: search.search,
    onChange: (typed: string | undefined) => onSearch({ search: typed }),
  };
  return (
    <Page
      title={t('flashcards.title')}
      subtitle={t('flashcards.partner.subtitle')}
      action={
        <Row>
          <ImportAnki kind="partner" />
          {begin('action')}
        </Row>
      }
    >
      <ListCard
        title={t('flashcards.decks')}
        list={list}
        filters={<FilterBar search={words} />}
        empty={{
          icon: IconCards,
          title: t('flashcards.partner.empty'),
          text: t('flashcards.partner.emptyText'),
          action: begin('filled'),
        }}
        noMatch={
          search.search !== undefined && {
            title: t('flashcards.partner.noMatch'),
            onShowAll: () => onSearch({ search: undefined }),
          }
        }
        onPage={(page) => onSearch({ page })}
      >
        {({ rows }) => <PartnerDecksTable rows={rows} />}
      </ListCard>
      {making && <NewDeck onClose={() => setMaking(false)} />}
    </Page>
  );
}

/** Names a deck of the institute, and goes there to write its cards. */
function NewDeck({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <DeckForm
      kind="partner"
      onClose={onClose}
      onSaved={({ id }) => void navigate({ to: '/partner/flashcards/$deckId', params: { deckId: id } })}
    />
  );
}
