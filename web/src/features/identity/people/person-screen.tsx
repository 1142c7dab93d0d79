import type { PersonDetail } from '@abhyas/contract/identity/people';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { type PersonTab, personTabs } from '../addresses.ts';
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
  /** How a student learns: what is shown first. */
  readonly learning: ReactNode;
  /** What a student is granted, and how to grant it. */
  readonly needs: ReactNode;
  readonly tab: PersonTab;
  readonly onTab: (tab: PersonTab) => void;
}

const PANEL = 'person-panel';

/** One person: who they are, what they can do and why, and what can be done about them. */
export function PersonScreen({ accountId, screens, learning, needs, tab: open, onTab }: Props) {
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
      subtitle={data && <Contact person={data} />}
      action={data && <PersonActions person={data} />}
      tabs={data?.kind === 'student' && <PersonTabs open={open} onTab={onTab} />}
    >
      {data ? (
        <>
          <Standing person={data} />
          {data.kind === 'staff' ? (
            <Detail person={data} screens={screens.staff} />
          ) : (
            <div id={PANEL} role="tabpanel" aria-label={t(`identity.people.person.tabs.${open}`)}>
              {open === 'learning' && learning}
              {open === 'access' && <Stacked>{needs}</Stacked>}
              {open === 'details' && <Detail person={data} screens={screens.student} />}
            </div>
          )}
        </>
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

/** How a person and, of a student, the parent are reached. */
function Contact({
  person: { email, mobileNumber, rollNumber, parentName, parentMobile },
}: {
  readonly person: PersonDetail;
}) {
  const { t } = useTranslation();
  const parent = [parentName, parentMobile].filter(Boolean).join(', ');
  return [
    rollNumber && `${t('identity.people.form.rollNumber')} ${rollNumber}`,
    mobileNumber,
    email,
    parent && `${t('identity.people.columns.parent')}: ${parent}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whether the person is blocked, or on the way into another account. */
function Standing({ person: { blocked, moving } }: { readonly person: PersonDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
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
    </>
  );
}

function PersonTabs({ open, onTab }: { readonly open: PersonTab; readonly onTab: Props['onTab'] }) {
  const { t } = useTranslation();
  return (
    <Tabs
      label={t('identity.people.person.tabs.label')}
      items={personTabs.map((value) => ({ value, label: t(`identity.people.person.tabs.${value}`) }))}
      value={open}
      onChange={onTab}
      panelId={PANEL}
    />
  );
}

interface DetailProps {
  readonly person: PersonDetail;
  readonly screens: readonly Screen[];
}

/** Who somebody is, and what they may do. */
function Detail({ person, screens }: DetailProps) {
  return (
    <Columns kind="two">
      <Stacked>
        <About person={person} />
        {person.can.change && <EditPerson key={`${person.accountId}-${person.role}`} person={person} />}
      </Stacked>
      <PersonRights person={person} screens={screens} />
    </Columns>
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
    ...(person.rollNumber ? [[t('identity.people.form.rollNumber'), person.rollNumber] as const] : []),
    ...(person.parentName || person.parentMobile
      ? [
          [
            t('identity.people.form.parent'),
            [person.parentName, person.parentMobile].filter(Boolean).join(', '),
          ] as const,
        ]
      : []),
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
