import type { RankEntry } from '@abhyas/contract/assessments/rank-lists';
import { IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { useSubjectName } from '../results/use-subject-name.ts';
import type { RanksPatch, RanksSearch } from '../addresses.ts';
import classes from './rank-lists.module.css';

interface Props {
  readonly listId: string;
  /** Another issue is another list. */
  readonly issue: number;
  readonly search: RanksSearch;
  readonly onSearch: (patch: RanksPatch) => void;
}

/** The newest issue by rank, a page at a time. */
export function RankEntries({ listId, issue, search, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  const asked = query(api.assessments.listRankEntries, { params: { listId }, query: search });
  const list = useQuery({ ...asked, queryKey: [...asked.queryKey, issue], placeholderData: keepPreviousData });
  const { data } = list;
  return (
    <>
      <div className={classes['find']}>
        <SearchField size="sm" label={t('assessments.ranks.find')} value={typed} onChange={setTyped} hotkey />
      </div>
      {list.isPending && <TableSkeleton rows={8} columns={5} />}
      {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {data?.rows.length === 0 && <EmptyState icon={IconListSearch} title={t('assessments.ranks.nobody')} />}
      {data && data.rows.length > 0 && (
        <>
          <Entries rows={data.rows} />
          <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
        </>
      )}
    </>
  );
}

function Entries({ rows }: { readonly rows: readonly RankEntry[] }) {
  const { t } = useTranslation();
  const { number, marks } = useFormat();
  const subjectName = useSubjectName();
  const column = (key: string) => t(`assessments.ranks.columns.${key}`);
  const subjects = [...new Set(rows.flatMap((row) => row.subjects.map(({ subject }) => subject)))];
  const hasSessions = rows.some(({ session }) => session !== '');
  return (
    <Table
      label={t('assessments.ranks.entries')}
      cards
      head={[
        { key: 'rank', label: column('rank'), numeric: true, width: 72 },
        { key: 'student', label: column('student') },
        ...(hasSessions ? [{ key: 'session', label: column('label') }] : []),
        { key: 'marks', label: column('marks'), numeric: true },
        { key: 'percentile', label: column('percentile'), numeric: true },
        ...subjects.map((subject) => ({ key: subject, label: subjectName(subject), numeric: true })),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.accountId}>
          <td data-label={column('rank')} data-numeric>
            {number(row.rank)}
          </td>
          <td data-label={column('student')}>
            <Link className={classes['title']} to="/partner/results/$attemptId" params={{ attemptId: row.attemptId }}>
              {row.name || row.email}
            </Link>
          </td>
          {hasSessions && <td data-label={column('label')}>{row.session}</td>}
          <td data-label={column('marks')} data-numeric>
            {marks(row.marks)}
          </td>
          <td data-label={column('percentile')} data-numeric className={classes['percentile']}>
            {row.total.percentile}
          </td>
          {subjects.map((subject) => (
            <td key={subject} data-label={subjectName(subject)} data-numeric className={classes['percentile']}>
              {row.subjects.find((of) => of.subject === subject)?.percentile ?? '–'}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
