import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useBuilding } from '../builder/building.ts';
import { limits } from '../draft/paper-limits.ts';
import { isLocked } from '../draft/section-times.ts';
import classes from './patterns.module.css';
import { usePattern } from './use-patterns.ts';

/** How long the paper takes: within the usual limits, or as long as the official paper that it follows (NEET 2021: 200 minutes). */
export function MinutesField() {
  const { t } = useTranslation();
  const { draft, change, readOnly, unsavable } = useBuilding();
  const pattern = usePattern(draft.patternId);
  const { least } = limits.minutes;
  const most = Math.max(limits.minutes.most, pattern?.minutes ?? 0);
  const isWrong = draft.minutes < least || draft.minutes > most || unsavable['minutes'];
  return (
    <NumberInput
      className={classes['minutes']!}
      label={t('authoring.details.minutes')}
      required
      allowDecimal={false}
      allowNegative={false}
      readOnly={readOnly || isLocked(draft)}
      description={isLocked(draft) && t('authoring.composing.lock.minutesHelp')}
      value={Number.isNaN(draft.minutes) ? '' : draft.minutes}
      error={isWrong && t('authoring.details.minutesRange', { least, most })}
      onChange={(value) => change({ do: 'set', values: { minutes: typeof value === 'number' ? value : Number.NaN } })}
    />
  );
}
