import type { PersonDetail } from '@abhyas/contract/identity/people';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { useRoleWords } from '../roles/use-role-words.ts';
import { EditPerson } from './edit-person.tsx';
import type { Screen } from './hidden-screens.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonRights } from './person-rights.tsx';
import classes from './people.module.css';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  readonly accountId: string;
  /** The screens of each area, so that it can be said which are hidden. */
  readonly screens: Readonly<Record<'staff' | 'student', readonly Screen[]>>;
  /** What a student is granted, and how to grant it. */
  readonly needs: ReactNode;
}

/** One person: who they are, what they can do and why, and what can be done about them. */
export function PersonScreen({ accountId, screens, needs }: Props) {
  const { t } = useTranslation();
  const person = useQuery(query(api.identity.showPerson, { params: { accountId } }));
  const { data, error } = person;
  const tab = data?.kind === 'staff' ? 'staff' : 'students';
  return (
    <Page
      title={data?.name ?? t('identity.people.title')}
      breadcrumbs={[
        { label: t('identity.people.title'), to: '/partner/people/students' },
        { label: t(`identity.people.tabs.${tab}`), to: `/partner/people/${tab}` },
        { label: data?.name ?? '…' },
      ]}
      beside={data && <StatusBadge status={data.status} />}
      subtitle={data?.email}
      action={data && <PersonActions person={data} />}
    >
      {data ? (
        <Detail person={data} screens={screens[data.kind]} needs={data.kind === 'student' && needs} />
      ) : error ? (
        isRefusal(error, 'NOT_FOUND', 'INVALID_INPUT') ? (
          <Notice tone="info">{t('identity.people.person.unknown')}</Notice>
        ) : (
          <Card>
            <LoadFailed error={error} onRetry={() => void person.refetch()} />
          </Card>
        )
      ) : (
        <Stacked>
          <CardSkeleton lines={4} />
          <CardSkeleton lines={6} />
        </Stacked>
      )}
    </Page>
  );
}

interface DetailProps {
  readonly person: PersonDetail;
  readonly screens: readonly Screen[];
  readonly needs: ReactNode;
}

function Detail({ person, screens, needs }: DetailProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { blocked, moving } = person;
  return (
    <>
      {blocked && (
        <Notice tone="bad">
          {t('identity.people.person.blockedBy', {
            by: blocked.by,
            at: format.dateTime(blocked.at),
            reason: blocked.reason,
          })}
        </Notice>
      )}
      {moving && <Notice tone="info">{t(`identity.people.person.moving.${moving.kind}`, { to: moving.to })}</Notice>}
      <Columns kind="two">
        <Stacked>
          <About person={person} />
          {person.can.change && <EditPerson key={`${person.accountId}-${person.role}`} person={person} />}
          {needs}
        </Stacked>
        <PersonRights person={person} screens={screens} />
      </Columns>
    </>
  );
}

function About({ person }: { readonly person: PersonDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { roleName } = useRoleWords();
  const taught = person.teaches.map((one) => t(`identity.people.subjects.${one}`, { defaultValue: one }));
  const facts: readonly (readonly [string, string])[] = [
    [t('identity.people.columns.role'), roleName(person.role)],
    [t('identity.people.person.mobile'), person.mobileNumber ?? t('identity.people.person.noMobile')],
    ...(taught.length > 0 ? [[t('identity.people.columns.teaches'), format.list(taught)] as const] : []),
    ...(person.targetYear ? [[t('identity.people.columns.target'), String(person.targetYear)] as const] : []),
    [t('identity.people.columns.added'), format.date(person.addedAt)],
    [
      t('identity.people.columns.seen'),
      person.lastSeenAt ? format.dateTime(person.lastSeenAt) : t('identity.people.never'),
    ],
  ];
  return (
    <Card title={t('identity.people.person.about')}>
      <dl className={classes['facts']}>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
