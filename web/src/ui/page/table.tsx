import type { ReactNode } from 'react';
import classes from './table.module.css';

export interface Column {
  readonly key: string;
  readonly label: ReactNode;
  /** Figures stand at the right, so that digits lie under each other. */
  readonly numeric?: boolean | undefined;
  readonly center?: boolean | undefined;
  /** The head is said, not shown: columns of buttons. */
  readonly hidden?: boolean | undefined;
  readonly width?: number | string | undefined;
  readonly sort?: 'ascending' | 'descending' | undefined;
}

interface Props {
  /** What the rows are, for readers of the screen. */
  readonly label: string;
  readonly head: readonly Column[];
  /** Rows: `<tr>` with `<td>`; a selected row has `aria-selected` or `data-selected`. */
  readonly children: ReactNode;
  /** On phones each row becomes a card; each `<td data-label>` then shows its column's name. Without it the table scrolls inside itself. */
  readonly cards?: boolean | undefined;
  /** The head stays while the table scrolls inside the given height. */
  readonly maxHeight?: number | string | undefined;
}

/** Rows to compare. Numbers in it have equally wide digits; give a `<td>` `data-numeric` or `data-center` as its column. */
export function Table({ label, head, children, cards, maxHeight }: Props) {
  return (
    <section
      className={classes['scroll']}
      data-cards={cards || undefined}
      style={maxHeight === undefined ? undefined : { maxHeight }}
      aria-label={label}
      tabIndex={0}
    >
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            {head.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sort}
                data-numeric={column.numeric || undefined}
                data-center={column.center || undefined}
                style={column.width === undefined ? undefined : { width: column.width }}
              >
                {column.hidden ? <span className="sr-only">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
