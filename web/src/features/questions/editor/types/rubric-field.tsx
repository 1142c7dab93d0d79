import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { useEditing } from '../fields/editing.ts';
import fields from '../fields/fields.module.css';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { emptyCriterion, type CriterionForm } from '../form/grid-key.ts';
import classes from './types.module.css';

const mostCriteria = 12;

/** What a full answer says, and what earns how many marks: for the person who marks it. */
export function RubricField() {
  const { t } = useTranslation();
  const { form, change, readOnly } = useEditing();
  const { modelAnswer, criteria } = form.key;
  const set = (next: readonly CriterionForm[]) => change((form) => ({ ...form, key: { ...form.key, criteria: next } }));
  return (
    <>
      <Notice tone="info">{t('questions.kinds.byPerson')}</Notice>
      <RichTextField
        size="short"
        label={t('questions.kinds.modelAnswer')}
        path="key.modelAnswer"
        value={modelAnswer}
        onChange={(doc) => change((form) => ({ ...form, key: { ...form.key, modelAnswer: doc } }))}
      />
      <fieldset className={fields['fieldset']}>
        <legend className={fields['legend']}>
          <span className={fields['label']}>{t('questions.kinds.rubric')}</span>
          <span className={fields['help']}>{t('questions.kinds.rubricHelp')}</span>
        </legend>
        {criteria.map((criterion, i) => (
          <Criterion
            key={criterion.id}
            criterion={criterion}
            index={i}
            onChange={(changed) => set(criteria.with(i, changed))}
            onRemove={() => set(criteria.filter((_, at) => at !== i))}
          />
        ))}
        {!readOnly && (
          <div>
            <Button
              variant="ghost"
              size="sm"
              leftSection={<Icon of={IconPlus} size={16} />}
              disabled={criteria.length >= mostCriteria}
              onClick={() => set([...criteria, emptyCriterion()])}
            >
              {t('questions.kinds.addCriterion')}
            </Button>
          </div>
        )}
      </fieldset>
    </>
  );
}

interface CriterionProps {
  readonly criterion: CriterionForm;
  readonly index: number;
  readonly onChange: (criterion: CriterionForm) => void;
  readonly onRemove: () => void;
}

function Criterion({ criterion, index, onChange, onRemove }: CriterionProps) {
  const { t } = useTranslation();
  const { errorAt, touch, readOnly } = useEditing();
  const path = `key.criteria.${index}`;
  return (
    <div className={classes['criterion']}>
      <TextInput
        label={t('questions.kinds.criterion', { number: index + 1 })}
        maxLength={300}
        readOnly={readOnly}
        value={criterion.text}
        error={errorAt(`${path}.text`)}
        onBlur={() => touch(`${path}.text`)}
        onChange={(event) => onChange({ ...criterion, text: event.currentTarget.value })}
      />
      <TextInput
        label={t('questions.kinds.marksOf')}
        inputMode="numeric"
        maxLength={3}
        readOnly={readOnly}
        value={criterion.marks}
        error={errorAt(`${path}.marks`)}
        onBlur={() => touch(`${path}.marks`)}
        onChange={(event) => onChange({ ...criterion, marks: event.currentTarget.value })}
      />
      {!readOnly && (
        <IconButton
          icon={IconX}
          label={t('questions.kinds.removeCriterion', { number: index + 1 })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
