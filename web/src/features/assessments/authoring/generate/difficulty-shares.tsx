import { NumberInput, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { levels, type Shares, usualShares } from './blueprint-form.ts';
import classes from './generate.module.css';

interface Props {
  readonly shares: Shares | null;
  readonly onChange: (shares: Shares | null) => void;
}

/** How many percent of each section are easy, medium and hard; they must make up the whole. */
export function DifficultyShares({ shares, onChange }: Props) {
  const { t } = useTranslation();
  const sum = shares && shares.easy + shares.medium + shares.hard;
  return (
    <fieldset className={classes['shares']}>
      <legend className={classes['label']}>{t('authoring.generate.difficulty')}</legend>
      <Switch
        label={t('authoring.generate.setShares')}
        checked={shares !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? usualShares : null)}
      />
      {shares && (
        <div className={classes['three']}>
          {levels.map((level, code) => (
            <NumberInput
              key={level}
              size="sm"
              label={t(`questions.difficulties.${code}`)}
              suffix=" %"
              min={0}
              max={100}
              allowDecimal={false}
              value={shares[level]}
              error={sum !== 100}
              onChange={(value) => onChange({ ...shares, [level]: typeof value === 'number' ? value : 0 })}
            />
          ))}
        </div>
      )}
      {sum !== null && sum !== 100 && (
        <p className={classes['wrong']} role="status">
          {t('authoring.generate.sum', { sum })}
        </p>
      )}
    </fieldset>
  );
}
