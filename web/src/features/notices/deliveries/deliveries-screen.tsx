import { Select } from '@mantine/core';
import { IconListSearch, IconMailFast } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './deliveries.module.css';
import { type DeliveriesPatch, type DeliveriesSearch, sentStates, sentTopics } from '../addresses.ts';
import { DeliveriesTable } from './deliveries-table.tsx';

interface Props {
  readonly search: DeliveriesSearch;
  readonly onSearch: (patch: DeliveriesPatch) => void;
}

/** Every mail and text message of the institute, and what became of it. */
export function DeliveriesScreen({ search, onSearch }: Props) {
  const { t, i18n } = useTranslation();
  const list = useQuery({
    ...query(api.notices.listDeliveries, { query: { ...search, language: i18n.language === 'hi' ? 'hi' : 'en' } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const filtered =
    search.state !== undefined ||
    search.channel !== undefined ||
    search.topic !== undefined ||
    search.search !== undefined;
  return (
    <Page
      title={t('notices.log.title')}
      subtitle={t('notices.log.subtitle')}
      breadcrumbs={[{ label: t('notices.title'), to: '/partner/notices' }, { label: t('notices.log.title') }]}
    >
      <Card flush as="div">
        <h2 className="sr-only">{t('notices.log.title')}</h2>
        <Filters search={search} onSearch={onSearch} />
        {list.isPending && <TableSkeleton rows={6} columns={5} />}
        {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.rows.length === 0 && (
          <EmptyState
            icon={filtered ? IconListSearch : IconMailFast}
            title={t(filtered ? 'notices.log.noMatch' : 'notices.log.empty')}
          >
            {!filtered && t('notices.log.emptyText')}
          </EmptyState>
        )}
        {list.data && list.data.rows.length > 0 && (
          <>
            <DeliveriesTable rows={list.data.rows} canRetry={list.data.can.retry} />
            <Pagination
              page={list.data.page}
              size={list.data.size}
              total={list.data.total}
              onPage={(page) => onSearch({ page })}
            />
          </>
        )}
      </Card>
    </Page>
  );
}

function Filters({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  return (
    <div className={classes['filters']}>
      <ChipRow label={t('notices.log.filter')}>
        <Chip on={search.state === undefined} onClick={() => onSearch({ state: undefined })}>
          {t('notices.all')}
        </Chip>
        {sentStates.map((state) => (
          <Chip key={state} on={search.state === state} onClick={() => onSearch({ state })}>
            {t(`notices.log.states.${state}`)}
          </Chip>
        ))}
        {(['mail', 'sms'] as const).map((channel) => (
          <Chip
            key={channel}
            on={search.channel === channel}
            onClick={() => onSearch({ channel: search.channel === channel ? undefined : channel })}
          >
            {t(`notices.channels.${channel}`)}
          </Chip>
        ))}
      </ChipRow>
      <Select
        className={classes['topic'] ?? ''}
        size="sm"
        aria-label={t('notices.log.topic')}
        placeholder={t('notices.log.allTopics')}
        clearable
        clearButtonProps={{ 'aria-label': t('notices.log.allTopics') }}
        data={sentTopics.map((one) => ({ value: one, label: t(`notices.log.topics.${one}`) }))}
        value={search.topic ?? null}
        onChange={(chosen) => onSearch({ topic: sentTopics.find((one) => one === chosen) })}
      />
      <div className={classes['search']}>
        <SearchField size="sm" hotkey label={t('notices.log.search')} value={typed} onChange={setTyped} />
      </div>
    </div>
  );
}
