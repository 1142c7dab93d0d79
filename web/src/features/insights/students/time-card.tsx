import type { StudyDay } from '@abhyas/contract/discovery/home';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatter, useFormat } from '../../../lib/format.ts';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';

const DAYS = 7;

/** How long the student studied on each of the last seven days. */
export function TimeCard({ days }: { readonly days: readonly StudyDay[] }) {
  const { t, i18n } = useTranslation();
  const { length } = useFormat();
  // A day of the calendar is no instant: it is named as it stands, in no zone.
  const { weekday, longDate } = formatter(i18n.language === 'hi' ? 'hi' : 'en', 'UTC');
  const week = days.slice(-DAYS);
  const total = week.reduce((sum, { watched, tested }) => sum + watched + tested, 0);
  const said = (seconds: number) => (seconds > 0 ? length(seconds) : '–');
  return (
    <Card
      title={t('insights.student.studyTime')}
      note={total > 0 && t('insights.student.studyTimeNote', { total: length(total) })}
      flush={total === 0}
    >
      {total === 0 ? (
        <EmptyState icon={IconClock} title={t('insights.student.noTime')} />
      ) : (
        <DayBars
          label={t('insights.student.studyTimeNote', { total: length(total) })}
          heads={['day', 'watched', 'tested'].map((head) => t(`insights.student.days.${head}`))}
          bars={week.map(({ day, watched, tested }, at) => ({
            key: day,
            name: weekday(day),
            value: watched + tested,
            isNow: at === week.length - 1,
            cells: [longDate(day), said(watched), said(tested)],
          }))}
        />
      )}
    </Card>
  );
}
