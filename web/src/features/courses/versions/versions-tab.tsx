import type { CourseVersionRow } from '@abhyas/contract/courses/authoring';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { useBuilding } from '../builder/building.ts';
import classes from './versions.module.css';
import { VersionOutline } from './version-outline.tsx';

/** What was published, the newest first, and what each version changed. */
export function VersionsTab() {
  const { t } = useTranslation();
  const { course } = useBuilding();
  const { courseId, version } = course;
  const [open, setOpen] = useState<number>();
  const asked = useQuery({
    ...query(api.courses.listCourseVersions, { params: { courseId } }),
    staleTime: 0,
    enabled: version > 0,
  });
  if (version === 0)
    return (
      <Card>
        <EmptyState icon={IconHistory} title={t('courses.authoring.versions.none')}>
          {t('courses.authoring.versions.noneText')}
        </EmptyState>
      </Card>
    );
  return (
    <Card flush title={t('courses.authoring.tabs.versions')} note={t('courses.authoring.versions.note')}>
      {asked.isPending && <TableSkeleton rows={3} columns={2} />}
      {asked.isError && <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />}
      <ol className={classes['versions']}>
        {asked.data?.versions.map((row) => (
          <Version key={row.version} row={row} onOpen={() => setOpen(row.version)} />
        ))}
      </ol>
      <Sheet
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={t('courses.authoring.versions.number', { version: open ?? 0 })}
      >
        {open !== undefined && <VersionOutline courseId={courseId} version={open} />}
      </Sheet>
    </Card>
  );
}

function Version({ row, onOpen }: { readonly row: CourseVersionRow; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const { dateTime, number, list } = useFormat();
  const what = (['added', 'changed', 'removed'] as const).filter((kind) => row[kind].length > 0);
  return (
    <li>
      <div className={classes['head']}>
        <b>{t('courses.authoring.versions.number', { version: row.version })}</b>
        <span className={classes['quiet']}>
          {dateTime(row.publishedAt)}
          {row.publishedBy && ` · ${row.publishedBy}`}
          {` · ${t('courses.authoring.outline.lessons', { count: row.lessons, shown: number(row.lessons) })}`}
        </span>
        <Button size="sm" variant="outline" onClick={onOpen}>
          {t('courses.authoring.versions.look')}
        </Button>
      </div>
      {row.note && <p>{row.note}</p>}
      {row.version > 1 &&
        what.map((kind) => (
          <p key={kind} className={classes['quiet']}>
            {t(`courses.authoring.versions.${kind}`, { titles: list(row[kind]) })}
          </p>
        ))}
    </li>
  );
}
