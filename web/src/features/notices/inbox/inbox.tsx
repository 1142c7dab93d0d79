import { Button } from '@mantine/core';
import { IconBellCheck, IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './inbox.module.css';
import { NoticeRow } from './notice-row.tsx';
import { type NoticesPatch, type NoticesSearch, topics } from '../addresses.ts';
import { useMarkRead } from './use-mark-read.ts';

interface Props {
  readonly search: NoticesSearch;
  readonly onSearch: (patch: NoticesPatch) => void;
}
const EVERY_MS = 20_000;

/** One's notices, the newest first. */
export function Inbox({ search, onSearch }: Props) {
  const { t, i18n } = useTranslation();
  const { markOne } = useMarkRead();
  const { tab: _tab, ...filter } = search;
  const language = i18n.language === 'hi' ? 'hi' : 'en';
  const list = useQuery({
    ...query(api.notices.listNotices, { query: { ...filter, language } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
  const filtered = search.state !== undefined || search.topic !== undefined;
  return (
    <Card flush as="div">
      <h2 className="sr-only">{t('notices.tabs.inbox')}</h2>
      <Filters search={search} onSearch={onSearch} />
      {list.isPending && <ListSkeleton rows={4} />}
      {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.rows.length === 0 &&
        (filtered ? (
          <EmptyState
            icon={IconListSearch}
            title={t('notices.noMatch')}
            action={
              <Button variant="outline" onClick={() => onSearch({ state: undefined, topic: undefined })}>
                {t('notices.showAll')}
              </Button>
            }
          />
        ) : (
          <EmptyState icon={IconBellCheck} title={t('notices.empty')}>
            {t('notices.emptyText')}
          </EmptyState>
        ))}
      {list.data && list.data.rows.length > 0 && (
        <>
          <ul className={classes['list']}>
            {list.data.rows.map((row) => (
              <NoticeRow key={row.id} notice={row} onRead={() => markOne(row.id)} />
            ))}
          </ul>
          <Pagination
            page={list.data.page}
            size={list.data.size}
            total={list.data.total}
            onPage={(page) => onSearch({ page })}
          />
        </>
      )}
    </Card>
  );
}

function Filters({ search, onSearch }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes['filters']}>
      <ChipRow label={t('notices.filter')}>
        <Chip
          on={search.state === undefined && search.topic === undefined}
          onClick={() => onSearch({ state: undefined, topic: undefined })}
        >
          {t('notices.all')}
        </Chip>
        <Chip
          on={search.state === 'unread'}
          onClick={() => onSearch({ state: search.state === 'unread' ? undefined : 'unread' })}
        >
          {t('notices.unread')}
        </Chip>
        {topics.map((topic) => (
          <Chip
            key={topic}
            on={search.topic === topic}
            onClick={() => onSearch({ topic: search.topic === topic ? undefined : topic })}
          >
            {t(`notices.topics.${topic}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
