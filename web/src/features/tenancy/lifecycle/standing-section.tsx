import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { can, useMe } from '../../../lib/session.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { whileMaking } from '../../../ui/made-files/making.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { downloadFile } from './download-file.ts';
import classes from './lifecycle.module.css';
import { StateBadge } from './state-badge.tsx';

/** Where the institute stands, what its plan holds, and everything it has as one file. */
export function StandingSection() {
  const { t } = useTranslation();
  const format = useFormat();
  const standing = useQuery({
    ...query(api.tenancy.showStanding),
    refetchInterval: whileMaking(({ latestExport }) => latestExport?.status === 'running'),
  });
  const { data } = standing;
  return (
    <Page title={t('tenancy.rules.sections.standing')} subtitle={t('tenancy.rules.subtitles.standing')}>
      {data ? (
        <Stacked>
          <Card title={t('tenancy.lifecycle.state')} aside={<StateBadge state={data.state} />}>
            <div className={classes['facts']}>
              <p>{t(`tenancy.lifecycle.means.${data.state}`)}</p>
              {data.reason && (data.state === 'suspended' || data.state === 'closed') && (
                <Notice tone="warn" title={t('tenancy.lifecycle.why')}>
                  {data.reason}
                </Notice>
              )}
              {data.trialEndsAt && (
                <Notice tone="info">{t('tenancy.lifecycle.trialEnds', { at: format.date(data.trialEndsAt) })}</Notice>
              )}
              {data.deletedOn && (
                <Notice tone="bad">{t('tenancy.lifecycle.deletedOn', { date: format.date(data.deletedOn) })}</Notice>
              )}
            </div>
          </Card>
          <Card title={t('tenancy.lifecycle.plan')}>
            <dl className={classes['figures']}>
              <div>
                <dt>{t('tenancy.lifecycle.students')}</dt>
                <dd>
                  {data.limits.students === null ? t('tenancy.lifecycle.noLimit') : format.number(data.limits.students)}
                </dd>
              </div>
              <div>
                <dt>{t('tenancy.lifecycle.storage')}</dt>
                <dd>
                  {data.limits.storageBytes === null
                    ? t('tenancy.lifecycle.noLimit')
                    : t('tenancy.lifecycle.gigabytes', { count: format.number(data.limits.storageBytes / 1e9) })}
                </dd>
              </div>
            </dl>
          </Card>
          <ExportCard latest={data.latestExport} />
        </Stacked>
      ) : standing.error ? (
        <LoadFailed card error={standing.error} onRetry={() => void standing.refetch()} />
      ) : (
        <Stacked>
          <CardSkeleton lines={2} />
          <CardSkeleton lines={3} />
        </Stacked>
      )}
    </Page>
  );
}

type Latest = Awaited<ReturnType<typeof api.tenancy.showStanding>>['latestExport'];

function ExportCard({ latest }: { readonly latest: Latest }) {
  const { t } = useTranslation();
  const format = useFormat();
  const me = useMe();
  const start = useChange(() => api.tenancy.startExport(), {
    stale: [api.tenancy.showStanding],
  });
  const take = useChange(() => downloadFile('/api/standing/export', 'institute.jsonl.gz'));
  const running = latest?.status === 'running';
  return (
    <Card title={t('tenancy.lifecycle.export.title')} note={t('tenancy.lifecycle.export.note')}>
      <div className={classes['facts']}>
        {latest && (
          <p aria-live="polite">
            {latest.readyAt
              ? t('tenancy.lifecycle.export.ready', {
                  at: format.dateTime(latest.readyAt),
                  rows: format.number(latest.rows),
                  size: format.number(Math.max(0.01, Math.round(latest.bytes / 10_000) / 100)),
                })
              : t('tenancy.lifecycle.export.running')}
          </p>
        )}
        {can(me, 'roles.write') ? (
          <div className={classes['actions']}>
            {latest?.readyAt && (
              <Button
                variant="filled"
                loading={take.busy}
                leftSection={<Icon of={IconDownload} size={18} />}
                onClick={() => take.send()}
              >
                {t('tenancy.lifecycle.export.take')}
              </Button>
            )}
            <Button variant="outline" loading={start.busy || running} onClick={() => start.send()}>
              {t(latest ? 'tenancy.lifecycle.export.start' : 'tenancy.lifecycle.export.first')}
            </Button>
          </div>
        ) : (
          <p className={classes['muted']}>{t('tenancy.lifecycle.export.owner')}</p>
        )}
      </div>
    </Card>
  );
}
