import type { PaperComparison } from '@abhyas/contract/assessments/analysis';
import { comparedPapers } from '@abhyas/contract/assessments/analysis';
import { IconArrowsDiff, IconUsersMinus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../../ui/page/page.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import { CompareExport } from './compare-export.tsx';
import { CompareChoice } from './compare-choice.tsx';
import { type CompareSearch, papersOf } from '../../addresses.ts';
import { GainsCard } from './gains-card.tsx';
import { MeansCard } from './means-card.tsx';
import { SharedChapters } from './shared-chapters.tsx';

interface Props {
  readonly search: CompareSearch;
  readonly onSearch: (search: CompareSearch) => void;
}

/** Two to four papers beside each other: who got better, and where. */
export function CompareScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const papers = papersOf(search);
  const enough = papers.length >= comparedPapers.least;
  const asked = { papers: papers.join(','), ...(search.batchId && { batchId: search.batchId }) };
  const { data, error, refetch } = useQuery({
    ...query(api.assessments.comparePapers, { query: asked }),
    enabled: enough,
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('authoring.compare.title')}
      subtitle={t('authoring.compare.subtitle')}
      breadcrumbs={[
        { label: t('authoring.list.title'), to: '/partner/papers' },
        { label: t('authoring.compare.title') },
      ]}
      action={enough && <CompareExport comparison={data} batchId={search.batchId} />}
    >
      <Stacked>
        <CompareChoice search={search} onSearch={onSearch} />
        {!enough ? (
          <Card>
            <EmptyState icon={IconArrowsDiff} title={t('authoring.compare.choose')}>
              {t('authoring.compare.chooseText')}
            </EmptyState>
          </Card>
        ) : error ? (
          <LoadFailed card error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Comparison comparison={data} />
        ) : (
          <CardSkeleton lines={8} />
        )}
      </Stacked>
    </Page>
  );
}

function Comparison({ comparison }: { readonly comparison: PaperComparison }) {
  const { t } = useTranslation();
  return (
    <>
      <MeansCard comparison={comparison} />
      {comparison.same === 0 ? (
        <Card>
          <EmptyState icon={IconUsersMinus} title={t('authoring.compare.nobody')}>
            {t('authoring.compare.nobodyText')}
          </EmptyState>
        </Card>
      ) : (
        <GainsCard comparison={comparison} />
      )}
      {comparison.chapters.length > 0 && <SharedChapters comparison={comparison} />}
    </>
  );
}
