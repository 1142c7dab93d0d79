import type { CourseLearner } from '@abhyas/contract/courses/access';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { useAccessWords } from './access-words.ts';
import classes from './access.module.css';
import { StateBadge } from './state-badge.tsx';

interface Props {
  readonly courseId: string;
  readonly rows: readonly CourseLearner[];
  /** Absent where nothing can be done with several. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelect: (accountIds: readonly string[], on: boolean) => void;
  readonly onOpen: (accountId: string) => void;
}

/** One page of learners; a name opens what the student has and how it came. */
export function LearnersTable({ courseId, rows, selected, onSelect, onOpen }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const words = useAccessWords();
  const beginOf = (row: CourseLearner) => {
    const begin = beginningOf(row);
    return begin === undefined ? '–' : date(begin);
  };
  const column = (key: string) => t(`courses.access.columns.${key}`);
  const ids = rows.map(({ accountId }) => accountId);
  const all = ids.every((id) => selected?.has(id));
  const selectAll = (
    <Checkbox
      size="sm"
      aria-label={t('courses.access.selectAll')}
      checked={all}
      indeterminate={!all && ids.some((id) => selected?.has(id))}
      onChange={() => onSelect(ids, !all)}
    />
  );
  return (
    <Table
      cards
      label={t('courses.access.title')}
      head={[
        ...(selected ? [{ key: 'select', label: selectAll, width: 44 }] : []),
        { key: 'name', label: column('name') },
        { key: 'source', label: column('source') },
        { key: 'from', label: column('from'), width: 120 },
        { key: 'until', label: column('until'), width: 120 },
        { key: 'state', label: column('state'), width: 130 },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.accountId} data-selected={selected?.has(row.accountId) || undefined}>
          {selected && (
            <td>
              <Checkbox
                size="sm"
                aria-label={t('courses.access.selectOne', { name: row.name })}
                checked={selected.has(row.accountId)}
                onChange={(event) => onSelect([row.accountId], event.currentTarget.checked)}
              />
            </td>
          )}
          <td>
            <button type="button" className={classes['person']} onClick={() => onOpen(row.accountId)}>
              <Avatar name={row.name} size="sm" />
              <span>
                <b>{row.name || t('courses.access.nobody')}</b>
                <small>{row.email}</small>
              </span>
            </button>
          </td>
          <td data-label={column('source')}>
            <Sources row={row} courseId={courseId} />
          </td>
          <td data-label={column('from')}>{beginOf(row)}</td>
          <td data-label={column('until')}>{words.until(row)}</td>
          <td data-label={column('state')}>
            <StateBadge state={row.state} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** From when it is or was open: what is open at once begins when it is given, or when somebody registers; undefined where all was taken back. */
const beginningOf = ({ startsAt, grants, registeredAt }: CourseLearner): string | undefined =>
  startsAt ?? grants.map(({ grantedAt }) => grantedAt).toSorted()[0] ?? registeredAt ?? undefined;

function Sources({ row, courseId }: { readonly row: CourseLearner; readonly courseId: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const words = useAccessWords();
  const sources = [...new Set(row.grants.map((grant) => words.sourceOf(grant, courseId)))];
  if (sources.length === 0)
    return (
      <span className={classes['quiet']}>
        {row.registeredAt
          ? t('courses.access.registeredOn', { date: date(row.registeredAt) })
          : t('courses.access.states.revoked')}
      </span>
    );
  return (
    <span className={classes['sources']}>
      {sources.map((source) => (
        <span key={source}>{source}</span>
      ))}
    </span>
  );
}
