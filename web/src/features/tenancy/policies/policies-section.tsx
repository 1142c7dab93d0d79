import type { PolicyKind, PolicyVersion } from '@abhyas/contract/tenancy/policies';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { PolicyView } from '../legal/policy-view.tsx';
import { LeaveGuard } from '../settings/leave-guard.tsx';
import classes from './policies.module.css';

const kinds = ['privacy', 'terms'] as const satisfies readonly PolicyKind[];
type Version = PolicyVersion & { readonly actor: string | null };

interface Props {
  readonly kind: PolicyKind;
  readonly onKind: (kind: PolicyKind) => void;
}

/** The privacy policy and the terms of the institute: a new version replaces the one before, and every consent names the version. */
export function PoliciesSection({ kind, onKind }: Props) {
  const { t } = useTranslation();
  const list = useQuery({ ...query(api.tenancy.listPolicies), refetchOnWindowFocus: false });
  const versions = list.data?.rows.filter((one) => one.kind === kind) ?? [];
  return (
    <Page
      title={t('tenancy.rules.sections.policies')}
      subtitle={t('tenancy.rules.subtitles.policies')}
      tabs={
        <Tabs
          label={t('tenancy.rules.sections.policies')}
          items={kinds.map((value) => ({ value, label: t(`tenancy.legal.${value}.title`) }))}
          value={kind}
          onChange={onKind}
        />
      }
    >
      {list.data ? (
        <PolicyEditor
          key={`${kind}-${versions[0]?.version ?? 0}`}
          kind={kind}
          versions={versions}
          readOnly={!list.data.can.edit}
        />
      ) : list.error ? (
        <LoadFailed card error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <CardSkeleton lines={8} />
      )}
    </Page>
  );
}

function PolicyEditor({
  kind,
  versions,
  readOnly,
}: {
  readonly kind: PolicyKind;
  readonly versions: readonly Version[];
  readonly readOnly: boolean;
}) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [latest] = versions;
  const saved = latest?.texts ?? { en: '', hi: '' };
  const [texts, setTexts] = useState(saved);
  const [touched, setTouched] = useState(false);
  const dirty = texts.en !== saved.en || texts.hi !== saved.hi;
  const tooShort = texts.en.trim().length < 20;
  const publish = useChange(
    () => api.tenancy.publishPolicy({ params: { kind }, body: { texts, after: latest?.version ?? 0 } }),
    {
      stale: [api.tenancy.listPolicies, api.tenancy.showPolicy],
      said: ({ version }) => t('tenancy.policies.published', { version }),
      inline: true,
    },
  );
  const field = (language: 'en' | 'hi') => (
    <Textarea
      label={t(`tenancy.policies.text.${language}`)}
      {...(language === 'en' && { description: t('tenancy.policies.help') })}
      value={texts[language]}
      readOnly={readOnly}
      maxLength={40_000}
      autosize
      minRows={language === 'en' ? 10 : 6}
      maxRows={28}
      error={language === 'en' && touched && tooShort ? t('tenancy.policies.tooShort') : undefined}
      onBlur={() => language === 'en' && setTouched(true)}
      onChange={(event) => setTexts({ ...texts, [language]: event.currentTarget.value })}
    />
  );
  return (
    <Columns kind="aside">
      <Card
        title={t(`tenancy.legal.${kind}.title`)}
        note={t(latest ? 'tenancy.policies.replaces' : 'tenancy.policies.own')}
        aside={
          !readOnly && (
            <Button
              variant="action"
              size="sm"
              loading={publish.busy}
              disabled={!dirty}
              onClick={() => (tooShort ? setTouched(true) : publish.send())}
            >
              {t('tenancy.policies.publish')}
            </Button>
          )
        }
      >
        <div className={classes['fields']}>
          {publish.error && (
            <Notice tone="bad" live>
              {isRefusal(publish.error, 'CONFLICT') ? t('tenancy.policies.conflict') : say(publish.error)}
            </Notice>
          )}
          {field('en')}
          {field('hi')}
        </div>
      </Card>
      <Stacked>
        <Card title={t('tenancy.policies.preview')}>
          <div className={classes['preview']}>
            {texts.en.trim() ? <PolicyView text={texts.en} /> : <p>{t('tenancy.policies.empty')}</p>}
          </div>
        </Card>
        <Versions versions={versions} />
      </Stacked>
      <LeaveGuard dirty={dirty && !publish.busy} />
    </Columns>
  );
}

function Versions({ versions }: { readonly versions: readonly Version[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card title={t('tenancy.policies.versions')}>
      <ol className={classes['versions']}>
        {versions.map(({ version, publishedAt, actor }, at) => (
          <li key={version}>
            <b>{t('tenancy.policies.version', { version: format.number(version) })}</b>
            {at === 0 && <Badge tone="good">{t('tenancy.policies.now')}</Badge>}
            <small>{[publishedAt && format.dateTime(publishedAt), actor].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
        <li>
          <b>{t('tenancy.policies.version', { version: format.number(0) })}</b>
          {versions.length === 0 && <Badge tone="good">{t('tenancy.policies.now')}</Badge>}
          <small>{t('tenancy.policies.product')}</small>
        </li>
      </ol>
    </Card>
  );
}
