import { useTranslation } from 'react-i18next';
import classes from '../imports.module.css';
import { CellEditor } from './cell-editor.tsx';
import type { RowLine } from './row-lines.ts';
import { focus, isSame, type Fixing } from './use-fixing.ts';

interface Props {
  readonly line: RowLine;
  readonly tone: 'good' | 'warn' | 'bad';
  /** While cells can be fixed where they stand. */
  readonly fixing: Fixing | undefined;
  readonly busy: boolean;
}

/** Characters of a cell in the table: more would not fit into it. */
const SHOWN = 160;

/** What the file has there; a bad one can be fixed where it stands. */
export function FileCell({ line, tone, fixing, busy }: Props) {
  const { t } = useTranslation();
  if (line.cell === undefined) return null;
  const { row, column, problem } = line;
  const shown = line.cell === '' ? t('questions.imports.report.empty') : line.cell.slice(0, SHOWN);
  const look = {
    className: classes['cell'],
    'data-tone': problem?.fix === undefined ? tone : 'warn',
  };
  if (!fixing || row.state !== 'refused' || !problem) return <code {...look}>{shown}</code>;
  const cell = { row: row.row, column };
  if (isSame(fixing.open, cell)) return <CellEditor line={line} fixing={fixing} busy={busy} />;
  return (
    <button
      type="button"
      {...look}
      ref={isSame(fixing.left, cell) ? focus : undefined}
      aria-label={t('questions.fixing.edit', { column, row: row.row, cell: shown })}
      onClick={() => fixing.begin(cell)}
    >
      {shown}
    </button>
  );
}
