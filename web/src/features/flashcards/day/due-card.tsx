import { isInHoliday } from '@abhyas/contract/flashcards/rules/holiday';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { type FlashcardsDay, SITTING } from '../flashcards-day.ts';
import classes from './day.module.css';

/** Decks that are named beside the number of today. */
const NAMED = 3;

interface Props {
  readonly day: FlashcardsDay;
}

/** What is due today, of which decks, and how many cards the next two weeks bring. */
export function DueCard({ day }: Props) {
  return (
    <Card flush as="div" className={classes['due']}>
      <Today day={day} />
      <Ahead day={day} />
    </Card>
  );
}

function Today({ day }: Props) {
  const { t } = useTranslation();
  const { number, minutes, longDate } = useFormat();
  const { holiday } = day.settings;
  const all = day.due + day.fresh;
  const decks = day.decks.filter(({ due }) => due > 0).slice(0, NAMED);
  const nothing =
    holiday && isInHoliday(holiday, day.ahead[0]?.day ?? '')
      ? t('flashcards.day.holiday', { day: longDate(noonOf(holiday.to)) })
      : t('flashcards.day.allDone');
  return (
    <section aria-label={t('flashcards.day.today')}>
      <h2>{t('flashcards.day.today')}</h2>
      <p className={classes['figure']}>{number(all)}</p>
      <Quiet as="p" size="sm">
        {all > 0 ? t('flashcards.day.about', { length: minutes(day.minutes), fresh: day.fresh }) : nothing}
      </Quiet>
      {decks.length > 0 && (
        <Facts kind="lines" items={decks.map(({ name, due }) => ({ label: name, value: number(due) }))} />
      )}
      {all > SITTING && (
        <Quiet as="p" size="sm">
          {t('flashcards.day.many', { count: SITTING })}
        </Quiet>
      )}
      {all > 0 && (
        <Link to="/student/flashcards/$" params={{ _splat: 'review' }} {...buttonFace('action')}>
          {t('flashcards.day.review', { count: Math.min(all, SITTING) })}
        </Link>
      )}
    </section>
  );
}

function Ahead({ day }: Props) {
  const { t } = useTranslation();
  const { number, weekday, longDate } = useFormat();
  return (
    <section aria-label={t('flashcards.day.ahead')}>
      <h2>{t('flashcards.day.ahead')}</h2>
      <DayBars
        counts
        label={t('flashcards.day.aheadNote')}
        heads={[t('flashcards.day.day'), t('flashcards.day.due')]}
        bars={day.ahead.map(({ day: at, due }, place) => ({
          key: at,
          // Noon of the day, so that no zone moves it to another one.
          name: weekday(noonOf(at)),
          value: due,
          isNow: place === 0,
          cells: [longDate(noonOf(at)), number(due)],
        }))}
      />
      <Quiet as="p" size="xs">
        {t('flashcards.day.aheadNote')}
      </Quiet>
    </section>
  );
}
