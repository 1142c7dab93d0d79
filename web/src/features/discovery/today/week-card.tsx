import type { StudentDay, StudyDay } from '@abhyas/contract/discovery/home';
import { IconChartBar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatter, useFormat } from '../../../lib/format.ts';
import { type DayBar, DayBars } from '../../../ui/charts/day-bars.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { StreakLine } from './streak-line.tsx';
import classes from './week-card.module.css';

interface Props {
  readonly week: readonly StudyDay[];
  readonly streak: StudentDay['streak'] | undefined;
}

/** How long was studied on each of the last seven days, today last. */
export function WeekCard({ week, streak }: Props) {
  const { t, i18n } = useTranslation();
  const { length } = useFormat();
  // A day of the calendar is no instant: it is named as it stands, in no zone.
  const { weekday, longDate } = formatter(i18n.language === 'hi' ? 'hi' : 'en', 'UTC');
  const total = week.reduce((sum, { watched, tested }) => sum + watched + tested, 0);
  const said = (seconds: number) => (seconds > 0 ? length(seconds) : t('discovery.today.week.nothing'));
  const bars = week.map(({ day, watched, tested }, at): DayBar => ({
    key: day,
    name: weekday(day),
    value: watched + tested,
    isNow: at === week.length - 1,
    cells: [longDate(day), said(watched), said(tested)],
  }));
  return (
    <Card
      title={t('discovery.today.week.title')}
      aside={total > 0 && <span className={classes['total']}>{length(total)}</span>}
      flush={total === 0}
    >
      {total === 0 ? (
        <EmptyState icon={IconChartBar} title={t('discovery.today.week.none.title')}>
          {t('discovery.today.week.none.text')}
        </EmptyState>
      ) : (
        <>
          <DayBars
            label={t('discovery.today.week.label', { total: length(total) })}
            heads={[t('discovery.today.week.day'), t('discovery.today.week.watched'), t('discovery.today.week.tested')]}
            bars={bars}
          />
          {streak && <StreakLine streak={streak} />}
          <p className={classes['note']}>{t('discovery.today.week.note')}</p>
        </>
      )}
    </Card>
  );
}
