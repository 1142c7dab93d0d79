import type { Bookmark } from '@abhyas/contract/questions/life';
import { Button, Select } from '@mantine/core';
import { IconBookmark, IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { briefDoc } from '../preview/brief-doc.ts';
import { questionTypes, subjects } from '../preview/question-words.ts';
import type { BookmarksPatch, BookmarksSearch } from '../preview/question-lists.ts';
import classes from './life.module.css';

interface Props {
  readonly search: BookmarksSearch;
  readonly onSearch: (patch: BookmarksPatch) => void;
  /** What was kept elsewhere, above the questions. */
  readonly children?: ReactNode;
}

/** Questions that a student kept from solutions, to come back to. */
export function BookmarksScreen({ search, onSearch, children }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data, error, refetch } = useQuery({
    ...query(api.questions.listBookmarks, { query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isFiltered = search.subject !== undefined || search.type !== undefined;
  return (
    <Page title={t('questions.life.bookmarks.title')} subtitle={t('questions.life.bookmarks.subtitle')}>
      {children}
      <Card title={t('questions.life.bookmarks.questions')} flush>
        {(isFiltered || (data?.counts.all ?? 0) > 0) && (
          <div className={classes['tools']}>
            <ChipRow label={t('questions.fields.subject')}>
              <Chip
                on={search.subject === undefined}
                count={data && number(data.counts.all)}
                onClick={() => onSearch({ subject: undefined })}
              >
                {t('questions.bank.allSubjects')}
              </Chip>
              {subjects.map((subject) => {
                const count = data?.counts.bySubject.find((entry) => entry.subject === subject)?.count ?? 0;
                return count > 0 || search.subject === subject ? (
                  <Chip
                    key={subject}
                    on={search.subject === subject}
                    count={number(count)}
                    onClick={() => onSearch({ subject: search.subject === subject ? undefined : subject })}
                  >
                    {t(`questions.subjects.${subject}`)}
                  </Chip>
                ) : null;
              })}
            </ChipRow>
            <Select
              size="sm"
              aria-label={t('questions.fields.type')}
              placeholder={t('questions.bank.anyType')}
              data={questionTypes.map((type) => ({ value: type, label: t(`questions.types.${type}`) }))}
              value={search.type ?? null}
              onChange={(value) => onSearch({ type: questionTypes.find((type) => type === value) })}
              clearable
            />
          </div>
        )}
        {!data && !error && <ListSkeleton rows={5} />}
        {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <EmptyState
            icon={isFiltered ? IconListSearch : IconBookmark}
            title={t(isFiltered ? 'questions.life.bookmarks.noMatch' : 'questions.life.bookmarks.none')}
          >
            {!isFiltered && t('questions.life.bookmarks.noneText')}
          </EmptyState>
        )}
        {data && data.rows.length > 0 && (
          <>
            <ul className={classes['list']}>
              {data.rows.map((row) => (
                <Row key={row.questionId} row={row} imageOf={(mediaId) => data.images[mediaId]} />
              ))}
            </ul>
            <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
          </>
        )}
      </Card>
    </Page>
  );
}

function Row({ row, imageOf }: { readonly row: Bookmark; readonly imageOf: (mediaId: string) => string | undefined }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const remove = useChange(() => api.questions.removeBookmark({ params: { questionId: row.questionId } }), {
    stale: [api.questions.listBookmarks],
  });
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <div className={classes['stem']}>
          <RichText doc={briefDoc(row.stem)} inline resolveImage={imageOf} />
        </div>
        <span>
          {row.knowledgeArea.name} · {t(`questions.types.${row.type}`)} · {date(row.at)}
        </span>
      </div>
      <div className={classes['buttons']}>
        <Button
          size="sm"
          variant="outline"
          renderRoot={(props) => (
            <AddressLink
              {...props}
              to={row.path ?? `/student/results/${row.attemptId}`}
              search={row.path === null ? { show: 'all', question: row.questionId } : undefined}
            />
          )}
        >
          {t('questions.life.bookmarks.open')}
        </Button>
        <Button size="sm" variant="ghost" loading={remove.busy} onClick={() => remove.send()}>
          {t('questions.life.bookmarks.remove')}
        </Button>
      </div>
    </li>
  );
}
