import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';
import { FieldGroup } from './form.tsx';
import classes from './weekday-picker.module.css';

interface Props {
  readonly label: string;
  readonly help?: ReactNode;
  /** 0 is Monday. */
  readonly value: readonly number[];
  readonly onChange: (days: number[]) => void;
}

/** Days of the week, any number of them. */
export function WeekdayPicker({ label, help, value, onChange }: Props) {
  const { weekday } = useFormat();
  return (
    <FieldGroup label={label} help={help}>
      <div className={classes['days']} role="group" aria-label={label}>
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
