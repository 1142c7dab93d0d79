import type { SheetRowState } from '@abhyas/contract/sheet-checks/constants';
import type { SheetCheckRow, SheetKind } from '@abhyas/contract/sheet-checks/sheet-kind';
import { IconAlertTriangle, IconCheck, IconUserCheck } from '@tabler/icons-react';
import { useFormat } from '../../lib/format.ts';
import { LinesCell } from '../list/cells.tsx';
import { Table } from '../page/table.tsx';
import { Badge } from '../status/badge.tsx';
import type { SheetWords } from './sheet-words.ts';

const looks = {
  ready: { tone: 'good', icon: IconCheck },
  written: { tone: 'good', icon: IconCheck },
  already: { tone: 'info', icon: IconUserCheck },
  refused: { tone: 'bad', icon: IconAlertTriangle },
} as const satisfies Record<SheetRowState, unknown>;

/**
 * A column of the table; `key` names its head among the texts of the kind, as `columns.<key>`, and `given` is the column of what the file
 * says. `lines`: the first that is not empty is what matters, the others stand under it.
 */
export interface Cell<K extends SheetKind> {
  readonly key: string;
  readonly lines: (row: SheetCheckRow<K>) => readonly string[];
}
interface Props<K extends SheetKind> {
  readonly rows: readonly SheetCheckRow<K>[];
  readonly words: SheetWords;
  readonly cells: readonly Cell<K>[];
}

/** Rows of the file: the line, what the kind shows of each, and what happens with it. */
export function RowsTable<K extends SheetKind>({ rows, words, cells }: Props<K>) {
  const { number } = useFormat();
  const column = (key: string) => words(`columns.${key}`);
  return (
    <Table
      cards
      label={words('rows')}
      head={[
        { key: 'line', label: column('line'), numeric: true, width: 70 },
        ...[...cells.map(({ key }) => key), 'state'].map((key) => ({ key, label: column(key) })),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.row}>
          <td data-label={column('line')} data-numeric>
            {number(row.line)}
          </td>
          {cells.map(({ key, lines }) => (
            <td key={key} data-label={column(key)}>
              <Lines of={lines(row)} nothing={key === 'given' ? words('nothingGiven') : '–'} />
            </td>
          ))}
          <td data-label={column('state')}>
            <LinesCell>
              <Badge {...looks[row.state]}>{words(`states.${row.state}`)}</Badge>
              {row.problems.map(({ code }) => (
                <small key={code}>{words(`problems.${code}`)}</small>
              ))}
            </LinesCell>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Lines({ of, nothing }: { readonly of: readonly string[]; readonly nothing: string }) {
  const [first = nothing, ...others] = of.filter(Boolean);
  return (
    <LinesCell>
      {first}
      {others.length > 0 && <small>{others.join(' · ')}</small>}
    </LinesCell>
  );
}
