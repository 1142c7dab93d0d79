import type { Plan } from '@abhyas/contract/practice/plan';
import { IconFlag, IconMoon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './plan.module.css';

/** The next two weeks, a column for each day; on a phone a row. */
export function PlanDays({ days }: { readonly days: Plan['days'] }) {
  const { t } = useTranslation();
  const { weekday, shortDate, number } = useFormat();
  return (
    <Card title={t('practice.plan.next')}>
      <ol className={classes['days']}>
        {days.map(({ day, kind, items }, at) => (
          <li key={day} data-kind={kind} data-today={at === 0 || undefined}>
            <b>
              {weekday(noonOf(day))} <small>{shortDate(noonOf(day))}</small>
            </b>
            {kind === 'rest' && (
              <span className={classes['rest']}>
                <Icon of={IconMoon} size={16} /> {t('practice.plan.rest')}
              </span>
            )}
            {kind === 'exam' && (
              <span className={classes['rest']}>
                <Icon of={IconFlag} size={16} /> {t('practice.plan.exam')}
              </span>
            )}
            {items.map((item) => (
              <span key={`${item.kind} ${item.chapterId}`} className={classes['item']} data-kind={item.kind}>
                {item.name} <small>{number(item.questions)}</small>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
