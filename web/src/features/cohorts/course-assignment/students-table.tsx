import type { AssignmentStudent } from '@abhyas/contract/cohorts/course-assignment';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { LinesCell, PersonCell } from '../../../ui/list/cells.tsx';
import { type Selection, SelectionCell, useSelectionColumn } from '../../../ui/list/selection.tsx';
import { Table } from '../../../ui/page/table.tsx';

/** As many titles as stand in a row; the rest are counted. */
const SHOWN = 3;

interface Props {
  readonly rows: readonly AssignmentStudent[];
  /** Absent where nothing can be done with several. */
  readonly selection: Selection | undefined;
}

/** One page of students with what is assigned to each. */
export function StudentsTable({ rows, selection }: Props) {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  const column = (key: string) => t(`cohorts.courseAssignment.columns.${key}`);
  const select = useSelectionColumn(
    selection,
    rows.map(({ accountId }) => accountId),
  );
  return (
    <Table
      cards
      label={t('cohorts.courseAssignment.title')}
      head={[
        ...select,
        { key: 'name', label: column('name') },
        { key: 'batches', label: column('batches'), width: 180 },
        { key: 'courses', label: column('courses') },
        { key: 'books', label: column('books'), numeric: true, width: 80 },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.accountId} data-selected={selection?.ids.has(row.accountId) || undefined}>
          <SelectionCell selection={selection} id={row.accountId} name={row.name} />
          <td>
            <PersonCell name={row.name} note={row.email} to={`/partner/people/person/${row.accountId}`} />
          </td>
          <td data-label={column('batches')}>{row.batches.length > 0 ? list(row.batches) : <Quiet>–</Quiet>}</td>
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
  if (courses.length === 0) return <Quiet>{t('cohorts.courseAssignment.none')}</Quiet>;
  const more = courses.length - SHOWN;
  return (
    <LinesCell>
      {courses.slice(0, SHOWN).map(({ courseId, title }) => (
        <AddressLink key={courseId} to={`/partner/courses/${courseId}/access`}>
          {title}
        </AddressLink>
      ))}
      {more > 0 && <small>{t('cohorts.courseAssignment.more', { count: more })}</small>}
    </LinesCell>
  );
}
