import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { useEditing } from '../fields/editing.ts';
import fields from '../fields/fields.module.css';
import { NumberKey } from '../fields/number-key.tsx';
import { Cell } from './row-set.tsx';
import { useLiveErrors } from './use-live-errors.ts';
import type { AnswerForm } from './variables-form.ts';
import classes from './variables.module.css';

/** The right number of a typed answer where the question has variables: computed for each variant, or one for all. */
export function ComputedAnswer() {
  const { t } = useTranslation();
  const { form, change, readOnly } = useEditing();
  const { errorAt } = useLiveErrors();
  const { answer } = form.variables;
  const set = (part: Partial<AnswerForm>) =>
    !readOnly &&
    change((form) => ({
      ...form,
      variables: { ...form.variables, answer: { ...form.variables.answer, ...part } },
    }));
  const cell = (field: 'expression' | 'tolerance' | 'decimals', label: string, maxLength: number) => (
    <Cell
      label={label}
      value={answer[field]}
      path={`key.${field}`}
      errorAt={errorAt}
      maxLength={maxLength}
      onChange={(typed) => set({ [field]: typed })}
    />
  );
  return (
    <fieldset className={fields['fieldset']}>
      <legend className={fields['legend']}>
        <span className={fields['label']}>{t('questions.variables.answer.title')}</span>
      </legend>
      <Segmented
        size="sm"
        label={t('questions.variables.answer.way')}
        value={answer.computed ? 'computed' : 'same'}
        onChange={(way) => set({ computed: way === 'computed' })}
        options={[
          { value: 'computed', label: t('questions.variables.answer.computed') },
          { value: 'same', label: t('questions.variables.answer.same') },
        ]}
      />
      {answer.computed ? (
        <>
          {cell('expression', t('questions.variables.answer.expression'), 200)}
          <div className={classes['answer']}>
            {cell('decimals', t('questions.variables.fields.decimals'), 2)}
            <TextInput
              label={t('questions.variables.answer.unit')}
              placeholder="m/s"
              maxLength={20}
              readOnly={readOnly}
              value={answer.unit}
              onChange={(event) => set({ unit: event.currentTarget.value })}
            />
            {cell('tolerance', t('questions.variables.answer.tolerance'), 24)}
            <Segmented
              size="sm"
              label={t('questions.variables.answer.toleranceWay')}
              value={answer.way}
              onChange={(way) => set({ way })}
              options={[
                { value: 'absolute', label: t('questions.variables.answer.absolute') },
                { value: 'percent', label: '%' },
              ]}
            />
          </div>
          <p className={fields['help']}>{t('questions.variables.answer.help')}</p>
        </>
      ) : (
        <NumberKey />
      )}
    </fieldset>
  );
}
