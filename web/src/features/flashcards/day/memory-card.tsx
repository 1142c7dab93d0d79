import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Band, bandWords } from '../../../ui/figures/band.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import type { FlashcardsDay } from '../flashcards-day.ts';
import classes from './day.module.css';

/** How much of what was begun would likely be remembered now, and how the last week went. */
export function MemoryCard({ day }: { readonly day: FlashcardsDay }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { week, remembered } = day;
  const slipping = day.decks.toSorted((a, b) => b.slipping - a.slipping)[0];
  return (
    <Card title={t('flashcards.memory.title')} aside={<ToStatistics />}>
      {remembered ? (
        <>
          <p className={classes['share']}>
            {bandWords(remembered)} <small>{t('flashcards.memory.of', { count: day.begun })}</small>
          </p>
          <Quiet as="p" size="sm">
            {t('flashcards.memory.now')}
          </Quiet>
          <Band of={remembered} />
        </>
      ) : (
        <Quiet as="p">{t('flashcards.memory.none')}</Quiet>
      )}
      <Facts
        kind="lines"
        items={[
          { label: t('flashcards.memory.week'), value: number(week.reviews) },
          week.reviews > 0 && {
            label: t('flashcards.memory.remembered'),
            value: t('flashcards.end.of', { part: number(week.remembered), whole: number(week.reviews) }),
          },
          slipping !== undefined &&
            day.slipping > 0 && {
              label: t('flashcards.memory.slipping', { count: day.slipping }),
              value: (
                <Link
                  to="/student/flashcards/$"
                  params={{ _splat: slipping.id }}
                  search={{ show: 'slipping' as const }}
                >
                  {t('flashcards.memory.look')}
                </Link>
              ),
            },
        ]}
      />
    </Card>
  );
}

function ToStatistics() {
  const { t } = useTranslation();
  return (
    <Link to="/student/flashcards/$" params={{ _splat: 'statistics' }}>
      {t('flashcards.statistics.title')}
    </Link>
  );
}
