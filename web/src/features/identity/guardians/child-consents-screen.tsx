import type { ConsentReceipt } from '@abhyas/contract/identity/guardians';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ConsentChoices, type Decisions, nothing } from './consent-choices.tsx';
import { ReceiptList } from './receipt-list.tsx';

interface Props {
  readonly childId: string;
  /** Choosing another child, where there are several. */
  readonly children?: ReactNode;
}

/** What a guardian agreed to for one child: to change at any time, and every receipt of it. */
export function ChildConsentsScreen({ childId, children }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(query(api.identity.showConsents, { params: { childId } }));
  return (
    <Page
      title={t('identity.guardians.consents.title')}
      subtitle={data ? t('identity.guardians.consents.subtitle', { child: data.child.name }) : ' '}
      action={children}
    >
      {data ? (
        <Columns kind="two">
          <Choices
            childId={childId}
            standing={{ ...nothing, ...Object.fromEntries(data.consents.map((one) => [one.purpose, one.granted])) }}
          />
          <Receipts receipts={data.receipts} />
        </Columns>
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton lines={6} />
      )}
    </Page>
  );
}

function Choices({ childId, standing }: { readonly childId: string; readonly standing: Decisions }) {
  const { t } = useTranslation();
  const [changed, setChanged] = useState<Decisions>();
  const value = changed ?? standing;
  const isChanged = JSON.stringify(value) !== JSON.stringify(standing);
  const save = useChange(() => api.identity.saveConsents({ params: { childId }, body: { consents: value } }), {
    stale: [api.identity.showConsents],
    said: t('identity.guardians.consents.saved'),
    after: async (_reply, _given, refreshed) => {
      await refreshed;
      setChanged(undefined);
    },
  });
  const button = (
    <Button variant="action" disabled={!isChanged} loading={save.busy} onClick={() => save.send()}>
      {t('identity.guardians.consents.save')}
    </Button>
  );
  return (
    <Card title={t('identity.guardians.consents.decide')} aside={button} flush>
      <ConsentChoices value={value} onChange={setChanged} disabled={save.busy} />
      {!value.learning_records && <Notice tone="warn">{t('identity.guardians.consents.withoutRecords')}</Notice>}
    </Card>
  );
}

function Receipts({ receipts }: { readonly receipts: readonly ConsentReceipt[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('identity.guardians.receipts.title')} note={t('identity.guardians.receipts.note')} flush>
      <ReceiptList receipts={receipts} />
    </Card>
  );
}
