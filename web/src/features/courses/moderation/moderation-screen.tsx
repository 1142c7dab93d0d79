import { type ModeratedRating, ratingQueues } from '@abhyas/contract/courses/ratings';
import { Button } from '@mantine/core';
import { IconMessageStar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { StarRating } from '../../../ui/figures/star-rating.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { JudgeRating } from './judge-rating.tsx';
import classes from './moderation.module.css';
import type { RatingsPatch, RatingsSearch } from '../addresses.ts';

interface Props {
  readonly search: RatingsSearch;
  readonly onSearch: (patch: RatingsPatch) => void;
}

/** What learners say of courses, for those who moderate: what was reported first. */
export function ModerationScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const queue = search.queue ?? 'reported';
  const [typed, type] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  const [chosen, setChosen] = useState<ModeratedRating>();
  const { data, error, refetch } = useQuery({
    ...query(api.courses.listRatingQueue, { query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Page title={t('courses.moderation.title')} subtitle={t('courses.moderation.subtitle')}>
      <Card flush label={t('courses.moderation.title')}>
        <div className={classes['tools']}>
          <ChipRow label={t('courses.moderation.queue')}>
            {ratingQueues.map((one) => (
              <Chip key={one} on={queue === one} onClick={() => onSearch({ queue: one })}>
                {t(`courses.moderation.queues.${one}`)}
              </Chip>
            ))}
          </ChipRow>
          <SearchField label={t('courses.moderation.search')} value={typed} onChange={type} size="sm" hotkey />
        </div>
        {!data && !error && <ListSkeleton rows={5} />}
        {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <EmptyState
            icon={IconMessageStar}
            title={t(search.search ? 'courses.moderation.noMatch' : `courses.moderation.none.${queue}`)}
          />
        )}
        {data && data.rows.length > 0 && (
          <>
            <ul className={classes['list']}>
              {data.rows.map((row) => (
                <Row key={row.ratingId} row={row} onJudge={() => setChosen(row)} />
              ))}
            </ul>
            <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
          </>
        )}
      </Card>
      {chosen && <JudgeRating rating={chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  );
}

function Row({ row, onJudge }: { readonly row: ModeratedRating; readonly onJudge: () => void }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <p className={classes['head']}>
          <StarRating value={row.stars} />
          <b>{row.course}</b>
          {row.reports.map(({ reason, count }) => (
            <Badge key={reason} tone="warn">
              {t('courses.moderation.reports', { count, reason: t(`courses.ratings.reasons.${reason}`) })}
            </Badge>
          ))}
          {row.hidden && <Badge tone="bad">{t('courses.moderation.hidden')}</Badge>}
        </p>
        {row.text && <p className={classes['text']}>{row.text}</p>}
        <small>
          {row.author ?? t('courses.ratings.somebody')} · {date(row.at)}
          {row.hidden && ` · ${t('courses.moderation.because', { reason: row.hidden.reason })}`}
        </small>
      </div>
      <Button size="sm" variant="outline" onClick={onJudge}>
        {t(row.hidden ? 'courses.moderation.show' : 'courses.moderation.judge')}
      </Button>
    </li>
  );
}
