import type { AnnouncementRow } from '@abhyas/contract/identity/employees';
import { Button } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { AnnounceForm } from './announce-form.tsx';
import classes from './employees.module.css';

const tones = { planned: 'info', shown: 'good', over: 'neutral', withdrawn: 'neutral' } as const;

/** What the provider says to its institutes: a new line at the top, the earlier ones under it. */
export function AnnouncementsScreen() {
  const { t } = useTranslation();
  const list = useQuery({ ...query(api.identity.listAllAnnouncements), staleTime: 0 });
  return (
    <Page title={t('tenancy.employees.announcements.title')} subtitle={t('tenancy.employees.announcements.subtitle')}>
      {list.data?.can.change && <AnnounceForm />}
      {list.error && !list.data ? (
        <LoadFailed card error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Card flush title={t('tenancy.employees.announcements.earlier')}>
          {list.isPending && <TableSkeleton rows={3} columns={4} />}
          {list.data?.rows.length === 0 && (
            <EmptyState icon={IconSpeakerphone} title={t('tenancy.employees.announcements.none.title')}>
              {t('tenancy.employees.announcements.none.text')}
            </EmptyState>
          )}
          {list.data && list.data.rows.length > 0 && <Rows rows={list.data.rows} canChange={list.data.can.change} />}
        </Card>
      )}
    </Page>
  );
}

function Rows({ rows, canChange }: { readonly rows: readonly AnnouncementRow[]; readonly canChange: boolean }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const withdraw = useChange(
    (announcementId: string) => api.identity.withdrawAnnouncement({ params: { announcementId } }),
    {
      stale: [api.identity.listAllAnnouncements],
    },
  );
  const column = (key: string) => t(`tenancy.employees.announcements.columns.${key}`);
  return (
    <Table
      cards
      label={t('tenancy.employees.announcements.earlier')}
      head={[
        ...['text', 'audience', 'window', 'status'].map((key) => ({ key, label: column(key) })),
        { key: 'actions', label: column('actions'), hidden: true },
      ]}
    >
      {rows.map((row) => {
        const text = (i18n.language === 'hi' && row.texts.hi) || row.texts.en;
        return (
          <tr key={row.id}>
            <td className={classes['text']}>{text}</td>
            <td data-label={column('audience')}>{t(`tenancy.employees.audiences.${row.audience}`)}</td>
            <td data-label={column('window')}>
              {format.dateTime(row.startsAt)} – {format.dateTime(row.endsAt)}
            </td>
            <td data-label={column('status')}>
              <Badge tone={tones[row.status]}>{t(`tenancy.employees.announcements.status.${row.status}`)}</Badge>
            </td>
            <td data-center>
              {canChange && (row.status === 'planned' || row.status === 'shown') && (
                <Button
                  size="sm"
                  variant="outline"
                  loading={withdraw.busy && withdraw.given === row.id}
                  onClick={() => withdraw.send(row.id)}
                  aria-label={t('tenancy.employees.announcements.withdrawOf', { text })}
                >
                  {t('tenancy.employees.announcements.withdraw')}
                </Button>
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
