import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/controls/field-error.tsx';
import { Cell, type ErrorAt, Row, RowSet, useRows } from './row-set.tsx';
import { emptyConstraint, mostOf } from './variables-form.ts';

/** What must be true of every variant. */
export function ConstraintRows({ errorAt }: { readonly errorAt: ErrorAt }) {
  const { t } = useTranslation();
  const { rows, add, put, remove } = useRows('constraints');
  // What is said of all of them stands under them, not beside one.
  const ofAll = rows.some((_, i) => errorAt(`variables.constraints.${i}`))
    ? undefined
    : errorAt('variables.constraints');
  return (
    <RowSet
      title={t('questions.variables.constraints')}
      help={t('questions.variables.constraintsHelp')}
      error={ofAll && <FieldError>{ofAll}</FieldError>}
      buttons={[
        {
          label: t('questions.variables.add.constraint'),
          disabled: rows.length >= mostOf.constraints,
          onClick: () => add(emptyConstraint()),
        },
      ]}
    >
      {rows.map((row, i) => (
        <Row
          key={row.id}
          kind="constraint"
          removeLabel={t('questions.variables.removeConstraint', { number: i + 1 })}
          onRemove={() => remove(row.id)}
        >
          <Cell
            label={t('questions.variables.constraint', { number: i + 1 })}
            value={row.text}
            path={`variables.constraints.${i}`}
            errorAt={errorAt}
            maxLength={200}
            placeholder="a != b and a > 0"
            onChange={(text) => put({ ...row, text })}
          />
        </Row>
      ))}
    </RowSet>
  );
}
