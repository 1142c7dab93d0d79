import type { Exam, ExamDate } from '@abhyas/contract/taxonomy/taxonomy';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { formatter } from '../../../lib/format.ts';
import { useRefusedFields } from '../../../lib/refused-fields.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import classes from './exam-dates.module.css';

interface Props {
  readonly exam: Exam;
  readonly saved: ExamDate | undefined;
  readonly readOnly: boolean;
}

/** One exam with what its next date is called and the day. */
export function ExamDateForm({ exam: { id, name }, saved, readOnly }: Props) {
  const { t, i18n } = useTranslation();
  // A day of the calendar is no instant: it is named as it stands, in no zone.
  const { date } = formatter(i18n.language === 'hi' ? 'hi' : 'en', 'UTC');
  const [title, setTitle] = useState(saved?.title ?? name);
  const [day, setDay] = useState(saved?.day ?? '');
  const queryClient = useQueryClient();
  const save = useChange(
    (next: { title: string; day: string } | null) => api.taxonomy.saveExamDate({ body: { examId: id, next } }),
    {
      said: (dates, next) => t(`taxonomy.examDates.${next ? 'saved' : 'removed'}`, { exam: name }),
      after: (dates, next) => {
        queryClient.setQueryData([...api.taxonomy.listExamDates.key, null], dates);
        if (!next) setDay('');
      },
      inline: true,
    },
  );
  const { errorOf, problem } = useRefusedFields(save.error, ['title', 'day']);
  const isSaved = saved?.title === title.trim() && saved.day === day;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() && day) save.send({ title: title.trim(), day });
  };
  return (
    <form onSubmit={submit} noValidate aria-label={name}>
      <h3 className={classes['name']}>{name}</h3>
      <p className={classes['now']}>{saved ? `${saved.title}, ${date(saved.day)}` : t('taxonomy.examDates.none')}</p>
      {!readOnly && (
        <div className={classes['fields']}>
          <TextInput
            label={t('taxonomy.examDates.name')}
            value={title}
            maxLength={80}
            error={errorOf('title')}
            onChange={(event) => {
              save.reset();
              setTitle(event.currentTarget.value);
            }}
          />
          <TextInput
            type="date"
            label={t('taxonomy.examDates.day')}
            value={day}
            error={errorOf('day')}
            onChange={(event) => {
              save.reset();
              setDay(event.currentTarget.value);
            }}
          />
          <div className={classes['ways']}>
            <Button
              type="submit"
              variant="filled"
              loading={save.busy}
              disabled={!title.trim() || !day || isSaved}
              aria-label={t('taxonomy.examDates.save', { exam: name })}
            >
              {t('taxonomy.examDates.saveShort')}
            </Button>
            {saved && (
              <Button
                variant="subtle"
                disabled={save.busy}
                aria-label={t('taxonomy.examDates.remove', { exam: name })}
                onClick={() => save.send(null)}
              >
                {t('taxonomy.examDates.removeShort')}
              </Button>
            )}
          </div>
        </div>
      )}
      {problem && <Problem>{problem}</Problem>}
    </form>
  );
}
