import { Button } from '@mantine/core';
import { IconClockHour4, IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { type Breadcrumb, Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { auditCalls } from './audit-calls.ts';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditPatch, auditQuery, type AuditSearch, isFiltered } from '../addresses.ts';
import classes from './audit.module.css';
import { EntryList } from './entry-list.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { VerifyCard } from './verify-card.tsx';

interface Props {
  readonly search: AuditSearch;
  readonly onSearch: (patch: AuditPatch) => void;
  /** Above the filters: whose log, where there are several. */
  readonly whose?: ReactNode;
  readonly breadcrumbs?: readonly Breadcrumb[];
}

/** Who did what, why and from where, with its verifier; for an institute and, with `search.institute`, for the provider. */
export function AuditScreen({ search, onSearch, whose, breadcrumbs }: Props) {
  const { t } = useTranslation();
  const calls = auditCalls(search.institute);
  const filters = auditQuery(search);
  const list = useInfiniteQuery({
    queryKey: [...calls.key, 'list', filters],
    queryFn: ({ pageParam, signal }) => calls.list({ ...filters, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.next ?? undefined,
    staleTime: 0,
    placeholderData: (before, query) => (String(query?.queryKey[2]) === String(calls.key[2]) ? before : undefined),
  });
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows);
  const empty = isFiltered(search) ? 'noneFound' : 'none';
  return (
    <Page title={t('insights.audit.title')} subtitle={t('insights.audit.subtitle')} breadcrumbs={breadcrumbs}>
      {whose}
      <VerifyCard
        key={`verify-${search.institute}`}
        calls={calls}
        onEntry={(entry) => onSearch({ entry })}
        beside={<ExportButton exported={() => calls.exported(filters)} />}
      />
      <AuditFilters search={search} onSearch={onSearch} actions={pages[0]?.actions ?? []} rows={rows} />
      {list.error && !list.data ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Card flush as="div" label={t('insights.audit.entries')}>
          {list.isPending && <TableSkeleton rows={8} columns={3} />}
          {list.data && rows.length === 0 && (
            <EmptyState icon={IconClockHour4} title={t(`insights.audit.${empty}.title`)}>
              {t(`insights.audit.${empty}.text`)}
            </EmptyState>
          )}
          <EntryList rows={rows} open={search.entry} onOpen={(entry) => onSearch({ entry })} />
          {list.hasNextPage && (
            <div className={classes['more']}>
              <Button variant="ghost" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('insights.audit.more')}
              </Button>
            </div>
          )}
        </Card>
      )}
      <EntryPanel
        calls={calls}
        entryId={search.entry}
        onClose={() => onSearch({ entry: undefined })}
        onFilter={(patch) => onSearch({ ...patch, entry: undefined })}
      />
    </Page>
  );
}

function ExportButton({ exported }: { readonly exported: () => Promise<string> }) {
  const { t } = useTranslation();
  const taking = useChange(exported, {
    said: t('insights.audit.exported'),
    after: (text) => saveFile(`log-${new Date().toISOString().slice(0, 10)}.csv`, text),
  });
  return (
    <Button
      variant="ghost"
      leftSection={<Icon of={IconDownload} size={16} />}
      loading={taking.busy}
      onClick={() => taking.send()}
    >
      {t('insights.audit.export')}
    </Button>
  );
}
