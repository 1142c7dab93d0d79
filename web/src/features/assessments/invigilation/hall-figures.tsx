import type { Presence } from '@abhyas/contract/assessments/invigilation';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import classes from './invigilation.module.css';
import { presences } from '../addresses.ts';
import type { Hall } from './use-hall.ts';

interface Props {
  readonly figures: Hall['figures'] | undefined;
  readonly value: Presence | undefined;
  readonly onChange: (presence: Presence | undefined) => void;
}

/** How many are where; each figure shows its students in the list, pressed again everybody. */
export function HallFigures({ figures, value, onChange }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <div className={classes['figures']} role="group" aria-label={t('assessments.invigilation.figures')}>
      {presences.map((one) => (
        <button
          key={one}
          type="button"
          className={classes['figure']}
          data-presence={one}
          data-some={(figures?.[one] ?? 0) > 0 || undefined}
          aria-pressed={value === one}
          onClick={() => onChange(value === one ? undefined : one)}
        >
          <span>{t(`assessments.invigilation.presence.${one}`)}</span>
          <b>{figures ? number(figures[one]) : '–'}</b>
        </button>
      ))}
    </div>
  );
}
