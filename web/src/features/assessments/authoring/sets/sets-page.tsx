import type { SetReport } from '@abhyas/contract/assessments/sets';
import { IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../../ui/status/skeletons.tsx';
import { PaperNav } from '../../paper-pages/paper-nav.tsx';
import { KeysTable } from './keys-table.tsx';
import { ParallelCard } from './parallel-card.tsx';
import classes from './sets.module.css';
import { SetsFigures } from './sets-figures.tsx';

/** The sets of a test: how alike they are, and what is right at each number of each. */
export function SetsPage({ paperId }: { readonly paperId: string }) {
  const { t } = useTranslation();
  const report = useQuery({ ...query(api.assessments.showSets, { params: { paperId } }), staleTime: 0 });
  const title = report.data?.title ?? '…';
  return (
    <Page
      title={title}
      subtitle={t('authoring.sets.title')}
      breadcrumbs={[
        { label: t('authoring.list.title'), to: '/partner/papers' },
        { label: title, to: `/partner/papers/${paperId}` },
        { label: t('authoring.sets.title') },
      ]}
      nav={<PaperNav paperId={paperId} published={(report.data?.version ?? 0) > 0} />}
    >
      {report.isPending && (
        <Card flush as="div">
          <TableSkeleton rows={8} columns={5} />
        </Card>
      )}
      {report.isError && (
        <Card as="div">
          <LoadFailed error={report.error} onRetry={() => void report.refetch()} />
        </Card>
      )}
      {report.data && <Report report={report.data} />}
    </Page>
  );
}

function Report({ report }: { readonly report: SetReport }) {
  const { t } = useTranslation();
  return (
    <div className={classes['stack']}>
      {report.parallel.length > 0 && <ParallelCard report={report} />}
      {report.version === 0 ? (
        <Card>
          <EmptyState icon={IconStack2} title={t('authoring.sets.unpublished')}>
            {t('authoring.sets.unpublishedText')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <SetsFigures report={report} />
          <KeysTable report={report} />
        </>
      )}
    </div>
  );
}
