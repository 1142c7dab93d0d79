import { useTranslation } from 'react-i18next';
import { useEditing } from '../fields/editing.ts';
import { Cell, type ErrorAt, Row, RowSet, useRows } from './row-set.tsx';
import { emptyValue, mostOf, nextName } from './variables-form.ts';

/** The numbers that are computed, e.g. the right option and those that are wrong. */
export function ValueRows({ errorAt }: { readonly errorAt: ErrorAt }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const { rows, add, put, remove } = useRows('values');
  return (
    <RowSet
      title={t('questions.variables.computed')}
      help={t('questions.variables.computedHelp')}
      buttons={[
        {
          label: t('questions.variables.add.value'),
          disabled: rows.length >= mostOf.values,
          onClick: () => add(emptyValue(nextName(form.variables))),
        },
      ]}
    >
      {rows.map((row, i) => {
        const cell = (field: 'name' | 'expression' | 'decimals', maxLength: number) => (
          <Cell
            label={t(`questions.variables.fields.${field}`)}
            value={row[field]}
            path={`variables.values.${i}.${field}`}
            errorAt={errorAt}
            maxLength={maxLength}
            placeholder={field === 'expression' ? 'sqrt(a^2 + b^2)' : undefined}
            onChange={(typed) => put({ ...row, [field]: typed })}
          />
        );
        return (
          <Row
            key={row.id}
            kind="value"
            removeLabel={t('questions.variables.remove', { name: row.name })}
            onRemove={() => remove(row.id)}
          >
            {cell('name', 20)}
            {cell('expression', 200)}
            {cell('decimals', 2)}
          </Row>
        );
      })}
    </RowSet>
  );
}
