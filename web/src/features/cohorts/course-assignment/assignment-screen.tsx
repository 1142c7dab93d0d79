import type { courseAssignment } from '@abhyas/contract/cohorts/course-assignment';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { BulkBar } from '../../../ui/list/bulk-bar.tsx';
import { useSelection } from '../../../ui/list/selection.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { UploadAccess } from '../../courses/index.ts';
import { GroupsTabs } from '../groups-tabs.tsx';
import { AssignCourses, type ChosenStudents, TakeCoursesBack } from './assign-courses.tsx';
import { AssignmentFilters } from './assignment-filters.tsx';
import type { AssignmentPatch, AssignmentSearch } from '../addresses.ts';
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
      <ListCard
        title={t('cohorts.courseAssignment.students')}
        list={list}
        filters={<AssignmentFilters search={search} counts={data?.counts} onSearch={onSearch} />}
        skeleton={<TableSkeleton rows={8} columns={5} />}
        empty={{
          icon: IconUsers,
          title: t('cohorts.courseAssignment.empty'),
          text: t('cohorts.courseAssignment.emptyText'),
        }}
        noMatch={
          Object.keys(search).length > 0 && {
            title: t('cohorts.courseAssignment.noMatch'),
            onShowAll: () => onSearch({ filter: undefined, search: undefined, batchId: undefined }),
          }
        }
        onPage={(page) => onSearch({ page })}
      >
        {(students) => <List data={students} search={search} />}
      </ListCard>
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

function List({ data, search }: Pick<Props, 'search'> & { readonly data: Students }) {
  const selection = useSelection();
  const { ids: chosen, clear } = selection;
  const [asks, setAsks] = useState<{
    readonly what: 'assign' | 'takeBack';
    readonly students: ChosenStudents;
    readonly count: number;
  }>();
  const { filter = 'registered', search: words = '', batchId } = search;
  const matching = { matching: { filter, search: words, ...(batchId && { batchId }) } };
  const ask = (what: 'assign' | 'takeBack') =>
    setAsks(
      chosen.size > 0
        ? { what, students: { accountIds: [...chosen] }, count: chosen.size }
        : { what, students: matching, count: data.total },
    );
  const form = {
    students: asks?.students ?? matching,
    count: asks?.count ?? 0,
    onClose: () => setAsks(undefined),
    onDone: clear,
  };
  return (
    <>
      {data.can.assign && <Bulk chosen={chosen.size} shown={data.total} onAsk={ask} onClear={clear} />}
      <StudentsTable rows={data.rows} selection={data.can.assign ? selection : undefined} />
      <AssignCourses {...form} opened={asks?.what === 'assign'} />
      <TakeCoursesBack {...form} opened={asks?.what === 'takeBack'} />
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
    <BulkBar
      on={chosen > 0}
      said={t(chosen > 0 ? 'courses.access.selected' : 'cohorts.courseAssignment.allShown', {
        count,
        shown: number(count),
      })}
      onClear={onClear}
    >
      <Button size="sm" variant={chosen > 0 ? 'filled' : 'outline'} onClick={() => onAsk('assign')}>
        {t('cohorts.courseAssignment.assign.action')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onAsk('takeBack')}>
        {t('cohorts.courseAssignment.takeBack.action')}
      </Button>
    </BulkBar>
  );
}
