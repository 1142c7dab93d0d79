import type { PaperOutcome } from '@abhyas/contract/insights/staff-day';
import { IconChartBar, IconEyeOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Tile } from '../../../ui/figures/tile.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './staff-day.module.css';

/** The tests whose results came last, each with the way to its analysis. */
export function OutcomesCard({ outcomes }: { readonly outcomes: readonly PaperOutcome[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card
      title={t('insights.staffDay.outcomes.title')}
      aside={
        <Link to="/partner/papers" className={classes['all']!}>
          {t('insights.staffDay.outcomes.all')}
        </Link>
      }
      flush
    >
      <RowList flush>
        {outcomes.map(({ paperId, title, at, attempted, averagePercent, out }) => (
          <li key={paperId} className={classes['row']}>
            <Tile icon={out ? IconChartBar : IconEyeOff} tone={out ? 'accent' : 'warn'} />
            <span className={classes['words']}>
              <Link to="/partner/papers/$paperId/analysis" params={{ paperId }}>
                <b>{title}</b>
              </Link>
              <small>
                {t(out ? 'insights.staffDay.outcomes.out' : 'insights.staffDay.outcomes.kept', {
                  count: attempted,
                  day: format.shortDate(at),
                })}
              </small>
            </span>
            <span className={classes['figure']}>
              <b>{format.percent(averagePercent, 100)}</b>
              <small>{t('insights.staffDay.outcomes.average')}</small>
            </span>
          </li>
        ))}
      </RowList>
    </Card>
  );
}
