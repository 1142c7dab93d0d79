import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './star-field.module.css';

interface Props {
  readonly label: string;
  /** 0: nothing chosen yet. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
}

const STAR = 'M10.5 1.5l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L1.7 7.9l6.1-.8z';

/** One to five stars, chosen by pointer, touch or arrow keys: five radio buttons that look like stars. */
export function StarField({ label, value, onChange }: Props) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={classes['stars']}>
      <legend>{label}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} data-on={star <= value || undefined}>
            <input type="radio" name={name} checked={star === value} onChange={() => onChange(star)} />
            <svg viewBox="0 0 21 20" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span>{t('ui.stars', { count: star })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
