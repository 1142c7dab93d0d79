import type { ConsentPurpose } from '@abhyas/contract/identity/guardians';
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './guardians.module.css';

export type Decisions = Readonly<Record<ConsentPurpose, boolean>>;
export const purposes: readonly ConsentPurpose[] = [
  'learning_records',
  'communications',
  'marketing',
  'photos',
  'public_results',
];
/** Nothing is agreed to before somebody says so. */
export const nothing: Decisions = {
  learning_records: false,
  communications: false,
  marketing: false,
  photos: false,
  public_results: false,
};

interface Props {
  readonly value: Decisions;
  readonly onChange: (value: Decisions) => void;
  readonly disabled?: boolean;
}

/** What may be done with the child's data, each purpose decided by itself. */
export function ConsentChoices({ value, onChange, disabled = false }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={classes['purposes']}>
      {purposes.map((purpose) => (
        <li key={purpose} className={classes['purpose']}>
          <span className={classes['words']}>
            <b id={`purpose-${purpose}`}>{t(`identity.guardians.purposes.${purpose}`)}</b>
            <span id={`about-${purpose}`}>{t(`identity.guardians.about.${purpose}`)}</span>
          </span>
          <Switch
            size="md"
            aria-labelledby={`purpose-${purpose}`}
            aria-describedby={`about-${purpose}`}
            checked={value[purpose]}
            disabled={disabled}
            onChange={(event) => onChange({ ...value, [purpose]: event.currentTarget.checked })}
          />
        </li>
      ))}
    </ul>
  );
}
