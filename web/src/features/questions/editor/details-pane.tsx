import { NumberInput, TagsInput } from '@mantine/core';
import type { Difficulty } from '@abhyas/contract/questions/shapes';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { AreaSelect } from '../bank/area-select.tsx';
import { difficulties, expectedLimits } from '../preview/question-words.ts';
import { useAreas } from '../bank/use-areas.ts';
import { ChecksList } from './checks/checks-list.tsx';
import { DifficultyFit } from './difficulty-fit.tsx';
import classes from './editor.module.css';
import { useEditing } from './fields/editing.ts';
import type { WordLanguage } from './form/question-form.ts';
import { readPastExam } from './form/past-exams.ts';
import { TagsField } from './types/tags-field.tsx';

const mostExams = 20;

interface Props {
  /** None for a new one, of which students made nothing yet. */
  readonly questionId?: string | undefined;
  readonly onLanguage: (language: WordLanguage) => void;
  /** Under the checks: where the question is used. */
  readonly children?: ReactNode;
}

/** Where the question belongs, how hard it is, where it was asked, and whether it is complete. */
export function DetailsPane({ questionId, onLanguage, children }: Props) {
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
        <div data-field="knowledgeAreaId">
          <AreaSelect
            areas={areas}
            label={t('questions.fields.area')}
            placeholder={t('questions.editor.chooseArea')}
            required
            value={form.knowledgeAreaId}
            error={errorAt('knowledgeAreaId')}
            onChange={(knowledgeAreaId) => !readOnly && change((form) => ({ ...form, knowledgeAreaId }))}
          />
        </div>
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
          {questionId && (
            <DifficultyFit
              questionId={questionId}
              difficulty={form.difficulty}
              onUse={readOnly ? undefined : (difficulty) => change((form) => ({ ...form, difficulty }))}
            />
          )}
        </div>
        <ExpectedTime />
        <PastExams />
        <TagsField />
        <ChecksList questionId={questionId} onLanguage={onLanguage} />
        {children}
      </div>
    </section>
  );
}

function ExpectedTime() {
  const { t } = useTranslation();
  const { form, change, errorAt, readOnly } = useEditing();
  return (
    <NumberInput
      label={t('questions.expected.label')}
      description={t('questions.expected.help')}
      min={expectedLimits.least}
      max={expectedLimits.most}
      step={30}
      allowDecimal={false}
      suffix={t('questions.expected.suffix')}
      value={form.expectedSeconds ?? ''}
      readOnly={readOnly}
      error={errorAt('expectedSeconds')}
      onChange={(value) => change((form) => ({ ...form, expectedSeconds: typeof value === 'number' ? value : null }))}
    />
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
