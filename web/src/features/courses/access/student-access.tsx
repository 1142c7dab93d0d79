import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './access.module.css';
import { GrantHistory } from './grant-history.tsx';

/** Lines that stand there before somebody asks for all. */
const FIRST = 5;

/** On the page of a student: how courses and packs came to him or her and went again. */
export function StudentAccess({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation();
  const isAllowed = can(useMe(), 'cohorts.read');
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useQuery({
    ...query(api.courses.showStudentAccess, { params: { accountId } }),
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return null;
  const lines = data?.history ?? [];
  return (
    <Card title={t('courses.access.history.ofStudent')} note={t('courses.access.history.note')}>
      {!data && error && <LoadFailed card error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {data && lines.length === 0 && <p className={classes['quiet']}>{t('courses.access.history.none')}</p>}
      {lines.length > 0 && <GrantHistory titled lines={all ? lines : lines.slice(0, FIRST)} />}
      {!all && lines.length > FIRST && (
        <Button size="sm" variant="subtle" onClick={() => setAll(true)}>
          {t('courses.access.history.all', { count: lines.length })}
        </Button>
      )}
    </Card>
  );
}
