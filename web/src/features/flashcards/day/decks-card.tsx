import type { DeckToday } from '@abhyas/contract/flashcards/reviewing';
import { IconCards } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import type { FlashcardsDay } from '../flashcards-day.ts';
import { Band, bandWords } from '../../../ui/figures/band.tsx';
import classes from './day.module.css';

const origins = ['all', 'partner', 'student'] as const;

/** Every deck that the student can learn from: the institute's and his or her own. */
export function DecksCard({ day }: { readonly day: FlashcardsDay }) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<(typeof origins)[number]>('all');
  const institute = useInstitute().name;
  const decks = day.decks.filter(({ kind }) => from === 'all' || kind === from);
  const column = (key: string) => t(`flashcards.columns.${key}`);
  return (
    <Card
      flush
      title={t('flashcards.decks')}
      aside={
        day.decks.length > 0 && (
          <Segmented
            size="sm"
            label={t('flashcards.from.label')}
            options={origins.map((value) => ({ value, label: t(`flashcards.from.${value}`, { institute }) }))}
            value={from}
            onChange={setFrom}
          />
        )
      }
    >
      {decks.length === 0 ? (
        <EmptyState icon={IconCards} title={t(`flashcards.none.${from}`, { institute })}>
          {t('flashcards.none.text')}
        </EmptyState>
      ) : (
        <Table
          cards
          label={t('flashcards.decks')}
          head={[
            { key: 'deck', label: column('deck') },
            { key: 'by', label: column('by') },
            { key: 'due', label: column('due'), numeric: true },
            { key: 'fresh', label: column('fresh'), numeric: true },
            { key: 'remembered', label: column('remembered') },
            { key: 'open', label: column('open'), hidden: true },
          ]}
        >
          {decks.map((deck) => (
            <DeckRow key={deck.id} deck={deck} institute={institute} />
          ))}
        </Table>
      )}
    </Card>
  );
}

function DeckRow({ deck, institute }: { readonly deck: DeckToday; readonly institute: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const column = (key: string) => t(`flashcards.columns.${key}`);
  const note = [
    t('flashcards.deck.count', { count: deck.cards }),
    deck.corrected > 0 && t('flashcards.deck.corrected', { count: deck.corrected }),
  ];
  return (
    <tr>
      <td>
        <StackedCell to={`/student/flashcards/${deck.id}`} note={note.filter(Boolean).join('. ')}>
          {deck.name}
        </StackedCell>
      </td>
      <td data-label={column('by')}>{deck.kind === 'partner' ? institute : t('flashcards.from.you')}</td>
      <td data-label={column('due')} data-numeric>
        {deck.due > 0 ? <b>{number(deck.due)}</b> : number(0)}
      </td>
      <td data-label={column('fresh')} data-numeric>
        {number(deck.begun > 0 || deck.kind === 'student' ? deck.fresh : 0)}
      </td>
      <td data-label={column('remembered')}>
        {deck.remembered ? (
          <span className={classes['likely']}>
            <Band of={deck.remembered} />
            {bandWords(deck.remembered)}
          </span>
        ) : (
          <Quiet>{t('flashcards.deck.notBegun')}</Quiet>
        )}
      </td>
      <td>
        <WayIn deck={deck} />
      </td>
    </tr>
  );
}

/** Answering what is there today, else the cards themselves. */
function WayIn({ deck }: { readonly deck: DeckToday }) {
  const { t } = useTranslation();
  const isBegun = deck.begun > 0;
  if (deck.due + deck.fresh === 0)
    return (
      <Link
        to="/student/flashcards/$"
        params={{ _splat: deck.id }}
        aria-label={t('flashcards.deck.openNamed', { name: deck.name })}
        {...buttonFace('outline', 'sm')}
      >
        {t('flashcards.deck.open')}
      </Link>
    );
  return (
    <Link
      to="/student/flashcards/$"
      params={{ _splat: 'review' }}
      search={{ deckId: deck.id }}
      aria-label={t(isBegun ? 'flashcards.deck.reviewNamed' : 'flashcards.deck.beginNamed', { name: deck.name })}
      {...buttonFace(deck.due > 0 ? 'filled' : 'outline', 'sm')}
    >
      {t(isBegun ? 'flashcards.deck.review' : 'flashcards.deck.begin')}
    </Link>
  );
}
