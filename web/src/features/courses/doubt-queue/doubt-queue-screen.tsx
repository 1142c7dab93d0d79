import type { QueuedDoubt } from '@abhyas/contract/courses/doubts';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconListSearch, IconMessageQuestion } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { OTHERWISE_MS, useNews } from '../doubts/use-news.ts';
import classes from './doubt-queue.module.css';
import { QueueFilters } from './queue-filters.tsx';
import { QueueLine } from './queue-line.tsx';
import type { QueuePatch, QueueSearch } from '../addresses.ts';
import { StaffThread } from './staff-thread.tsx';

interface Props {
  readonly search: QueueSearch;
  readonly onSearch: (patch: QueuePatch) => void;
}

/** Doubts for those who answer them: who waits longest at the top, the open one beside the list. */
export function DoubtQueueScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { doubt: named, ...filters } = search;
  const list = useQuery({
    ...query(api.courses.listDoubtQueue, { query: filters }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: OTHERWISE_MS,
  });
  const client = useQueryClient();
  useNews({
    ask: (since, signal) => api.courses.awaitQueueNews({ query: { since } }, { signal, quiet: true }),
    onNews: () =>
      [api.courses.listDoubtQueue, api.courses.showDoubtToStaff].map(({ key }) =>
        client.invalidateQueries({ queryKey: key }),
      ),
  });
  const wide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const rows = list.data?.rows ?? [];
  const withdrawn = useWithdrawn(named);
  // Beside a wide list something is always open; an address may name a doubt that the filters leave out, or that is gone.
  const open = (withdrawn ? undefined : named) ?? (wide ? rows[0]?.doubtId : undefined);
  const state = search.state ?? 'waiting';
  const filtered = search.search !== undefined || search.courseId !== undefined;
  const thread = open && <StaffThread key={open} doubtId={open} />;
  return (
    <Page title={t('courses.doubtQueue.title')} subtitle={t('courses.doubtQueue.subtitle')}>
      {withdrawn && (
        <Notice
          tone="info"
          live
          action={
            <Button size="sm" variant="outline" onClick={() => onSearch({ doubt: undefined })}>
              {t('courses.doubtQueue.toQueue')}
            </Button>
          }
        >
          {t('errors.DOUBT_WITHDRAWN')}
        </Notice>
      )}
      <div className={classes['desk']} data-open={open ? true : undefined}>
        <Card flush label={t('courses.doubtQueue.title')}>
          <QueueFilters search={search} found={list.data} onSearch={onSearch} />
          {!list.data && !list.error && <ListSkeleton rows={5} />}
          {!list.data && list.error && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
          {list.data && rows.length === 0 && (
            <EmptyState
              icon={filtered ? IconListSearch : IconMessageQuestion}
              title={t(filtered ? 'courses.doubtQueue.noMatch' : `courses.doubtQueue.none.${state}`)}
            >
              {!filtered && state === 'waiting' && t('courses.doubtQueue.noneText')}
            </EmptyState>
          )}
          {list.data && rows.length > 0 && (
            <>
              <QueueList rows={rows} open={open} onOpen={(doubt) => onSearch({ doubt })} />
              <Pagination
                page={list.data.page}
                size={list.data.size}
                total={list.data.total}
                onPage={(page) => onSearch({ page, doubt: undefined })}
              />
            </>
          )}
        </Card>
        {wide && thread && <Card label={t('courses.doubtQueue.open')}>{thread}</Card>}
      </div>
      {!wide && open && (
        <SidePanel
          opened
          onClose={() => onSearch({ doubt: undefined })}
          size="login"
          title={t('courses.doubtQueue.open')}
        >
          {thread}
        </SidePanel>
      )}
    </Page>
  );
}

/** A notice may lead here after the student took the doubt back. */
function useWithdrawn(doubtId: string | undefined): boolean {
  const { error } = useQuery({
    ...query(api.courses.showDoubtToStaff, { params: { doubtId: doubtId ?? '' } }),
    enabled: doubtId !== undefined,
    staleTime: 0,
  });
  return doubtId !== undefined && isRefusal(error, 'DOUBT_WITHDRAWN');
}

interface ListProps {
  readonly rows: readonly QueuedDoubt[];
  readonly open: string | undefined;
  readonly onOpen: (doubtId: string) => void;
}

function QueueList({ rows, open, onOpen }: ListProps) {
  return (
    <ul className={classes['list']}>
      {rows.map((row) => (
        <QueueLine key={row.doubtId} row={row} open={row.doubtId === open} onOpen={() => onOpen(row.doubtId)} />
      ))}
    </ul>
  );
}
