import { columnNumbers, rowLetters } from '@abhyas/contract/questions/question-types';
import { useTranslation } from 'react-i18next';
import { ChoiceGrid } from '../../../../ui/choice-grid/choice-grid.tsx';
import { FieldError } from '../../../../ui/controls/field-error.tsx';
import { useEditing } from '../fields/editing.ts';
import fields from '../fields/fields.module.css';
import { markCell, numberedRows } from '../form/grid-key.ts';
import classes from './types.module.css';

/** The right columns of each row, marked in the grid as a student answers it. */
export function GridKeyField() {
  const { t } = useTranslation();
  const { form, change, errorAt, touch, readOnly } = useEditing();
  const { first, second } = form.lists;
  const rows = first.map(({ id }) => id);
  const columns = second.map(({ id }) => id);
  const error = errorAt('key.rows') ?? rows.map((_, i) => errorAt(`key.rows.${i}`)).find((text) => text !== undefined);
  return (
    <fieldset className={fields['fieldset']}>
      <legend className={fields['legend']}>
        <span className={fields['label']}>{t('questions.kinds.rightCells')}</span>
        <span className={fields['help']}>{t('questions.kinds.rightCellsHelp')}</span>
      </legend>
      <div className={classes['grid']}>
        <ChoiceGrid
          label={t('questions.kinds.rightCells')}
          rows={rowLetters.slice(0, rows.length)}
          columns={columnNumbers.slice(0, columns.length)}
          chosen={numberedRows(form.key.rows, { rows, columns })}
          cellLabel={(row, column) => t('questions.kinds.cells.normal', { row, column })}
          readOnly={readOnly}
          onToggle={(row, column) => {
            change((form) => ({ ...form, key: markCell(form.key, rows[row - 1] ?? '', columns[column - 1] ?? '') }));
            touch(`key.rows.${row - 1}`);
          }}
        />
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
