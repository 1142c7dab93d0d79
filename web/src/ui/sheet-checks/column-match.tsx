import type { MatchedColumn } from '@abhyas/contract/sheet-checks/matched-column';
import { Select } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { LinesCell } from '../list/cells.tsx';
import { Quiet } from '../layout/quiet.tsx';
import { Table } from '../page/table.tsx';
import { Badge } from '../status/badge.tsx';

/** What a column can be, by name, in the order of the list. */
export interface ColumnChoice {
  readonly value: string;
  readonly label: string;
}
interface Props {
  readonly columns: readonly MatchedColumn[];
  readonly choices: readonly ColumnChoice[];
  /** Rows of the file. */
  readonly rows: number;
  readonly disabled?: boolean;
  readonly onChoose: (choices: readonly string[]) => void;
}
/** The contract's words without its code. */
const [IGNORED, UNDECIDED] = ['ignored', 'undecided'] as const;

/** The columns of somebody's file one by one: what they say, what each was taken for, and what it is; nothing is left out unseen. */
export function ColumnMatch({ columns, choices, rows, disabled = false, onChoose }: Props) {
  const { t } = useTranslation();
  const said = columns.map(({ is }) => is);
  return (
    <Table
      cards
      label={t('sheets.match.title')}
      head={['heading', 'says', 'is', 'result'].map((key) => ({ key, label: t(`sheets.match.${key}`) }))}
    >
      {columns.map((column, at) =>
        column.heading === '' && column.filled === 0 ? null : (
          <tr key={at}>
            <td data-label={t('sheets.match.heading')}>
              <b>{nameOf(column, at)}</b>
            </td>
            <td data-label={t('sheets.match.says')}>
              <Samples of={column.samples} />
            </td>
            <td data-label={t('sheets.match.is')}>
              <Select
                aria-label={t('sheets.match.isOf', { heading: nameOf(column, at) })}
                data={[
                  ...choices.filter(({ value }) => value === column.is || !said.includes(value)),
                  { value: IGNORED, label: t('sheets.match.ignore') },
                ]}
                placeholder={t('sheets.match.choose')}
                value={column.is === UNDECIDED ? null : column.is}
                error={column.is === UNDECIDED}
                allowDeselect={false}
                disabled={disabled}
                onChange={(value) => value && onChoose(said.with(at, value))}
              />
            </td>
            <td data-label={t('sheets.match.result')}>
              <Result column={column} rows={rows} />
            </td>
          </tr>
        ),
      )}
    </Table>
  );
}

function Samples({ of: [first, ...others] }: { readonly of: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <LinesCell>
      {first ?? t('sheets.match.empty')}
      {others.length > 0 && <small>{others.join(' · ')}</small>}
    </LinesCell>
  );
}

/** A column without a heading is called by its letter, as spreadsheets do. */
const nameOf = ({ heading }: MatchedColumn, at: number) => heading || String.fromCharCode(65 + (at % 26));

function Result({ column: { is, because, filled }, rows }: { readonly column: MatchedColumn; readonly rows: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (is === UNDECIDED)
    return (
      <Badge tone="warn" icon={IconAlertTriangle}>
        {t('sheets.match.open')}
      </Badge>
    );
  if (is === IGNORED)
    return <Quiet size="sm">{t(because === 'counter' ? 'sheets.match.counter' : 'sheets.match.ignored')}</Quiet>;
  return (
    <LinesCell>
      <Badge tone="good" icon={IconCheck}>
        {t('sheets.match.filled', { count: filled, shown: number(filled) })}
      </Badge>
      {filled < rows && <small>{t('sheets.match.gaps', { count: rows - filled, shown: number(rows - filled) })}</small>}
      {(because === 'nearly' || because === 'cells' || because === 'remembered') && (
        <small>{t(`sheets.match.because.${because}`)}</small>
      )}
    </LinesCell>
  );
}
