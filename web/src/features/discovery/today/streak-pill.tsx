import type { StudentDay } from '@abhyas/contract/discovery/home';
import { IconFlame } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../ui/status/pill.tsx';
import classes from './streak.module.css';

/** Days in a row with study, in the bar of every page; nothing until there is one. */
export function StreakPill({ streak: { days } }: { readonly streak: StudentDay['streak'] }) {
  const { t } = useTranslation();
  if (days === 0) return null;
  return (
    <span className={classes['pill']} title={t('discovery.day.streakLabel')}>
      <Pill icon={IconFlame}>
        <span>
          {t('discovery.day.streakPill', { count: days })}
          <span className="sr-only"> {t('discovery.day.streakLabel')}</span>
        </span>
      </Pill>
    </span>
  );
}
