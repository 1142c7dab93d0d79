import type { courseAssignment } from '@abhyas/contract/cohorts/course-assignment';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconListSearch, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { UploadAccess } from '../../courses/access-import/upload-access.tsx';
import { useChosen } from '../../courses/access/use-chosen.ts';
import { LoadFailed } from '../../notices/index.ts';
import { GroupsTabs } from '../groups-tabs.tsx';
import { AssignCourses, type ChosenStudents } from './assign-courses.tsx';
import { AssignmentFilters } from './assignment-filters.tsx';
import type { AssignmentPatch, AssignmentSearch } from './assignment-search.ts';
import classes from './assignment.module.css';
import { StudentsTable } from './students-table.tsx';

interface Props {
  readonly search: AssignmentSearch;
  readonly onSearch: (patch: AssignmentPatch) => void;
}
type Students = Reply<typeof courseAssignment.listAssignmentStudents>;

/** Which students have which courses, by the four filters of the specification; given to one, several, or all that are shown. */
export function AssignmentScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const list = useQuery({
    ...query(api.cohorts.listAssignmentStudents, { query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = list;
  return (
    <Page
      title={t('cohorts.courseAssignment.title')}
      subtitle={t('cohorts.courseAssignment.subtitle')}
      action={data?.can.assign && <Sheet />}
      tabs={<GroupsTabs />}
    >
      <Card flush as="div">
        <h2 className="sr-only">{t('cohorts.courseAssignment.students')}</h2>
        <AssignmentFilters search={search} counts={data?.counts} onSearch={onSearch} />
        {list.isPending && <TableSkeleton rows={8} columns={5} />}
        {list.isError && !data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {data?.rows.length === 0 && <Nobody search={search} onSearch={onSearch} />}
        {data && data.rows.length > 0 && <List data={data} search={search} onSearch={onSearch} />}
      </Card>
    </Page>
  );
}

function Sheet() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        leftSection={<Icon of={IconFileSpreadsheet} size={16} />}
        onClick={() => setOpened(true)}
      >
        {t('courses.access.sheet.action')}
      </Button>
      <UploadAccess opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

function List({ data, search, onSearch }: Props & { readonly data: Students }) {
  const [chosen, choose, clear] = useChosen();
  const [asks, setAsks] = useState<{
    readonly what: 'assign' | 'takeBack';
    readonly students: ChosenStudents;
    readonly count: number;
  }>();
  const { filter = 'registered', search: words = '', batchId } = search;
  const matching = { matching: { filter, search: words, ...(batchId && { batchId }) } };
  const close = () => setAsks(undefined);
  const ask = (what: 'assign' | 'takeBack') =>
    setAsks(
      chosen.size > 0
        ? { what, students: { accountIds: [...chosen] }, count: chosen.size }
        : { what, students: matching, count: data.total },
    );
  return (
    <>
      {data.can.assign && <Bulk chosen={chosen.size} shown={data.total} onAsk={ask} onClear={clear} />}
      <StudentsTable rows={data.rows} selected={data.can.assign ? chosen : undefined} onSelect={choose} />
      <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
      <AssignCourses
        what={asks?.what}
        students={asks?.students ?? matching}
        count={asks?.count ?? 0}
        onClose={close}
        onDone={() => {
          close();
          clear();
        }}
      />
    </>
  );
}

interface BulkProps {
  readonly chosen: number;
  readonly shown: number;
  readonly onAsk: (what: 'assign' | 'takeBack') => void;
  readonly onClear: () => void;
}

/** Without ticks the buttons mean everybody whom the list shows, and say how many that are. */
function Bulk({ chosen, shown, onAsk, onClear }: BulkProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = chosen || shown;
  return (
    <div className={classes['bulk']} data-on={chosen > 0 || undefined}>
      <b role="status">
        {t(chosen > 0 ? 'courses.access.selected' : 'cohorts.courseAssignment.allShown', {
          count,
          shown: number(count),
        })}
      </b>
      <Button size="sm" variant={chosen > 0 ? 'filled' : 'outline'} onClick={() => onAsk('assign')}>
        {t('cohorts.courseAssignment.assign.action')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onAsk('takeBack')}>
        {t('cohorts.courseAssignment.takeBack.action')}
      </Button>
      {chosen > 0 && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('courses.access.clearSelection')}
        </Button>
      )}
    </div>
  );
}

function Nobody({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const clear = { filter: undefined, search: undefined, batchId: undefined };
  if (Object.keys(search).length === 0)
    return (
      <EmptyState icon={IconUsers} title={t('cohorts.courseAssignment.empty')}>
        {t('cohorts.courseAssignment.emptyText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={IconListSearch}
      title={t('cohorts.courseAssignment.noMatch')}
      action={
        <Button variant="outline" onClick={() => onSearch(clear)}>
          {t('cohorts.showAll')}
        </Button>
      }
    />
  );
}
