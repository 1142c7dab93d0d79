import { IconClipboardOff, IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { StatSkeleton, TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { PaperNav } from '../paper-pages/paper-nav.tsx';
import classes from './attempt-list.module.css';
import { AttemptTable } from './attempt-table.tsx';
import { attemptSorts, type AttemptsPatch, type AttemptsSearch } from '../addresses.ts';
import { ExportAttempts } from './export-attempts.tsx';
import { ScoreFigures } from './score-figures.tsx';

interface Props {
  readonly paperId: string;
  readonly search: AttemptsSearch;
  readonly onSearch: (patch: AttemptsPatch) => void;
}

/** Who sat a test and with what score; every row leads to the student's result. */
export function AttemptList({ paperId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const params = { paperId };
  const paper = useQuery(query(api.assessments.showPaper, { params }));
  const list = useQuery({
    ...query(api.assessments.listAttempts, { params, query: search }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const title = paper.data?.draft.title ?? '…';
  const { data } = list;
  const nobody = data !== undefined && data.summary.sat + data.summary.running === 0;
  return (
    <Page
      title={title}
      subtitle={t('authoring.attempts.title')}
      breadcrumbs={[
        { label: t('authoring.list.title'), to: '/partner/papers' },
        { label: title, to: `/partner/papers/${paperId}` },
        { label: t('authoring.attempts.title') },
      ]}
      nav={<PaperNav paperId={paperId} published />}
      action={<ExportAttempts paperId={paperId} title={title} disabled={data === undefined || nobody} />}
    >
      {data ? <ScoreFigures summary={data.summary} /> : list.isPending && <FigureSkeletons />}
      <Card flush as="div">
        <h2 className="sr-only">{t('authoring.attempts.title')}</h2>
        {!nobody && <Tools search={search} onSearch={onSearch} />}
        {list.isPending && <TableSkeleton rows={8} columns={7} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {nobody && (
          <EmptyState icon={IconClipboardOff} title={t('authoring.attempts.nobody')}>
            {t('authoring.attempts.nobodyText')}
          </EmptyState>
        )}
        {data && !nobody && data.rows.length === 0 && (
          <EmptyState icon={IconListSearch} title={t('authoring.attempts.noMatch')} />
        )}
        {data && data.rows.length > 0 && (
          <>
            <AttemptTable rows={data.rows} />
            <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
          </>
        )}
      </Card>
    </Page>
  );
}

function FigureSkeletons() {
  return (
    <div className={classes['figures']}>
      {[1, 2, 3, 4, 5].map((one) => (
        <StatSkeleton key={one} />
      ))}
    </div>
  );
}

function Tools({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  return (
    <div className={classes['tools']}>
      <div className={classes['search']}>
        <SearchField size="sm" label={t('authoring.attempts.search')} value={typed} onChange={setTyped} hotkey />
      </div>
      <Segmented
        size="sm"
        label={t('authoring.attempts.sort.title')}
        value={search.sort ?? 'rank'}
        onChange={(sort) => onSearch({ sort })}
        options={attemptSorts.map((value) => ({ value, label: t(`authoring.attempts.sort.${value}`) }))}
      />
    </div>
  );
}
