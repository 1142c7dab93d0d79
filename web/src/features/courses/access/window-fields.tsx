import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { toInstant, toLocal } from '../../../lib/zoned-time.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import classes from './access.module.css';

/** `course`: as many days as the course itself says. */
type Ends = 'course' | 'day' | 'never';
export interface WindowDraft {
  /** A day as date fields write it; empty: at once. */
  readonly startsOn: string;
  readonly ends: Ends;
  readonly endsOn: string;
}
export const emptyWindow: WindowDraft = { startsOn: '', ends: 'course', endsOn: '' };

/** A draft as the calls take it, on the institute's calendar; undefined while a day is missing or lies wrong. */
export function useWindowBody() {
  const { timeZone } = useInstitute();
  const [today] = useState(() => toLocal(new Date().toISOString(), timeZone).slice(0, 10));
  const lastMoment = (day: string) => toInstant(`${day}T23:59`, timeZone);
  return ({ startsOn, ends, endsOn }: WindowDraft) => {
    const startsAt = startsOn > today ? toInstant(`${startsOn}T00:00`, timeZone) : null;
    if (ends === 'course') return { startsAt };
    if (ends === 'never') return { startsAt, endsAt: null };
    const isRight = endsOn !== '' && endsOn >= (startsOn > today ? startsOn : today);
    return isRight ? { startsAt, endsAt: lastMoment(endsOn) } : undefined;
  };
}

interface Props {
  readonly value: WindowDraft;
  readonly onChange: (value: WindowDraft) => void;
  /** Days that the one course says; null: it says none; undefined: several courses, each with its own. */
  readonly validityDays?: number | null | undefined;
  readonly error?: string | undefined;
}

/** From when until when access is given. */
export function WindowFields({ value, onChange, validityDays, error }: Props) {
  const { t } = useTranslation();
  const byCourse =
    validityDays === undefined
      ? t('courses.access.window.byCourses')
      : validityDays === null
        ? t('courses.access.window.byCourseNever')
        : t('courses.access.window.byCourse', { count: validityDays });
  const never = validityDays === null ? [] : [{ value: 'never' as const, label: t('courses.access.window.never') }];
  return (
    <>
      <div>
        <p className={classes['label']}>{t('courses.access.window.ends')}</p>
        <Segmented
          label={t('courses.access.window.ends')}
          options={[
            { value: 'course', label: byCourse },
            { value: 'day', label: t('courses.access.window.onDay') },
            ...never,
          ]}
          value={value.ends}
          onChange={(ends) => onChange({ ...value, ends })}
        />
      </div>
      <div className={classes['pair']}>
        <TextInput
          type="date"
          label={t('courses.access.window.begins')}
          description={t('courses.access.window.beginsHelp')}
          value={value.startsOn}
          onChange={(event) => onChange({ ...value, startsOn: event.currentTarget.value })}
        />
        {value.ends === 'day' && (
          <TextInput
            type="date"
            label={t('courses.access.window.lastDay')}
            description={t('courses.access.window.lastDayHelp')}
            value={value.endsOn}
            error={error}
            onChange={(event) => onChange({ ...value, endsOn: event.currentTarget.value })}
          />
        )}
      </div>
    </>
  );
}
