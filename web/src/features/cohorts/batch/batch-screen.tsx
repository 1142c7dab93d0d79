import type { Batch } from '@abhyas/contract/cohorts/batches';
import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { BatchForm } from '../batches/batch-form.tsx';
import { Assignments } from './assignments.tsx';
import { type BatchPatch, type BatchSearch, batchTabs } from '../addresses.ts';
import { History } from './history.tsx';
import { Members } from './members.tsx';
import { useBatchChange } from './use-batch-change.ts';

interface Props {
  readonly batchId: string;
  readonly search: BatchSearch;
  readonly onSearch: (patch: BatchPatch) => void;
}

/** One batch: its members, what is assigned to it, and who came and went. */
export function BatchScreen({ batchId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const shown = useQuery(query(api.cohorts.showBatch, { params: { batchId } }));
  const { data: batch } = shown;
  const tab = search.tab ?? 'members';
  const counts = { members: batch?.members, assignments: batch?.assignments, history: undefined };
  return (
    <Page
      title={batch?.name ?? t('cohorts.title')}
      subtitle={batch?.description}
      breadcrumbs={[{ label: t('cohorts.title'), to: '/partner/groups' }, { label: batch?.name ?? '…' }]}
      beside={
        batch &&
        (batch.archivedAt ? (
          <Badge tone="warn" icon={IconArchive}>
            {t('cohorts.archived')}
          </Badge>
        ) : (
          <Badge tone={batch.kind === 'batch' ? 'accent' : 'neutral'}>{t(`cohorts.kinds.${batch.kind}`)}</Badge>
        ))
      }
      action={batch?.can.write && <Actions batch={batch} />}
      tabs={
        <Tabs
          label={batch?.name ?? t('cohorts.title')}
          panelId="batch-panel"
          items={batchTabs.map((value) => ({ value, label: t(`cohorts.tabs.${value}`), count: counts[value] }))}
          value={tab}
          onChange={(next) => onSearch({ tab: next, search: undefined })}
        />
      }
    >
      <div role="tabpanel" id="batch-panel" aria-label={t(`cohorts.tabs.${tab}`)}>
        <Loaded query={shown} card skeleton={<Loading />}>
          {(one) => {
            if (tab === 'assignments') return <Assignments batch={one} />;
            if (tab === 'history') return <History batch={one} page={search.page} onSearch={onSearch} />;
            return <Members batch={one} search={search} onSearch={onSearch} />;
          }}
        </Loaded>
      </div>
    </Page>
  );
}

function Loading() {
  return (
    <Card flush as="div">
      <TableSkeleton rows={5} columns={4} />
    </Card>
  );
}

function Actions({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'edit' | 'archive'>();
  const params = { batchId: batch.id };
  const { change, busy } = useBatchChange();
  const close = () => setOpen(undefined);
  return (
    <>
      {!batch.archivedAt && (
        <Link
          to="/partner/broadcasts/$broadcastId"
          params={{ broadcastId: 'new' }}
          search={params}
          {...buttonFace('outline')}
        >
          <Icon of={IconSend} size={16} />
          {t('engagement.broadcasts.toBatch')}
        </Link>
      )}
      <Button variant="outline" leftSection={<Icon of={IconPencil} size={16} />} onClick={() => setOpen('edit')}>
        {t('cohorts.edit')}
      </Button>
      {batch.archivedAt ? (
        <Button
          variant="filled"
          loading={busy}
          leftSection={<Icon of={IconArchiveOff} size={16} />}
          onClick={() => change(() => api.cohorts.restoreBatch({ params }))}
        >
          {t('cohorts.restore')}
        </Button>
      ) : (
        <Button variant="ghost" leftSection={<Icon of={IconArchive} size={16} />} onClick={() => setOpen('archive')}>
          {t('cohorts.archive.action')}
        </Button>
      )}
      <BatchForm opened={open === 'edit'} batch={batch} onClose={close} />
      <ConfirmModal
        opened={open === 'archive'}
        onClose={close}
        title={t('cohorts.archive.title', { name: batch.name })}
        confirmLabel={t('cohorts.archive.confirm')}
        busy={busy}
        onConfirm={() => change(() => api.cohorts.archiveBatch({ params }), close)}
      >
        {t('cohorts.archive.text')}
      </ConfirmModal>
    </>
  );
}
