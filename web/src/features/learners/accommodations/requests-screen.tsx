import type { AccommodationRequest } from '@abhyas/contract/learners/accommodations';
import { Button } from '@mantine/core';
import { IconAccessible, IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './accommodations.module.css';
import { DecidePanel } from './decide-panel.tsx';
import type { RequestsPatch, RequestsSearch } from './request-states.ts';
import { stateTones } from './request-states.ts';
import { useExtraTimeWords } from './use-extra-time-words.ts';

interface Props {
  readonly search: RequestsSearch;
  readonly onSearch: (patch: RequestsPatch) => void;
}

/** Students who ask for extra time, the open ones first. */
export function RequestsScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [deciding, setDeciding] = useState<AccommodationRequest>();
  const { data, error, refetch } = useQuery({
    ...query(api.learners.listAccommodationRequests, { query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isFiltered = search.search !== undefined || search.state !== undefined;
  return (
    <Page title={t('learners.accommodations.requests.title')} subtitle={t('learners.accommodations.requests.subtitle')}>
      <Card flush label={t('learners.accommodations.requests.title')}>
        <Tools search={search} onSearch={onSearch} />
        {data ? (
          data.rows.length === 0 ? (
            <EmptyState
              icon={isFiltered ? IconListSearch : IconAccessible}
              title={t(
                isFiltered ? 'learners.accommodations.requests.noMatch' : 'learners.accommodations.requests.none',
              )}
            >
              {!isFiltered && t('learners.accommodations.requests.noneText')}
            </EmptyState>
          ) : (
            <>
              <ul className={classes['list']}>
                {data.rows.map((request) => (
                  <Row
                    key={request.requestId}
                    request={request}
                    onDecide={data.can.decide && request.state === 'open' ? () => setDeciding(request) : undefined}
                  />
                ))}
              </ul>
              <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
            </>
          )
        ) : error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={4} />
        )}
      </Card>
      {deciding && <DecidePanel request={deciding} onClose={() => setDeciding(undefined)} />}
    </Page>
  );
}

function Tools({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  return (
    <div className={classes['tools']}>
      <SearchField
        size="sm"
        hotkey
        label={t('learners.accommodations.requests.search')}
        value={typed}
        onChange={setTyped}
      />
      <Segmented
        size="sm"
        label={t('learners.accommodations.requests.state')}
        options={(['all', 'open', 'granted', 'refused'] as const).map((value) => ({
          value,
          label: t(`learners.accommodations.${value === 'all' ? 'requests.all' : `states.${value}`}`),
        }))}
        value={search.state ?? 'all'}
        onChange={(state) => onSearch({ state: state === 'all' ? undefined : state })}
      />
    </div>
  );
}

interface RowProps {
  readonly request: AccommodationRequest;
  readonly onDecide: (() => void) | undefined;
}

function Row({ request, onDecide }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useExtraTimeWords();
  return (
    <li className={classes['request']}>
      <span className={classes['words']}>
        <b>{request.student.name}</b>
        <span>
          {words(request.asked)} · {format.date(request.askedAt)}
        </span>
        <span>{request.reason}</span>
        {request.answer && (
          <span>{t('learners.accommodations.answered', { who: request.decidedBy ?? '', answer: request.answer })}</span>
        )}
      </span>
      <Badge tone={stateTones[request.state]}>{t(`learners.accommodations.states.${request.state}`)}</Badge>
      {onDecide && (
        <Button variant="filled" size="sm" onClick={onDecide}>
          {t('learners.accommodations.decide')}
        </Button>
      )}
    </li>
  );
}
