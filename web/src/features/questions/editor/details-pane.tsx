import { TagsInput } from '@mantine/core';
import type { Difficulty } from '@abhyas/contract/questions/shapes';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { AreaSelect } from '../bank/area-select.tsx';
import { difficulties } from '../preview/question-words.ts';
import { useAreas } from '../bank/use-areas.ts';
import classes from './editor.module.css';
import { useEditing } from './fields/editing.ts';
import { draftOf, hasHindi, type QuestionForm } from './form/question-form.ts';
import { isEmpty } from './form/parts.ts';
import { readPastExam } from './form/past-exams.ts';

const mostExams = 20;

/** Where the question belongs, how hard it is, where it was asked, and whether it is complete. */
export function DetailsPane() {
  const { t } = useTranslation();
  const { form, change, errorAt, readOnly } = useEditing();
  const areas = useAreas();
  return (
    <section className={classes['pane']} aria-labelledby="question-details-title">
      <div className={classes['paneHead']}>
        <h2 id="question-details-title" className={classes['paneTitle']}>
          {t('questions.editor.details')}
        </h2>
      </div>
      <div className={classes['paneBody']}>
        <AreaSelect
          areas={areas}
          label={t('questions.fields.area')}
          placeholder={t('questions.editor.chooseArea')}
          required
          value={form.knowledgeAreaId}
          error={errorAt('knowledgeAreaId')}
          onChange={(knowledgeAreaId) => !readOnly && change((form) => ({ ...form, knowledgeAreaId }))}
        />
        <div className={classes['field']}>
          <span className={classes['label']} aria-hidden="true">
            {t('questions.fields.difficulty')}
          </span>
          <Segmented
            grow
            label={t('questions.fields.difficulty')}
            value={String(form.difficulty) as `${Difficulty}`}
            onChange={(value) => {
              const difficulty = difficulties.find((one) => String(one) === value);
              if (difficulty !== undefined && !readOnly) change((form) => ({ ...form, difficulty }));
            }}
            options={difficulties.map((one) => ({
              value: String(one) as `${Difficulty}`,
              label: t(`questions.difficulties.${one}`),
            }))}
          />
        </div>
        <PastExams />
        <Checks form={form} />
      </div>
    </section>
  );
}

function PastExams() {
  const { t } = useTranslation();
  const { form, change, errorAt, readOnly } = useEditing();
  const [unread, setUnread] = useState<string>();
  const set = (typed: readonly string[]) => {
    const exams = typed.map((one) => ({ one, exam: readPastExam(one) }));
    setUnread(exams.find(({ exam }) => exam === undefined)?.one);
    const read = exams.flatMap(({ exam }) => exam ?? []);
    change((form) => ({ ...form, pastExams: [...new Set(read)] }));
  };
  return (
    <TagsInput
      label={t('questions.fields.pastExams')}
      description={t('questions.editor.pastExamsHelp')}
      placeholder={form.pastExams.length === 0 ? 'Apr-2024' : ''}
      value={[...form.pastExams]}
      onChange={set}
      maxTags={mostExams}
      splitChars={[',']}
      readOnly={readOnly}
      error={unread ? t('questions.editor.problems.pastExam', { typed: unread }) : errorAt('pastExams')}
    />
  );
}

function Checks({ form }: { readonly form: QuestionForm }) {
  const { t } = useTranslation();
  const paths = Object.keys(draftOf(form).problems);
  const fine = (prefix: string) => !paths.some((path) => path.startsWith(prefix));
  const hindi = hasHindi(form);
  const checks = [
    { key: 'words', good: fine('content.en') },
    { key: 'key', good: fine('key') },
    { key: 'area', good: fine('knowledgeAreaId') },
    { key: 'explanation', good: !isEmpty(form.explanation.en) },
    ...(hindi ? [{ key: 'hindi', good: fine('content.hi') && !isEmpty(form.explanation.hi) }] : []),
  ] as const;
  return (
    <ul className={classes['checks']} aria-label={t('questions.editor.checks.title')}>
      {checks.map(({ key, good }) => (
        <li key={key} data-tone={good ? 'good' : 'warn'}>
          <Icon of={good ? IconCircleCheck : IconAlertTriangle} size={16} />
          <span>{t(`questions.editor.checks.${key}.${good ? 'good' : 'missing'}`)}</span>
        </li>
      ))}
    </ul>
  );
}
