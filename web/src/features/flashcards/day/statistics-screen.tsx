import type { StatisticsPeriod } from '@abhyas/contract/flashcards/day';
import { Select } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { type FlashcardsPatch, type FlashcardsSearch, statisticsPeriods } from '../addresses.ts';
import { AheadCard } from './ahead-card.tsx';
import { DeckFigures } from './deck-figures.tsx';
import { DoneCard } from './done-card.tsx';
import { isNothing, type Statistics } from './figures.ts';
import { FiguresStrip } from './figures-strip.tsx';
import { RecallCard } from './recall-card.tsx';
import { StatesCard } from './states-card.tsx';
import classes from './day.module.css';

interface Props {
  readonly search: FlashcardsSearch;
  readonly onSearch: (patch: FlashcardsPatch) => void;
}

/** What a student did with flashcards, how much of it stayed, and what comes. */
export function StatisticsScreen({ search: { deckId, period = 'month' }, onSearch }: Props) {
  const { t } = useTranslation();
  const shown = useQuery({
    ...query(api.flashcards.showFlashcardStatistics, { query: { deckId, period } }),
    placeholderData: keepPreviousData,
  });
  // The decks of the answer before stay in the choice, its figures do not: they would stand under the name of another deck.
  const anew = shown.isPlaceholderData ? { ...shown, data: undefined } : shown;
  return (
    <Page
      title={t('flashcards.statistics.title')}
      breadcrumbs={[
        { label: t('flashcards.title'), to: '/student/flashcards' },
        { label: t('flashcards.statistics.title') },
      ]}
      action={shown.data && <Controls decks={shown.data.decks} deckId={deckId} period={period} onSearch={onSearch} />}
    >
      <Loaded query={anew} card skeleton={<CardSkeleton lines={10} />}>
        {(statistics) => (isNothing(statistics) ? <Nothing /> : <Figures statistics={statistics} period={period} />)}
      </Loaded>
    </Page>
  );
}

interface ControlsProps extends Pick<Statistics, 'decks'> {
  readonly deckId: string | undefined;
  readonly period: StatisticsPeriod;
  readonly onSearch: Props['onSearch'];
}

/** Of which deck, and how far back. */
function Controls({ decks, deckId, period, onSearch }: ControlsProps) {
  const { t } = useTranslation();
  const all = { value: '', label: t('flashcards.statistics.allDecks') };
  return (
    <Row>
      <Select
        aria-label={t('flashcards.statistics.deck')}
        data={[all, ...decks.map(({ id, name }) => ({ value: id, label: name }))]}
        value={deckId ?? ''}
        allowDeselect={false}
        onChange={(value) => onSearch({ deckId: value || undefined })}
      />
      <Segmented
        label={t('flashcards.statistics.period')}
        options={statisticsPeriods.map((value) => ({ value, label: t(`flashcards.statistics.periods.${value}`) }))}
        value={period}
        onChange={(next) => onSearch({ period: next })}
      />
    </Row>
  );
}

function Figures(shown: { readonly statistics: Statistics; readonly period: StatisticsPeriod }) {
  return (
    <Stacked>
      <FiguresStrip {...shown} />
      <div className={classes['halves']}>
        <RecallCard recall={shown.statistics.recall} />
        <StatesCard cards={shown.statistics.cards} />
      </div>
      <DoneCard {...shown} />
      <AheadCard ahead={shown.statistics.ahead} />
      <DeckFigures decks={shown.statistics.decks} />
    </Stacked>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <Card as="div">
      <EmptyState
        icon={IconChartBar}
        title={t('flashcards.statistics.nothing')}
        action={
          <Link to="/student/flashcards/$" params={{ _splat: '' }} {...buttonFace('action')}>
            {t('flashcards.review.back')}
          </Link>
        }
      >
        {t('flashcards.statistics.nothingText')}
      </EmptyState>
    </Card>
  );
}
