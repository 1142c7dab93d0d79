import { Button, Select } from '@mantine/core';
import { IconBellRinging, IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './figures.module.css';
import { type FiguresPatch, type FiguresSearch, learnerFilters, learnerOrders } from '../addresses.ts';
import { LearnerDone } from './learner-done.tsx';
import { LearnersTable } from './learners-table.tsx';
import { NudgeLearners } from './nudge-learners.tsx';

interface Props {
  readonly courseId: string;
  readonly search: FiguresSearch;
  readonly onSearch: (patch: FiguresPatch) => void;
}

/** The learners with how far each is; those who stopped can be reminded. */
export function LearnersView({ courseId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { state = 'all', order = 'last', page = 1, learner } = search;
  const [nudging, setNudging] = useState(false);
  const [typed, type] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  const { data, error, refetch } = useQuery({
    ...query(api.courses.listLearners, {
      params: { courseId },
      query: { state, order, page, search: search.search ?? '' },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Card flush label={t('courses.figures.view.learners')}>
      <div className={classes['filters']}>
        <ChipRow label={t('courses.figures.state')}>
          {learnerFilters.map((one) => (
            <Chip
              key={one}
              on={state === one}
              count={data && number(data.counts[one])}
              onClick={() => onSearch({ state: one })}
            >
              {t(`courses.figures.states.${one}`)}
            </Chip>
          ))}
        </ChipRow>
        <div className={classes['fields']}>
          <SearchField label={t('courses.figures.search')} value={typed} onChange={type} size="sm" hotkey />
          <Select
            aria-label={t('courses.figures.order')}
            size="sm"
            allowDeselect={false}
            data={learnerOrders.map((value) => ({ value, label: t(`courses.figures.orders.${value}`) }))}
            value={order}
            onChange={(value) => onSearch({ order: learnerOrders.find((one) => one === value) })}
          />
          {data?.can.nudge && data.counts.stopped > 0 && (
            <Button size="sm" leftSection={<Icon of={IconBellRinging} size={16} />} onClick={() => setNudging(true)}>
              {t('courses.figures.nudge.all', { count: data.counts.stopped })}
            </Button>
          )}
        </div>
      </div>
      {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={6} columns={4} />}
      {data?.rows.length === 0 && <EmptyState icon={IconListSearch} title={t('courses.figures.noMatch')} />}
      {data && data.rows.length > 0 && (
        <>
          <LearnersTable rows={data.rows} lessons={data.lessons} onOpen={(id) => onSearch({ learner: id })} />
          <Pagination
            page={data.page}
            size={data.size}
            total={data.total}
            onPage={(next) => onSearch({ page: next })}
          />
        </>
      )}
      {nudging && <NudgeLearners courseId={courseId} onClose={() => setNudging(false)} />}
      {learner && (
        <LearnerDone
          courseId={courseId}
          accountId={learner}
          canNudge={data?.can.nudge ?? false}
          onClose={() => onSearch({ learner: undefined })}
        />
      )}
    </Card>
  );
}
