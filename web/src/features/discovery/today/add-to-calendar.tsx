import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { calendarFile } from '../../../lib/calendar-file.ts';
import { useFormat } from '../../../lib/format.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { calendarEntryOf } from './calendar-entry.ts';
import classes from './this-week.module.css';

interface Props {
  readonly paper: OpenPaper;
  /** An icon alone, beside a mark. */
  readonly small?: boolean;
}

/** Gives a test that is not open yet to the student's own calendar, as a file that every calendar reads. */
export function AddToCalendar({ paper, small = false }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, opensAt, closesAt, questions, minutes } = paper;
  if (!opensAt) return null;
  const add = () => {
    const until = closesAt && `${format.dateTime(closesAt)} ${format.zone(closesAt)}`;
    const text = [
      t('discovery.day.calendar.facts', { count: questions, minutes: format.minutes(minutes) }),
      until && t('discovery.day.calendar.until', { at: until }),
    ];
    const entry = calendarEntryOf(
      { ...paper, opensAt },
      { text: text.filter(Boolean).join(' '), origin: location.origin, writtenAt: Date.now() },
    );
    saveFile(`${fileName(title)}.ics`, calendarFile(entry), 'text/calendar;charset=utf-8');
  };
  const label = t('discovery.day.addTo', { title });
  return (
    <>
      <IconButton
        icon={IconCalendarPlus}
        label={label}
        onClick={add}
        className={small ? undefined : classes['phone']!}
      />
      {!small && (
        <Button size="sm" variant="outline" aria-label={label} onClick={add} className={classes['step']!} data-wide>
          {t('discovery.day.addToCalendar')}
        </Button>
      )}
    </>
  );
}

/** A title without what a file's name may not hold. */
const fileName = (title: string) =>
  title
    .replaceAll(/[\s\\/:*?"<>|]+/g, ' ')
    .trim()
    .slice(0, 80);
