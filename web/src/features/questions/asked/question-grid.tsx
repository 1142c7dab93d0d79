import { columnNumbers, rowLetters } from '@abhyas/contract/questions/question-types';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { useTranslation } from 'react-i18next';
import { ChoiceGrid } from '../../../ui/choice-grid/choice-grid.tsx';

interface Props {
  readonly lists: NonNullable<QuestionContent['lists']>;
  /** The columns chosen in each row. */
  readonly chosen: readonly (readonly number[])[];
  /** With it the right cells are shown, as after a test. */
  readonly right?: readonly (readonly number[])[] | undefined;
  readonly onToggle?: ((row: number, column: number) => void) | undefined;
  readonly readOnly?: boolean | undefined;
}

/** The grid of a matrix question: a row for each item of List I, a column for each of List II. */
export function QuestionGrid({ lists, chosen, right, onToggle, readOnly }: Props) {
  const { t } = useTranslation();
  return (
    <ChoiceGrid
      label={t('questions.kinds.grid')}
      rows={rowLetters.slice(0, lists.first.length)}
      columns={columnNumbers.slice(0, lists.second.length)}
      chosen={chosen}
      right={right}
      cellLabel={(row, column, state) => t(`questions.kinds.cells.${state}`, { row, column })}
      onToggle={onToggle}
      readOnly={readOnly}
    />
  );
}
