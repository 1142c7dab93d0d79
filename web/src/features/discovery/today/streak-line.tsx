import { STREAK_SECONDS } from '@abhyas/contract/discovery/constants';
import type { StudentDay } from '@abhyas/contract/discovery/home';
import { IconFlame } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './streak.module.css';

/** How many days in a row were studied, and what it takes to keep them today. */
export function StreakLine({ streak: { days, today } }: { readonly streak: StudentDay['streak'] }) {
  const { t } = useTranslation();
  const { minutes } = useFormat();
  const time = minutes(Math.ceil((STREAK_SECONDS - today) / 60));
  const next = today >= STREAK_SECONDS ? 'kept' : days > 0 ? 'keep' : 'begin';
  return (
    <p className={classes['line']}>
      <Icon of={IconFlame} size={16} />
      <span>
        {days > 0 && <b>{t('discovery.day.streak.days', { count: days })} </b>}
        {t(`discovery.day.streak.${next}`, { time })}
      </span>
    </p>
  );
}
