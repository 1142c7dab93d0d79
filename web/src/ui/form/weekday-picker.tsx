import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { FieldGroup } from '../../../ui/form/form.tsx';
import classes from './plan.module.css';

interface Props {
  /** 0 is Monday. */
  readonly value: readonly number[];
  readonly onChange: (days: number[]) => void;
}

/** Days of every week; none of them: the class is held once. */
export function WeekdayPicker({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { weekday } = useFormat();
  return (
    <FieldGroup label={t('live.plan.everyWeek')}>
      <div className={classes['days']} role="group" aria-label={t('live.plan.everyWeek')}>
        {Array.from({ length: 7 }, (_, day) => (
          <button
            key={day}
            type="button"
            aria-pressed={value.includes(day)}
            onClick={() => onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day])}
          >
            {/* 23 November 2026 is a Monday. */}
            {weekday(`2026-11-${23 + day}T06:30:00Z`)}
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}
