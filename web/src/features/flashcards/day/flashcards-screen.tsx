import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ImportAnki } from '../anki/import-anki.tsx';
import { DeckForm } from '../decks/deck-form.tsx';
import { ExamCard } from '../exam/exam-card.tsx';
import { useOutbox } from '../reviewing/use-outbox.ts';
import { type FlashcardsDay, useFlashcardsAnew } from '../flashcards-day.ts';
import classes from './day.module.css';
import { DecksCard } from './decks-card.tsx';
import { DueCard } from './due-card.tsx';
import { MemoryCard } from './memory-card.tsx';
import { SettingsButton } from './settings-button.tsx';

/** A student's flashcards: what is due today and in the next days, how much stays, and the decks. */
export function FlashcardsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  const day = useQuery(query(api.flashcards.showFlashcardsDay));
  const { outbox } = useOutbox();
  const anew = useFlashcardsAnew();
  useEffect(() => outbox.onSent(() => void anew()), [outbox, anew]);
  return (
    <Page
      title={t('flashcards.title')}
      subtitle={day.data && <Counts day={day.data} />}
      action={
        <Row>
          {day.data && <SettingsButton settings={day.data.settings} />}
          <ImportAnki kind="student" />
          <Button variant="outline" leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setMaking(true)}>
            {t('flashcards.new')}
          </Button>
        </Row>
      }
    >
      <Loaded query={day} card skeleton={<CardSkeleton lines={8} />}>
        {(shown) => (
          <Stacked>
            {shown.decks.some(({ cards }) => cards > 0) && (
              <div className={classes['two']}>
                <DueCard day={shown} />
                <MemoryCard day={shown} />
              </div>
            )}
            {shown.decks.some(({ cards }) => cards > 0) && <ExamCard />}
            <DecksCard day={shown} />
          </Stacked>
        )}
      </Loaded>
      {making && (
        <DeckForm
          kind="student"
          onClose={() => setMaking(false)}
          onSaved={({ id }) => void navigate({ to: '/student/flashcards/$', params: { _splat: id } })}
        />
      )}
    </Page>
  );
}

/** 7 decks · 1,240 cards · 388 begun */
function Counts({ day }: { readonly day: FlashcardsDay }) {
  const { t } = useTranslation();
  const cards = day.decks.reduce((sum, deck) => sum + deck.cards, 0);
  const counts = [
    t('flashcards.day.decks', { count: day.decks.length }),
    t('flashcards.deck.count', { count: cards }),
    t('flashcards.day.begun', { count: day.begun }),
  ];
  return <>{counts.join(' · ')}</>;
}
