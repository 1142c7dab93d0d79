import type { CustomDomain } from '@abhyas/contract/tenancy/domains';
import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink, IconWorldWww } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useRefusedFields } from '../../../lib/refused-fields.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './domain.module.css';

const tones = { waiting: 'warn', proved: 'good', secured: 'good' } as const;

/** The addresses of the institute: those of the provider, and its own, each proved by a record of its zone. */
export function DomainSection() {
  const { t } = useTranslation();
  const domains = useQuery(query(api.tenancy.listDomains));
  return (
    <Page title={t('tenancy.rules.sections.domain')} subtitle={t('tenancy.rules.subtitles.domain')}>
      {domains.data ? (
        <Stacked>
          <Card title={t('tenancy.domain.given')}>
            <ul className={classes['hosts']}>
              {domains.data.given.map((host) => (
                <li key={host}>{host}</li>
              ))}
            </ul>
          </Card>
          {domains.data.can.edit && <AddDomain />}
          {domains.data.rows.map((one) => (
            <OneDomain key={one.host} domain={one} canEdit={domains.data.can.edit} />
          ))}
          {domains.data.rows.length === 0 && (
            <Card>
              <EmptyState icon={IconWorldWww} title={t('tenancy.domain.none.title')}>
                {t('tenancy.domain.none.text')}
              </EmptyState>
            </Card>
          )}
        </Stacked>
      ) : domains.error ? (
        <LoadFailed card error={domains.error} onRetry={() => void domains.refetch()} />
      ) : (
        <Stacked>
          <CardSkeleton lines={2} />
          <CardSkeleton lines={4} />
        </Stacked>
      )}
    </Page>
  );
}

function AddDomain() {
  const { t } = useTranslation();
  const [host, setHost] = useState('');
  const add = useChange(() => api.tenancy.addDomain({ body: { host } }), {
    stale: [api.tenancy.listDomains],
    after: () => setHost(''),
    inline: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (host.trim()) add.send();
  };
  const { errorOf, problem } = useRefusedFields(add.error, ['host']);
  return (
    <Card title={t('tenancy.domain.add.title')} note={t('tenancy.domain.add.note')}>
      <form onSubmit={submit} className={classes['add']} noValidate>
        <TextInput
          label={t('tenancy.domain.add.host')}
          placeholder="learn.example.com"
          value={host}
          maxLength={253}
          spellCheck={false}
          autoCapitalize="none"
          error={errorOf('host') ?? problem}
          onChange={(event) => {
            add.reset();
            setHost(event.currentTarget.value);
          }}
        />
        <Button type="submit" variant="action" loading={add.busy} disabled={!host.trim()}>
          {t('tenancy.domain.add.action')}
        </Button>
      </form>
    </Card>
  );
}

function OneDomain({ domain, canEdit }: { readonly domain: CustomDomain; readonly canEdit: boolean }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const format = useFormat();
  const [removing, setRemoving] = useState(false);
  const { host, status, record, checkedAt } = domain;
  const prove = useChange(() => api.tenancy.proveDomain({ params: { host } }), {
    said: t('tenancy.domain.proved', { host }),
    stale: [api.tenancy.listDomains],
    inline: true,
  });
  const remove = useChange(() => api.tenancy.removeDomain({ params: { host } }), {
    stale: [api.tenancy.listDomains],
    after: () => setRemoving(false),
    refused: () => setRemoving(false),
  });
  const actions = (
    <div className={classes['actions']}>
      {status === 'waiting' ? (
        canEdit && (
          <Button size="sm" variant="filled" loading={prove.busy} onClick={() => prove.send()}>
            {t('tenancy.domain.check')}
          </Button>
        )
      ) : (
        <a href={`${location.protocol}//${host}`} target="_blank" rel="noreferrer" className={classes['open']}>
          {t('tenancy.domain.open')}
          <Icon of={IconExternalLink} size={16} />
        </a>
      )}
      {canEdit && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => setRemoving(true)}
          aria-label={t('tenancy.domain.removeOf', { host })}
        >
          {t('tenancy.domain.remove')}
        </Button>
      )}
    </div>
  );
  return (
    <Card
      title={
        <span className={classes['title']}>
          {host}
          <Badge tone={tones[status]}>{t(`tenancy.domain.status.${status}`)}</Badge>
        </span>
      }
      note={t(`tenancy.domain.statusHelp.${status}`)}
      aside={actions}
    >
      {status === 'waiting' && (
        <div className={classes['proof']}>
          <p>{t('tenancy.domain.record')}</p>
          <dl className={classes['record']}>
            <Part label={t('tenancy.domain.kind')} value="TXT" />
            <Part label={t('tenancy.domain.name')} value={record.name} copy />
            <Part label={t('tenancy.domain.value')} value={record.value} copy />
          </dl>
          {prove.error ? (
            <Notice tone="warn" live>
              {say(prove.error)}
            </Notice>
          ) : (
            checkedAt && <small>{t('tenancy.domain.checked', { at: format.dateTime(checkedAt) })}</small>
          )}
        </div>
      )}
      <ConfirmModal
        opened={removing}
        onClose={() => setRemoving(false)}
        title={t('tenancy.domain.confirm.title', { host })}
        confirmLabel={t('tenancy.domain.remove')}
        onConfirm={() => remove.send()}
        busy={remove.busy}
        {...(status !== 'waiting' && { typed: host })}
      >
        {t('tenancy.domain.confirm.text')}
      </ConfirmModal>
    </Card>
  );
}

function Part({ label, value, copy }: { readonly label: string; readonly value: string; readonly copy?: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        {copy && (
          <CopyButton value={value}>
            {({ copied, copy: take }) => (
              <Button
                size="sm"
                variant="ghost"
                onClick={take}
                leftSection={<Icon of={copied ? IconCheck : IconCopy} size={16} />}
                {...(!copied && { 'aria-label': t('tenancy.domain.copyOf', { part: label }) })}
              >
                {t(copied ? 'tenancy.domain.copied' : 'tenancy.domain.copy')}
              </Button>
            )}
          </CopyButton>
        )}
      </dd>
    </div>
  );
}
