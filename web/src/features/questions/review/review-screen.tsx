import type { WaitingQuestion } from '@abhyas/contract/questions/review';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconChecklist, IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewPatch, ReviewSearch } from '../addresses.ts';
import classes from './review.module.css';

interface Props {
  readonly search: ReviewSearch;
  readonly onSearch: (patch: ReviewPatch) => void;
}

/** The queue: what waits for a decision on the left, the question and what is decided about it beside it. */
export function ReviewScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const decides = can(useMe(), 'questions.review');
  const scope = search.scope ?? (decides ? 'review' : 'own');
  const { question, ...asked } = search;
  const list = useQuery({
    ...query(api.questions.listReviews, { query: { ...asked, scope } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const wide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const rows = list.data?.rows ?? [];
  // Beside a wide list something is always open; on a phone one opens it.
  const open = rows.find(({ id }) => id === question) ?? (wide ? rows[0] : undefined);
  const go = useSteps(rows, open, (id) => onSearch({ question: id }));
  const filtered = search.subject !== undefined || search.author !== undefined || search.search !== undefined;
  const detail = open && (
    <ReviewDetail key={open.id} question={open} onDone={() => onSearch({ question: go.after() })} />
  );
  return (
    <Page
      title={t('questions.review.title')}
      subtitle={t('questions.review.subtitle')}
      breadcrumbs={[
        { label: t('questions.bank.title'), to: '/partner/questions' },
        { label: t('questions.review.title') },
      ]}
    >
      {list.data && !list.data.on ? (
        <Card>
          <EmptyState icon={IconChecklist} title={t('questions.review.off')}>
            {t('questions.review.offText')}
          </EmptyState>
        </Card>
      ) : (
        <div className={classes['desk']} data-open={rows.length > 0 || undefined}>
          <Card flush label={t('questions.review.queue')} className={classes['queue']}>
            <ReviewFilters search={search} scope={scope} decides={decides} found={list.data} onSearch={onSearch} />
            {!list.data && !list.error && <ListSkeleton rows={5} />}
            {!list.data && list.error && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
            {list.data && rows.length === 0 && (
              <EmptyState
                icon={filtered ? IconListSearch : IconChecklist}
                title={t(filtered ? 'questions.review.noMatch' : `questions.review.none.${scope}`)}
              >
                {!filtered && t(`questions.review.noneText.${scope}`)}
              </EmptyState>
            )}
            {list.data && rows.length > 0 && (
              <>
                <ReviewList rows={rows} scope={scope} open={open?.id} onOpen={(id) => onSearch({ question: id })} />
                <Pagination
                  page={list.data.page}
                  size={list.data.size}
                  total={list.data.total}
                  onPage={(page) => onSearch({ page, question: undefined })}
                />
              </>
            )}
          </Card>
          {wide && rows.length > 0 && <div className={classes['detail']}>{detail}</div>}
        </div>
      )}
      {!wide && open && (
        <SidePanel
          opened
          onClose={() => onSearch({ question: undefined })}
          size="login"
          title={t('questions.panel.title', { number: open.number })}
        >
          {detail}
        </SidePanel>
      )}
    </Page>
  );
}

/** J and K go through the list; after a decision the next one opens. */
function useSteps(
  rows: readonly WaitingQuestion[],
  open: WaitingQuestion | undefined,
  onOpen: (id: string | undefined) => void,
) {
  const at = rows.findIndex(({ id }) => id === open?.id);
  const step = (by: 1 | -1) => {
    const next = rows[at + by];
    if (next) onOpen(next.id);
  };
  useHotkeys([
    ['j', () => step(1)],
    ['k', () => step(-1)],
  ]);
  return { after: () => (rows[at + 1] ?? rows[at - 1])?.id };
}
