import type { ImportFault, ImportRow } from '@abhyas/contract/questions/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { toast } from '../../../../ui/status/toast.tsx';
import type { ImportSteps } from '../use-import.ts';
import { linesOf, type RowLine } from './row-lines.ts';
import { useProblemText } from './use-problem-text.ts';

/** The heading of the rows: where the keyboard goes when nothing is left to fix. */
export const rowsHeading = 'import-rows';

/** One cell that can be fixed where it stands. */
export interface BadCell {
  readonly row: number;
  readonly column: string;
}

interface Fixable {
  readonly rows: readonly ImportRow[];
  readonly faults: readonly ImportFault[];
  readonly steps: ImportSteps;
  /** Refused rows before a step. */
  readonly refused: number;
}

const isBad = ({ row, problem, column }: RowLine) => row.state === 'refused' && problem !== undefined && column !== '';

/** The bad cells of these rows in the order of the report. */
const badCells = (rows: readonly ImportRow[]): readonly BadCell[] =>
  linesOf(rows)
    .filter(isBad)
    .map(({ row, column }) => ({ row: row.row, column }))
    .filter((cell, i, all) => all.findIndex((one) => isSame(one, cell)) === i);

/** For `ref`: the keyboard goes on at what has just come up. */
export const focus = (element: HTMLElement | null): void => element?.focus();

export const isSame = (a: BadCell | undefined, b: BadCell): boolean => a?.row === b.row && a.column === b.column;

/** Columns where several rows mean the same when they say the same. */
const sharedColumns: ReadonlySet<string> = new Set([
  'Difficulty level',
  'Knowledge Area',
  'Past exams(mmm-yyyy)',
  'Question Type',
  'Tags',
]);

/** What several rows say alike where this line has its fault; undefined where it is alone. */
function alikeOf(faults: readonly ImportFault[], line: RowLine): ImportFault['alike'][number] | undefined {
  if (!sharedColumns.has(line.column)) return undefined;
  const kind = faults.find(({ column, code }) => column === line.column && code === line.problem?.code);
  return kind?.alike.find(({ cell }) => cell === line.cell);
}

/** Fixing cell by cell with the keyboard: which one is open, and where it goes on. */
export function useFixing({ rows, faults, steps, refused }: Fixable) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const textOf = useProblemText();
  const [wanted, setWanted] = useState<BadCell>();
  const [left, setLeft] = useState<BadCell>();
  const cells = badCells(rows);
  // A row that was fixed leaves the list: it goes on with the first one that is left.
  const open = wanted && (cells.find((cell) => isSame(wanted, cell)) ?? cells[0]);
  const after = (cell: BadCell) => cells[cells.findIndex((one) => isSame(one, cell)) + 1];
  const goOn = (next: BadCell | undefined, more: number) => {
    setWanted(more > 0 ? (next ?? cells[0]) : undefined);
    if (more > 0) return;
    toast.good(t('questions.fixing.none'));
    document.getElementById(rowsHeading)?.focus();
  };
  /** `alike`: every row that says the same there. */
  const save = async (line: RowLine, text: string, alike: boolean): Promise<void> => {
    const cell = { row: line.row.row, column: line.column };
    const next = after(cell);
    if (alike && line.problem) {
      const fault = { column: line.column, code: line.problem.code, cell: line.cell ?? '' };
      const summary = await steps.fixAlike(fault, text);
      if (!summary) return;
      const more = summary.counts.refused;
      const count = refused - more;
      toast.info(t('questions.fixing.fixed', { count, shown: number(count), left: number(more) }));
      goOn(next, more);
      return;
    }
    const fixed = await steps.fix(cell.row, { [cell.column]: text });
    if (!fixed) return;
    const wrong = fixed.row.problems.find(({ column }) => column === cell.column);
    if (wrong) toast.warn(t('questions.fixing.still', { row: cell.row, wrong: textOf(wrong) }));
    else goOn(next, fixed.summary.counts.refused);
  };
  return {
    open,
    alikeOf: (line: RowLine) => alikeOf(faults, line),
    start: () => setWanted(cells[0]),
    begin: setWanted,
    skip: (cell: BadCell) => setWanted(after(cell) ?? cells[0]),
    back: (cell: BadCell) => setWanted(cells[cells.findIndex((one) => isSame(one, cell)) - 1] ?? cells.at(-1)),
    stop: () => {
      setLeft(open);
      setWanted(undefined);
    },
    /** The cell that was open last: the keyboard goes back to it. */
    left,
    save,
    canStart: cells.length > 0,
  };
}

export type Fixing = ReturnType<typeof useFixing>;
