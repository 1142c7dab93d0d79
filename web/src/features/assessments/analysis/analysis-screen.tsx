import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import { Button } from '@mantine/core';
import { IconArrowsDiff, IconClipboardOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton, StatSkeleton } from '../../../ui/status/skeletons.tsx';
import { PaperNav } from '../paper-pages/paper-nav.tsx';
import classes from './analysis.module.css';
import type { AnalysisPatch, AnalysisSearch } from '../addresses.ts';
import { askedOf } from './choose-questions.ts';
import { AveragesCard } from './averages-card.tsx';
import { ChaptersCard } from './chapters-card.tsx';
import { DistributionCard } from './distribution-card.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { QuestionsCard } from './questions-card.tsx';
import { WhoseResults } from './whose-results.tsx';

interface Props {
  readonly paperId: string;
  readonly search: AnalysisSearch;
  readonly onSearch: (patch: AnalysisPatch) => void;
}

/** What a paper says about those who sat it, and what they say about the paper. */
export function AnalysisScreen({ paperId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const asked = { params: { paperId }, query: askedOf(search) };
  const { data, error, isPending, refetch } = useQuery({
    ...query(api.assessments.showAnalysis, asked),
    placeholderData: keepPreviousData,
  });
  const title = data?.paper.title ?? '…';
  return (
    <Page
      title={title}
      subtitle={t('authoring.analysis.title')}
      breadcrumbs={[
        { label: t('authoring.list.title'), to: '/partner/papers' },
        { label: title, to: `/partner/papers/${paperId}` },
        { label: t('authoring.analysis.title') },
      ]}
      nav={<PaperNav paperId={paperId} published />}
      action={
        data &&
        data.sat > 0 && (
          <>
            <CompareLink paperId={paperId} search={search} />
            <ExportMenu paperId={paperId} title={title} search={search} />
          </>
        )
      }
    >
      {error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Waiting />
      ) : (
        data && <Analysis analysis={data} search={search} onSearch={onSearch} />
      )}
    </Page>
  );
}

function Analysis({
  analysis,
  search,
  onSearch,
}: Pick<Props, 'search' | 'onSearch'> & { readonly analysis: PaperAnalysis }) {
  const { t } = useTranslation();
  return (
    <Stacked>
      <WhoseResults analysis={analysis} search={search} onSearch={onSearch} />
      {analysis.sat === 0 ? (
        <Card>
          <EmptyState icon={IconClipboardOff} title={t('authoring.analysis.nobody')}>
            {t(search.batchId ? 'authoring.analysis.nobodyOfBatch' : 'authoring.analysis.nobodyText')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <FigureStrip analysis={analysis} />
          <DistributionCard analysis={analysis} />
          <Columns kind="two">
            <AveragesCard analysis={analysis} />
            <ChaptersCard analysis={analysis} />
          </Columns>
          <QuestionsCard analysis={analysis} search={search} onSearch={onSearch} />
        </>
      )}
    </Stacked>
  );
}

function CompareLink({ paperId, search }: Pick<Props, 'paperId' | 'search'>) {
  const { t } = useTranslation();
  const batch = search.batchId ? { batchId: search.batchId } : {};
  return (
    <Button
      variant="outline"
      leftSection={<Icon of={IconArrowsDiff} size={16} />}
      renderRoot={(props) => <Link {...props} to="/partner/papers/compare" search={{ papers: paperId, ...batch }} />}
    >
      {t('authoring.analysis.compare')}
    </Button>
  );
}

function Waiting() {
  return (
    <Stacked>
      <div className={classes['skeletons']}>
        {[1, 2, 3, 4, 5, 6].map((one) => (
          <StatSkeleton key={one} />
        ))}
      </div>
      <CardSkeleton lines={7} />
      <CardSkeleton lines={10} />
    </Stacked>
  );
}
