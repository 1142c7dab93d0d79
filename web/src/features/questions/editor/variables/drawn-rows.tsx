import { useTranslation } from 'react-i18next';
import { useEditing } from '../fields/editing.ts';
import { Cell, type ErrorAt, Row, RowSet, useRows } from './row-set.tsx';
import { emptyVariable, mostOf, nextName } from './variables-form.ts';

/** The numbers that are drawn: from a range in steps, or one of a list. */
export function DrawnRows({ errorAt }: { readonly errorAt: ErrorAt }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const { rows, add, put, remove } = useRows('variables');
  const full = rows.length >= mostOf.variables;
  const button = (kind: 'range' | 'choice') => ({
    label: t(`questions.variables.add.${kind}`),
    disabled: full,
    onClick: () => add(emptyVariable(kind, nextName(form.variables))),
  });
  return (
    <RowSet
      title={t('questions.variables.drawn')}
      help={t('questions.variables.drawnHelp')}
      buttons={[button('range'), button('choice')]}
    >
      {rows.map((row, i) => {
        const cell = (field: 'name' | 'from' | 'to' | 'step' | 'choices', maxLength = 24) => (
          <Cell
            label={t(`questions.variables.fields.${field}`)}
            value={row[field]}
            path={`variables.variables.${i}.${field}`}
            errorAt={errorAt}
            maxLength={maxLength}
            placeholder={field === 'choices' ? '9.8, 10' : undefined}
            onChange={(typed) => put({ ...row, [field]: typed })}
          />
        );
        return (
          <Row
            key={row.id}
            kind={row.kind}
            removeLabel={t('questions.variables.remove', { name: row.name })}
            onRemove={() => remove(row.id)}
          >
            {cell('name', 20)}
            {row.kind === 'range' ? (
              <>
                {cell('from')}
                {cell('to')}
                {cell('step')}
              </>
            ) : (
              cell('choices', 1200)
            )}
          </Row>
        );
      })}
    </RowSet>
  );
}
