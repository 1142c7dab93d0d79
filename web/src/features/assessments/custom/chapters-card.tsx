import type { OwnCounts } from '@abhyas/contract/assessments/custom';
import { Button, Checkbox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Chip } from '../../../ui/status/chip.tsx';
import { useSubjectName } from '../results/use-subject-name.ts';
import classes from './custom.module.css';
import { type OwnForm, toggled } from './own-form.ts';

interface Props {
  readonly form: OwnForm;
  readonly counts: OwnCounts;
  readonly onChange: (patch: Partial<OwnForm>) => void;
}

/** Subjects of the exam, and under each chosen one its chapters. Nothing chosen means all. */
export function ChaptersCard({ form, counts, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const subjectName = useSubjectName();
  const shown = counts.subjects.filter(({ subject }) => form.subjects.length === 0 || form.subjects.includes(subject));
  const toggleSubject = (subject: OwnCounts['subjects'][number]['subject']) => {
    const subjects = toggled(form.subjects, subject);
    // A chapter of a subject that is out would bring nothing.
    const within = counts.chapters.filter((one) => subjects.length === 0 || subjects.includes(one.subject));
    onChange({ subjects, chapterIds: form.chapterIds.filter((id) => within.some((one) => one.id === id)) });
  };
  return (
    <Card title={t('assessments.own.syllabus')} note={t('assessments.own.syllabusNote')}>
      <div className={classes['chips']} role="group" aria-label={t('assessments.own.subjects')}>
        {counts.subjects.map(({ subject, count }) => (
          <Chip
            key={subject}
            size="md"
            on={form.subjects.includes(subject)}
            count={format.number(count)}
            onClick={() => toggleSubject(subject)}
          >
            {subjectName(subject)}
          </Chip>
        ))}
      </div>
      <div className={classes['subjects']}>
        {shown.map(({ subject }) => {
          const chapters = counts.chapters.filter((one) => one.subject === subject);
          const chosen = chapters.filter(({ id }) => form.chapterIds.includes(id));
          return (
            <details key={subject} className={classes['subject']}>
              <summary>
                <b>{subjectName(subject)}</b>
                <span>
                  {chosen.length === 0
                    ? t(form.chapterIds.length === 0 ? 'assessments.own.allChapters' : 'assessments.own.noChapter')
                    : t('assessments.own.someChapters', { count: chosen.length, of: chapters.length })}
                </span>
                <Icon of={IconChevronDown} size={18} />
              </summary>
              <ul>
                {chapters.map(({ id, name, count }) => (
                  <li key={id}>
                    <Checkbox
                      label={name}
                      checked={form.chapterIds.includes(id)}
                      onChange={() => onChange({ chapterIds: toggled(form.chapterIds, id) })}
                    />
                    <span className={classes['count']} data-none={count === 0 || undefined}>
                      <span className="sr-only">{t('assessments.own.questionsOf', { chapter: name })} </span>
                      {format.number(count)}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </div>
      {form.chapterIds.length > 0 && (
        <Button size="sm" variant="ghost" onClick={() => onChange({ chapterIds: [] })}>
          {t('assessments.own.clearChapters')}
        </Button>
      )}
    </Card>
  );
}
