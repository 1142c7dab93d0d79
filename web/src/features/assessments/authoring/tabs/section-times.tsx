import { NumberInput, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuilding } from '../builder/building.ts';
import type { Section } from '../draft/change-draft.ts';
import { isLocked, mostSectionMinutes } from '../draft/section-times.ts';
import classes from './tabs.module.css';

/** Whether one moves freely between the sections, or each opens for its own minutes. */
export function LockSections() {
  const { t } = useTranslation();
  const { draft, change, readOnly } = useBuilding();
  return (
    <div className={classes['lock']}>
      <Switch
        label={t('authoring.composing.lock.label')}
        description={t('authoring.composing.lock.help')}
        checked={draft.sections.some(({ minutes }) => minutes !== undefined)}
        disabled={readOnly || draft.sections.length === 0}
        onChange={(event) => change({ do: 'setLocked', locked: event.currentTarget.checked })}
      />
      {isLocked(draft) && (
        <p className={classes['quiet']}>{t('authoring.composing.lock.sum', { count: draft.minutes })}</p>
      )}
    </div>
  );
}

/** Minutes of one section; an emptied field keeps the last number until another is written. */
export function SectionMinutes({ section: { id, title, minutes } }: { readonly section: Section }) {
  const { t } = useTranslation();
  const { change, readOnly } = useBuilding();
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberInput
      size="sm"
      className={classes['sectionMinutes']!}
      aria-label={t('authoring.composing.lock.minutesOf', { section: title })}
      min={1}
      max={mostSectionMinutes}
      clampBehavior="strict"
      allowDecimal={false}
      hideControls
      readOnly={readOnly}
      value={isEmpty ? '' : (minutes ?? '')}
      error={minutes === undefined || isEmpty}
      onBlur={() => setEmpty(false)}
      onChange={(value) => {
        setEmpty(typeof value !== 'number' || value < 1);
        if (typeof value === 'number' && value >= 1) change({ do: 'setSectionMinutes', id, minutes: value });
      }}
    />
  );
}
