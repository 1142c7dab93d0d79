import type { RankListPage } from '@abhyas/contract/assessments/rank-lists';
import type { Language } from '@abhyas/contract/shapes';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText, IconListNumbers, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { TakeMenu } from '../take-away/take-menu.tsx';
import { RankEntries } from './rank-entries.tsx';
import { RankListModal } from './rank-list-modal.tsx';
import type { RanksPatch, RanksSearch } from '../addresses.ts';
import { LeftOut, SessionsCard } from './sessions-card.tsx';

interface Props {
  readonly listId: string;
  readonly search: RanksSearch;
  readonly onSearch: (patch: RanksPatch) => void;
}

/** One rank list: of whom it is made, its newest issue, and issuing it again. */
export function RankListScreen({ listId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const list = useQuery({ ...query(api.assessments.showRankList, { params: { listId } }), staleTime: 0 });
  const title = list.data?.draft.title ?? '…';
  return (
    <Page
      title={title}
      subtitle={list.data && <IssuedLine list={list.data} />}
      breadcrumbs={[
        { label: t('authoring.list.title'), to: '/partner/papers' },
        { label: t('assessments.ranks.title'), to: '/partner/rank-lists' },
        { label: title },
      ]}
      action={list.data && <Actions list={list.data} />}
    >
      {list.isError ? (
        <Card>
          <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
        </Card>
      ) : list.data ? (
        <Stacked>
          {list.data.outdated && (
            <Notice tone="warn" title={t('assessments.ranks.outdated')}>
              {t('assessments.ranks.outdatedText')}
            </Notice>
          )}
          <LeftOut list={list.data} />
          <SessionsCard list={list.data} />
          <Card flush title={t('assessments.ranks.entries')}>
            {list.data.issued ? (
              <RankEntries listId={listId} issue={list.data.issued.issue} search={search} onSearch={onSearch} />
            ) : (
              <EmptyState icon={IconListNumbers} title={t('assessments.ranks.notYet')}>
                {t('assessments.ranks.notYetText')}
              </EmptyState>
            )}
          </Card>
        </Stacked>
      ) : (
        <Stacked>
          <CardSkeleton lines={4} />
          <CardSkeleton lines={8} />
        </Stacked>
      )}
    </Page>
  );
}

function IssuedLine({ list: { issued, draft } }: { readonly list: RankListPage }) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormat();
  const how = t(`assessments.ranks.combine.${draft.combine}`);
  if (!issued) return `${how} · ${t('assessments.ranks.notIssued')}`;
  const { issue, issuedAt, candidates } = issued;
  return `${how} · ${t('assessments.ranks.issuedLine', { issue, at: dateTime(issuedAt), count: candidates, shown: number(candidates) })}`;
}

function Actions({ list }: { readonly list: RankListPage }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'change' | 'archive'>();
  const params = { listId: list.listId };
  const issue = useChange(() => api.assessments.issueRankList({ params }), {
    stale: [[api.assessments.showRankList.key[0]]],
    said: (issued) => t('assessments.ranks.issuedNow', { issue: issued.issued?.issue ?? 0 }),
  });
  return (
    <>
      {list.issued && <TakeRankList list={list} />}
      {list.can.edit && (
        <>
          <Button
            variant="outline"
            leftSection={<Icon of={IconSettings} size={16} />}
            onClick={() => setOpen('change')}
          >
            {t('assessments.ranks.change')}
          </Button>
          <Button variant="ghost" onClick={() => setOpen('archive')}>
            {t('assessments.ranks.archive')}
          </Button>
          <Button
            variant="action"
            loading={issue.busy}
            disabled={list.issued !== null && !list.outdated}
            onClick={() => issue.send()}
          >
            {t(list.issued ? 'assessments.ranks.issueAgain' : 'assessments.ranks.issue')}
          </Button>
          <RankListModal opened={open === 'change'} onClose={() => setOpen(undefined)} list={list} />
          <Archive list={list} opened={open === 'archive'} onClose={() => setOpen(undefined)} />
        </>
      )}
    </>
  );
}

function TakeRankList({ list: { listId, draft, issued } }: { readonly list: RankListPage }) {
  const { t, i18n } = useTranslation();
  const params = { listId };
  const table = async () => saveFile(`${draft.title}.csv`, await api.assessments.exportRankList({ params }));
  const workbook = async () =>
    saveFile(`${draft.title}.xlsx`, (await api.assessments.exportRankListSheet({ params })) as Blob);
  return (
    <TakeMenu
      // Another issue is another file.
      key={issued?.issue}
      variant="outline"
      ways={[
        { label: t('authoring.analysis.take.list'), icon: IconFileSpreadsheet, take: workbook },
        { label: t('assessments.ranks.export'), icon: IconFileText, take: table },
      ]}
      pdf={{
        label: t('assessments.ranks.pdf'),
        fileName: `${draft.title}.pdf`,
        ask: () => api.assessments.printRankList({ params, body: { language: i18n.language as Language } }),
      }}
    />
  );
}

function Archive({
  list,
  opened,
  onClose,
}: {
  readonly list: RankListPage;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const archive = useChange(() => api.assessments.archiveRankList({ params: { listId: list.listId } }), {
    stale: [api.assessments.listRankLists],
    after: async () => {
      await navigate({ to: '/partner/rank-lists' });
    },
  });
  return (
    <ConfirmModal
      opened={opened}
      onClose={onClose}
      title={t('assessments.ranks.archiveTitle')}
      confirmLabel={t('assessments.ranks.archive')}
      busy={archive.busy}
      onConfirm={() => archive.send()}
    >
      {t('assessments.ranks.archiveText')}
    </ConfirmModal>
  );
}
