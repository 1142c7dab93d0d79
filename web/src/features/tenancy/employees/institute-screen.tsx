import type { InstituteDetail } from '@abhyas/contract/identity/employees';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Stat, StatStrip } from '../../../ui/figures/stat.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { StateBadge } from '../lifecycle/state-badge.tsx';
import classes from './employees.module.css';
import { PlanCard } from './plan-card.tsx';
import { StateCard } from './state-card.tsx';
import { SwitchCard } from './switch-card.tsx';
import { useLastActive } from './use-last-active.ts';

interface Props {
  readonly instituteId: number;
  /** The last entries of the institute's log, which stands above this domain: the route brings them. */
  readonly log?: ReactNode;
}

/** One institute as the provider sees it: health, state, plan, people to call, and the way in. */
export function InstituteScreen({ instituteId, log }: Props) {
  const { t } = useTranslation();
  const institute = useQuery(query(api.identity.showInstitute, { params: { instituteId } }));
  const { data, error } = institute;
  const crumbs = [
    { label: t('tenancy.employees.institutes.title'), to: '/employees' },
    { label: data?.name ?? String(instituteId) },
  ];
  return (
    <Page
      title={data?.name ?? t('tenancy.employees.institute')}
      breadcrumbs={crumbs}
      beside={data && <StateBadge state={data.state} />}
      {...(data && { subtitle: `${data.subdomain} · ${t('tenancy.employees.key', { key: data.id })}` })}
    >
      {data ? (
        <>
          <Detail institute={data} />
          {log}
        </>
      ) : error ? (
        isRefusal(error, 'NOT_FOUND', 'INVALID_INPUT') ? (
          <Notice tone="info">{t('tenancy.employees.unknown')}</Notice>
        ) : (
          <LoadFailed card error={error} onRetry={() => void institute.refetch()} />
        )
      ) : (
        <Stacked>
          <CardSkeleton lines={2} />
          <CardSkeleton lines={4} />
        </Stacked>
      )}
    </Page>
  );
}

function Detail({ institute }: { readonly institute: InstituteDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const lastActive = useLastActive();
  const { figures, owners, hosts, can } = institute;
  return (
    <>
      <StatStrip label={t('tenancy.employees.health')}>
        <Stat bare lead label={t('tenancy.employees.columns.students')} figure={format.number(figures.students)} />
        <Stat bare label={t('tenancy.employees.columns.staff')} figure={format.number(figures.staff)} />
        <Stat bare label={t('tenancy.employees.columns.papers')} figure={format.number(figures.papers)} />
        <Stat
          bare
          label={t('tenancy.employees.columns.storage')}
          figure={t('tenancy.employees.megabytes', {
            count: format.number(Math.round(figures.storageBytes / 1e5) / 10),
          })}
        />
        <Stat bare label={t('tenancy.employees.columns.active')} figure={lastActive(figures.lastActiveAt)} />
        <Stat bare label={t('tenancy.employees.columns.failing')} figure={format.number(figures.failingJobs)} />
      </StatStrip>
      <Columns kind="two">
        <Stacked>
          <StateCard institute={institute} />
          <SwitchCard institute={institute} />
        </Stacked>
        <Stacked>
          <PlanCard
            key={JSON.stringify([institute.standing.limits, institute.standing.trialEndsAt, institute.standing.state])}
            institute={institute}
            readOnly={!can.change}
          />
          <Card title={t('tenancy.employees.contact')}>
            <ul className={classes['people']}>
              {owners.map(({ name, email }) => (
                <li key={email}>
                  <b>{name}</b>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
              ))}
              {owners.length === 0 && <li>{t('tenancy.employees.noOwner')}</li>}
            </ul>
            {hosts.length > 0 && (
              <p className={classes['hosts']}>
                {t('tenancy.employees.hosts')} {format.list(hosts)}
              </p>
            )}
          </Card>
        </Stacked>
      </Columns>
    </>
  );
}
