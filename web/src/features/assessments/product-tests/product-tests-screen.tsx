import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconClipboardOff, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { PaperRow } from '../tests/paper-row.tsx';
import { filterPapers, groupPapers } from '../tests/find-papers.ts';
import rows from '../tests/tests.module.css';
import { OverviewCard } from './overview-card.tsx';

type Tests = Reply<(typeof contract)['assessments']['showProductTests']>;

/** `/jee-test`, `/neet-test`: every test of one exam, the diagnostic across its syllabus, and the way to one of one's own. */
export function ProductTestsScreen({ product, name }: { readonly product: string; readonly name: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(query(api.assessments.showProductTests, { params: { product } }));
  const trail = [{ label: t('assessments.papers.title'), to: '/student/tests' }, { label: name }];
  const make = data?.chosen && (
    <Button
      component={Link}
      to={`/newtest?exam=${data.exam.id}`}
      variant="action"
      leftSection={<Icon of={IconPlus} size={18} />}
    >
      {t('assessments.own.title')}
    </Button>
  );
  return (
    <Page
      title={t('assessments.own.product.title', { exam: name })}
      subtitle={data && t('assessments.papers.summary', { count: filterPapers(data.papers, 'now').length })}
      breadcrumbs={trail}
      action={make}
    >
      {data ? (
        <Tests tests={data} />
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <ListSkeleton rows={6} />
        </Card>
      )}
    </Page>
  );
}

function Tests({ tests: { exam, chosen, papers, overview } }: { readonly tests: Tests }) {
  const { t } = useTranslation();
  return (
    <Stacked>
      {chosen ? (
        <OverviewCard exam={exam} overview={overview} />
      ) : (
        <Notice
          tone="info"
          action={
            <Button component={Link} to="/student/account" size="sm" variant="outline">
              {t('assessments.own.chooseExam')}
            </Button>
          }
        >
          {t('assessments.own.product.notChosen', { exam: exam.name })}
        </Notice>
      )}
      {papers.length === 0 && (
        <Card>
          <EmptyState icon={IconClipboardOff} title={t('assessments.own.product.none', { exam: exam.name })}>
            {t('assessments.papers.noneText')}
          </EmptyState>
        </Card>
      )}
      {groupPapers(papers).map(({ state, papers: group }) => (
        <Card key={state} title={t(`assessments.papers.groups.${state}`)} flush>
          <ul className={rows['papers']}>
            {group.map((paper) => (
              <PaperRow key={paper.paperId} paper={paper} />
            ))}
          </ul>
        </Card>
      ))}
    </Stacked>
  );
}
