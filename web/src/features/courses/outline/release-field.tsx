import type { Release } from '@abhyas/contract/courses/shapes';
import { NumberInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { toInstant, toLocal } from '../../../lib/zoned-time.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import classes from './outline.module.css';

interface Props {
  readonly value: Release | null;
  readonly onChange: (release: Release | null) => void;
  readonly readOnly?: boolean;
}

const ways = ['none', 'date', 'days'] as const;
const USUAL_DAYS = 7;
const MOST_DAYS = 730;

/** When a section or lesson opens: at once, on a day, or so many days after the learner began the course. */
export function ReleaseField({ value, onChange, readOnly = false }: Props) {
  const { t } = useTranslation();
  const { timeZone } = useInstitute();
  const { zone } = useFormat();
  const choose = (way: (typeof ways)[number]) => {
    if (readOnly) return;
    if (way === 'none') onChange(null);
    else if (way === 'days') onChange({ by: 'days', days: USUAL_DAYS });
    else onChange({ by: 'date', at: new Date(Date.now() + USUAL_DAYS * 86_400_000).toISOString() });
  };
  return (
    <div className={classes['release']}>
      <span className={classes['label']}>{t('courses.authoring.release.label')}</span>
      <Segmented
        label={t('courses.authoring.release.label')}
        options={ways.map((way) => ({ value: way, label: t(`courses.authoring.release.${way}`) }))}
        value={value?.by ?? 'none'}
        onChange={choose}
      />
      {value?.by === 'date' && (
        <TextInput
          type="datetime-local"
          label={`${t('courses.authoring.release.at')} (${zone(value.at)})`}
          readOnly={readOnly}
          value={toLocal(value.at, timeZone)}
          onChange={(event) => {
            const at = toInstant(event.currentTarget.value, timeZone);
            if (at !== null) onChange({ by: 'date', at });
          }}
        />
      )}
      {value?.by === 'days' && (
        <NumberInput
          label={t('courses.authoring.release.after')}
          description={t('courses.authoring.release.afterHelp')}
          min={1}
          max={MOST_DAYS}
          clampBehavior="strict"
          allowDecimal={false}
          readOnly={readOnly}
          value={value.days}
          onChange={(days) => typeof days === 'number' && days >= 1 && onChange({ by: 'days', days })}
        />
      )}
    </div>
  );
}
