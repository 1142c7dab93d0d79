import { IconCheck, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../controls/icon.tsx';
import classes from './choice-grid.module.css';

interface Props {
  /** What the grid asks, for those who cannot see it. */
  readonly label: string;
  /** Letters of the rows and numbers of the columns, as they stand before the lists. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** The columns chosen in each row, counted from one. */
  readonly chosen: readonly (readonly number[])[];
  /** After marking: the right columns of each row. */
  readonly right?: readonly (readonly number[])[] | undefined;
  /** Words for one cell: "P → 2", with what is right of it. */
  readonly cellLabel: (row: string, column: string, state: 'normal' | 'correct' | 'wrong') => string;
  readonly onToggle?: ((row: number, column: number) => void) | undefined;
  readonly readOnly?: boolean | undefined;
}

/** Rows and columns where each cell may be chosen: real checkboxes, arrow keys between them, a finger's width each. */
export function ChoiceGrid({ label, rows, columns, chosen, right, cellLabel, onToggle, readOnly }: Props) {
  return (
    <table className={classes['grid']} onKeyDown={moveFocus}>
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{label}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row} data-right={isWhole(right?.[i], chosen[i]) || undefined}>
            <th scope="row">{row}</th>
            {columns.map((column, j) => {
              const isChosen = chosen[i]?.includes(j + 1) ?? false;
              const isRight = right?.[i]?.includes(j + 1) ?? false;
              const state = isRight ? 'correct' : right && isChosen ? 'wrong' : 'normal';
              return (
                <td key={column}>
                  <label className={classes['cell']} data-state={state} data-still={readOnly || undefined}>
                    <input
                      type="checkbox"
                      className="sr-only"
                      aria-label={cellLabel(row, column, state)}
                      checked={isChosen}
                      disabled={readOnly}
                      onChange={() => onToggle?.(i + 1, j + 1)}
                    />
                    <span className={classes['box']}>
                      {(isChosen || state === 'correct') && (
                        <Icon of={state === 'wrong' ? IconX : IconCheck} size={18} />
                      )}
                    </span>
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row is right when its columns are exactly those of the key. */
const isWhole = (right: readonly number[] | undefined, chosen: readonly number[] = []): boolean =>
  right?.length === chosen.length && right.every((column) => chosen.includes(column));

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
  if (!step || !cell || event.altKey || event.ctrlKey || event.metaKey) return;
  const lines = [...event.currentTarget.tBodies[0]!.rows];
  const line = lines.findIndex((row) => row.contains(cell));
  const next = lines[line + step[0]]?.cells[cell.cellIndex + step[1]]?.querySelector('input');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
