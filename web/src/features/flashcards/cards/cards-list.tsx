import type { Card } from '@abhyas/contract/flashcards/cards';
import { IconCards } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { cardViews, type DeckPatch, type DeckSearch } from '../addresses.ts';
import { CardLine } from './card-line.tsx';
import { EditCard } from './edit-card.tsx';

interface Props {
  readonly deckId: string;
  readonly canWrite: boolean;
  /** A student learns the cards; staff write them. */
  readonly learns: boolean;
  readonly search: DeckSearch;
  readonly onSearch: (patch: DeckPatch) => void;
}

/** The cards of a deck in their order. */
export function CardsList({ deckId, canWrite, learns, search, onSearch }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<{ readonly card: Card; readonly what: 'edit' | 'remove' }>();
  const asked = query(api.flashcards.listCards, { params: { deckId }, query: search });
  const list = useQuery({ ...asked, placeholderData: keepPreviousData });
  const close = () => setOpen(undefined);
  return (
    <>
      <ListCard
        title={t('flashcards.deck.cards')}
        list={list}
        filters={<Views learns={learns} search={search} onSearch={onSearch} />}
        empty={{
          icon: IconCards,
          title: t('flashcards.deck.empty'),
          text: t(canWrite ? 'flashcards.deck.emptyText' : 'flashcards.deck.emptyWait'),
        }}
        noMatch={
          Object.keys(search).length > 0 && {
            title: t('flashcards.deck.noMatch'),
            onShowAll: () => onSearch({ show: undefined, search: undefined }),
          }
        }
        onPage={(page) => onSearch({ page })}
      >
        {({ rows }) => (
          <RowList label={t('flashcards.deck.cards')} flush>
            {rows.map((card) => (
              <CardLine
                key={card.id}
                card={card}
                learns={learns}
                {...(canWrite && {
                  onEdit: () => setOpen({ card, what: 'edit' }),
                  onRemove: () => setOpen({ card, what: 'remove' }),
                })}
              />
            ))}
          </RowList>
        )}
      </ListCard>
      {open?.what === 'edit' && <EditCard card={open.card} onClose={close} />}
      <RemoveCard card={open?.what === 'remove' ? open.card : undefined} onClose={close} />
    </>
  );
}

function Views({ learns, search, onSearch }: Pick<Props, 'learns' | 'search' | 'onSearch'>) {
  const { t } = useTranslation();
  const { show = 'all' } = search;
  return (
    <FilterBar
      search={{
        label: t('flashcards.deck.search'),
        value: search.search,
        onChange: (words) => onSearch({ search: words }),
      }}
    >
      {learns && (
        <ChipRow label={t('flashcards.deck.filter')}>
          {cardViews.map((view) => (
            <Chip key={view} on={show === view} onClick={() => onSearch({ show: view })}>
              {t(`flashcards.deck.views.${view}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </FilterBar>
  );
}

function RemoveCard({ card, onClose }: { readonly card: Card | undefined; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const remove = useChange((cardId: string) => api.flashcards.removeCard({ params: { cardId } }), {
    stale: [api.flashcards.listCards, api.flashcards.showDeck, api.flashcards.showFlashcardsDay],
  });
  return (
    <ConfirmModal
      opened={card !== undefined}
      onClose={onClose}
      title={t('flashcards.remove.title')}
      confirmLabel={t('flashcards.remove.confirm')}
      busy={remove.busy}
      onConfirm={() => card && remove.send(card.id, onClose)}
    >
      {t('flashcards.remove.text')}
    </ConfirmModal>
  );
}
