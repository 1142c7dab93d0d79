import type { courseAccess } from '@abhyas/contract/courses/access';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconGift, IconListSearch, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { UploadAccess } from '../access-import/upload-access.tsx';
import { CourseNav } from '../course-pages/course-nav.tsx';
import { AccessFilters } from './access-filters.tsx';
import type { AccessPatch, AccessSearch } from '../addresses.ts';
import classes from './access.module.css';
import { ExtendAccess } from './extend-access.tsx';
import { GiveCourse } from './give-course.tsx';
import { LearnerPanel } from './learner-panel.tsx';
import { LearnersTable } from './learners-table.tsx';
import { TakeBack } from './take-back.tsx';
import { useChosen } from './use-chosen.ts';

interface Props {
  readonly courseId: string;
  readonly search: AccessSearch;
  readonly onSearch: (patch: AccessPatch) => void;
}
type Learners = Reply<typeof courseAccess.listCourseLearners>;

/** Who has a course, from which source, from when and until when; given, extended and taken back here. */
export function AccessScreen({ courseId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { learner: opened, ...filters } = search;
  const list = useQuery({
    ...query(api.courses.listCourseLearners, { params: { courseId }, query: filters }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = list;
  const title = data?.course.title ?? '…';
  return (
    <Page
      title={t('courses.access.title')}
      subtitle={t('courses.access.subtitle')}
      breadcrumbs={[
        { label: t('courses.authoring.list.title'), to: '/partner/courses' },
        { label: title, to: `/partner/courses/${courseId}` },
        { label: t('courses.access.title') },
      ]}
      action={data?.can.give && data.course.status === 'published' && <Actions course={data.course} />}
      nav={<CourseNav courseId={courseId} published />}
    >
      <Card flush as="div">
        <h2 className="sr-only">{t('courses.access.title')}</h2>
        <AccessFilters search={search} counts={data?.counts} onSearch={onSearch} />
        {data && <Standing course={data.course} />}
        {list.isPending && <TableSkeleton rows={6} columns={5} />}
        {list.isError && !data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {data?.rows.length === 0 && <Nobody filtered={Object.keys(filters).length > 0} onSearch={onSearch} />}
        {data && <List courseId={courseId} data={data} opened={opened} onSearch={onSearch} />}
      </Card>
    </Page>
  );
}

function Actions({ course }: { readonly course: Learners['course'] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'give' | 'sheet'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        variant="outline"
        leftSection={<Icon of={IconFileSpreadsheet} size={16} />}
        onClick={() => setOpen('sheet')}
      >
        {t('courses.access.sheet.action')}
      </Button>
      <Button variant="action" leftSection={<Icon of={IconGift} size={16} />} onClick={() => setOpen('give')}>
        {t('courses.access.give.action')}
      </Button>
      <GiveCourse course={course} opened={open === 'give'} onClose={close} />
      <UploadAccess course={course} opened={open === 'sheet'} onClose={close} />
    </>
  );
}

function Standing({ course }: { readonly course: Learners['course'] }) {
  const { t } = useTranslation();
  if (course.status !== 'published')
    return (
      <div className={classes['notice']}>
        <Notice tone="warn">{t(`courses.access.notOpen.${course.status}`)}</Notice>
      </div>
    );
  return course.everyone ? (
    <div className={classes['notice']}>
      <Notice tone="info">{t('courses.access.everyone')}</Notice>
    </div>
  ) : null;
}

interface ListProps extends Pick<Props, 'courseId' | 'onSearch'> {
  readonly data: Learners;
  readonly opened: string | undefined;
}

function List({ courseId, data, opened, onSearch }: ListProps) {
  const [chosen, choose, clear] = useChosen();
  const [asks, setAsks] = useState<{ readonly what: 'extend' | 'takeBack'; readonly ids: readonly string[] }>();
  const ask = (what: 'extend' | 'takeBack', ids: readonly string[]) => setAsks({ what, ids });
  const close = () => setAsks(undefined);
  const done = () => {
    close();
    clear();
  };
  const form = { courseId, accountIds: asks?.ids ?? [], onClose: close, onDone: done };
  return (
    <>
      {chosen.size > 0 && <Bulk count={chosen.size} onAsk={(what) => ask(what, [...chosen])} onClear={clear} />}
      {data.rows.length > 0 && (
        <>
          <LearnersTable
            courseId={courseId}
            rows={data.rows}
            selected={data.can.give ? chosen : undefined}
            onSelect={choose}
            onOpen={(learner) => onSearch({ learner })}
          />
          <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
        </>
      )}
      {opened && !asks && (
        <LearnerPanel
          courseId={courseId}
          accountId={opened}
          canGive={data.can.give}
          onClose={() => onSearch({ learner: undefined })}
          onExtend={() => ask('extend', [opened])}
          onTakeBack={() => ask('takeBack', [opened])}
        />
      )}
      <ExtendAccess {...form} opened={asks?.what === 'extend'} />
      <TakeBack {...form} opened={asks?.what === 'takeBack'} />
    </>
  );
}

interface BulkProps {
  readonly count: number;
  readonly onAsk: (what: 'extend' | 'takeBack') => void;
  readonly onClear: () => void;
}

function Bulk({ count, onAsk, onClear }: BulkProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['bulk']}>
      <b role="status">{t('courses.access.selected', { count })}</b>
      <Button size="sm" variant="outline" onClick={() => onAsk('extend')}>
        {t('courses.access.extend.action')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onAsk('takeBack')}>
        {t('courses.access.takeBack.action')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('courses.access.clearSelection')}
      </Button>
    </div>
  );
}

function Nobody({ filtered, onSearch }: { readonly filtered: boolean } & Pick<Props, 'onSearch'>) {
  const { t } = useTranslation();
  if (!filtered)
    return (
      <EmptyState icon={IconUsers} title={t('courses.access.empty')}>
        {t('courses.access.emptyText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={IconListSearch}
      title={t('courses.access.noMatch')}
      action={
        <Button variant="outline" onClick={() => onSearch({ search: undefined, state: undefined })}>
          {t('courses.access.showAll')}
        </Button>
      }
    />
  );
}
