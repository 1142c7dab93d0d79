import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/controls/field-error.tsx';
import { useEditing } from '../fields/editing.ts';
import fields from '../fields/fields.module.css';
import { ConstraintRows } from './constraint-rows.tsx';
import { DrawnRows } from './drawn-rows.tsx';
import { Findings } from './findings.tsx';
import { useLiveErrors } from './use-live-errors.ts';
import { ValueRows } from './value-rows.tsx';
import { emptyVariable, mayVary } from './variables-form.ts';
import classes from './variables.module.css';

/** The numbers of a parameterised question: what is drawn, what is computed from it, what must hold, and what a thousand draws show. */
export function VariablesPanel() {
  const { t } = useTranslation();
  const { form, change, readOnly } = useEditing();
  const { on } = form.variables;
  if (!mayVary(form.type)) return null;
  const set = (checked: boolean) =>
    change((form) => {
      const { variables } = form.variables;
      const first = variables.length > 0 ? variables : [emptyVariable('range', 'a')];
      return { ...form, variables: { ...form.variables, on: checked, variables: first } };
    });
  return (
    <div className={classes['panel']} data-on={on || undefined}>
      <Switch
        label={t('questions.variables.switch')}
        description={t('questions.variables.switchHelp')}
        checked={on}
        disabled={readOnly}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      {on && <Numbers />}
    </div>
  );
}

function Numbers() {
  const { t } = useTranslation();
  const { trial, errorAt } = useLiveErrors();
  const none = errorAt('variables');
  return (
    <>
      <p className={fields['help']}>{t('questions.variables.howTo', { example: '{{a}}' })}</p>
      <DrawnRows errorAt={errorAt} />
      {none && <FieldError>{none}</FieldError>}
      <ValueRows errorAt={errorAt} />
      <ConstraintRows errorAt={errorAt} />
      <Findings trial={trial} />
    </>
  );
}
