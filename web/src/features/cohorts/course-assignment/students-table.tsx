import type { AssignmentStudent } from '@abhyas/contract/cohorts/course-assignment';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Table } from '../../../ui/page/table.tsx';
import classes from './assignment.module.css';

/** As many titles as stand in a row; the rest are counted. */
const SHOWN = 3;

interface Props {
  readonly rows: readonly AssignmentStudent[];
  /** Absent where nothing can be done with several. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelect: (accountIds: readonly string[], on: boolean) => void;
}

/** One page of students with what is assigned to each. */
export function StudentsTable({ rows, selected, onSelect }: Props) {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  const column = (key: string) => t(`cohorts.courseAssignment.columns.${key}`);
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
      label={t('cohorts.courseAssignment.title')}
      head={[
        ...(selected ? [{ key: 'select', label: selectAll, width: 44 }] : []),
        { key: 'name', label: column('name') },
        { key: 'batches', label: column('batches'), width: 180 },
        { key: 'courses', label: column('courses') },
        { key: 'books', label: column('books'), numeric: true, width: 80 },
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
            <AddressLink to={`/partner/people/person/${row.accountId}`} className={classes['person']}>
              <Avatar name={row.name} size="sm" />
              <span>
                <b>{row.name}</b>
                <small>{row.email}</small>
              </span>
            </AddressLink>
          </td>
          <td data-label={column('batches')}>
            {row.batches.length > 0 ? list(row.batches) : <span className={classes['quiet']}>–</span>}
          </td>
          <td data-label={column('courses')}>
            <Courses courses={row.courses} />
          </td>
          <td data-label={column('books')} data-numeric>
            {number(row.books)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Courses({ courses }: Pick<AssignmentStudent, 'courses'>) {
  const { t } = useTranslation();
  if (courses.length === 0) return <span className={classes['quiet']}>{t('cohorts.courseAssignment.none')}</span>;
  const more = courses.length - SHOWN;
  return (
    <span className={classes['courses']}>
      {courses.slice(0, SHOWN).map(({ courseId, title }) => (
        <AddressLink key={courseId} to={`/partner/courses/${courseId}/access`}>
          {title}
        </AddressLink>
      ))}
      {more > 0 && <small>{t('cohorts.courseAssignment.more', { count: more })}</small>}
    </span>
  );
}
