import { Button, Select } from '@mantine/core';
import { IconBook2, IconFileImport, IconListSearch, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { ImportCourse } from '../imports/import-course.tsx';
import { type CoursesPatch, type CoursesSearch, courseStatuses, courseTypes } from '../addresses.ts';
import { CoursesTable } from './courses-table.tsx';
import { CreateCourse } from './create-course.tsx';
import classes from './list.module.css';
import { PublishSeveral } from './publish-several.tsx';

interface Props {
  readonly search: CoursesSearch;
  readonly onSearch: (patch: CoursesPatch) => void;
}

/** The courses and packs of the institute; a new one begins here, and several are published at once. */
export function CoursesList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const [mayWrite, mayPublish] = [can(me, 'courses.write'), can(me, 'courses.publish')];
  const [creating, setCreating] = useState(false);
  const [importing, setImporting] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useQuery({
    ...query(api.courses.listAuthoredCourses, { query: search }),
    placeholderData: keepPreviousData,
  });
  const choose = (courseId: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, courseId] : [...before].filter((id) => id !== courseId)));
  return (
    <Page
      title={t('courses.authoring.list.title')}
      action={
        mayWrite && (
          <>
            <Button
              variant="outline"
              leftSection={<Icon of={IconFileImport} size={16} />}
              onClick={() => setImporting(true)}
            >
              {t('courses.imports.action')}
            </Button>
            <Button variant="action" leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setCreating(true)}>
              {t('courses.authoring.list.new')}
            </Button>
          </>
        )
      }
    >
      <Card flush as="div">
        <h2 className="sr-only">{t('courses.authoring.list.title')}</h2>
        <Filters search={search} onSearch={onSearch} />
        {chosen.size > 0 && <PublishSeveral courseIds={[...chosen]} onClear={() => setChosen(new Set())} />}
        {list.isPending && <TableSkeleton rows={6} columns={6} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.rows.length === 0 && (
          <Nothing search={search} onSearch={onSearch} onCreate={mayWrite ? () => setCreating(true) : undefined} />
        )}
        {list.data && list.data.rows.length > 0 && (
          <>
            <CoursesTable rows={list.data.rows} chosen={chosen} onChoose={mayPublish ? choose : undefined} />
            <Pagination
              page={list.data.page}
              size={list.data.size}
              total={list.data.total}
              onPage={(page) => onSearch({ page })}
            />
          </>
        )}
      </Card>
      <CreateCourse opened={creating} onClose={() => setCreating(false)} />
      <ImportCourse opened={importing} onClose={() => setImporting(false)} />
    </Page>
  );
}

function Nothing({ search, onSearch, onCreate }: Props & { readonly onCreate: (() => void) | undefined }) {
  const { t } = useTranslation();
  const filtered = Object.keys(search).some((key) => key !== 'page');
  if (filtered)
    return (
      <EmptyState
        icon={IconListSearch}
        title={t('courses.authoring.list.noMatch')}
        action={
          <Button
            variant="outline"
            onClick={() => onSearch({ status: undefined, type: undefined, review: undefined, search: undefined })}
          >
            {t('courses.authoring.list.showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={IconBook2}
      title={t('courses.authoring.list.empty')}
      action={
        onCreate && (
          <Button variant="filled" onClick={onCreate}>
            {t('courses.authoring.list.new')}
          </Button>
        )
      }
    >
      {t('courses.authoring.list.emptyText')}
    </EmptyState>
  );
}

function Filters({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  return (
    <div className={classes['filters']}>
      <ChipRow label={t('courses.authoring.list.status')}>
        <Chip
          on={search.status === undefined && search.review === undefined}
          onClick={() => onSearch({ status: undefined, review: undefined })}
        >
          {t('courses.authoring.list.all')}
        </Chip>
        {courseStatuses.map((status) => (
          <Chip key={status} on={search.status === status} onClick={() => onSearch({ status, review: undefined })}>
            {t(`courses.authoring.statuses.${status}`)}
          </Chip>
        ))}
        <Chip on={search.review === 'asked'} onClick={() => onSearch({ status: undefined, review: 'asked' })}>
          {t('courses.authoring.review.asked')}
        </Chip>
      </ChipRow>
      <Select
        size="sm"
        clearable
        className={classes['kind']!}
        aria-label={t('courses.authoring.list.type')}
        placeholder={t('courses.authoring.list.anyType')}
        data={courseTypes.map((value) => ({ value, label: t(`courses.authoring.types.${value}`) }))}
        value={search.type ?? null}
        onChange={(value) => onSearch({ type: courseTypes.find((one) => one === value) })}
      />
      <div className={classes['search']}>
        <SearchField size="sm" label={t('courses.authoring.list.search')} value={typed} onChange={setTyped} hotkey />
      </div>
    </div>
  );
}
