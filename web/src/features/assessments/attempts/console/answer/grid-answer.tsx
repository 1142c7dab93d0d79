import { chosenRows, toggleCell } from '@abhyas/contract/questions/chosen-options';
import type { QuestionContent, Response } from '@abhyas/contract/questions/shapes';
import { useTranslation } from 'react-i18next';
import { QuestionGrid } from '../../../../questions/index.ts';
import classes from '../question/question-pane.module.css';

interface Props {
  readonly lists: NonNullable<QuestionContent['lists']>;
  readonly response: Response | null;
  readonly onChange: (response: Response | null) => void;
  readonly readOnly: boolean;
}

/** The grid of a matrix question: any number of cells in each row. */
export function GridAnswer({ lists, response, onChange, readOnly }: Props) {
  const { t } = useTranslation();
  const count = lists.first.length;
  return (
    <div className={classes['gridAnswer']}>
      <p>{t('assessments.console.gridHelp')}</p>
      <QuestionGrid
        lists={lists}
        chosen={chosenRows(response, count)}
        readOnly={readOnly}
        onToggle={(row, column) => onChange(toggleCell(response, count, row, column))}
      />
    </div>
  );
}
