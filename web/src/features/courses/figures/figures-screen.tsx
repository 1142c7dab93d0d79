import { IconChartHistogram } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { CourseNav } from '../course-pages/course-nav.tsx';
import { CertificatesView } from '../certificates/certificates-view.tsx';
import { ExportFigures } from './export-figures.tsx';
import { type FiguresPatch, type FiguresSearch, figureViews } from '../addresses.ts';
import { LearnersView } from './learners-view.tsx';
import { Overview } from './overview.tsx';

interface Props {
  readonly courseId: string;
  readonly search: FiguresSearch;
  readonly onSearch: (patch: FiguresPatch) => void;
}

/** How a course is studied: figures, learners and certificates. */
export function FiguresScreen({ courseId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data, error, refetch } = useQuery({
    ...query(api.courses.showCourseFigures, { params: { courseId } }),
    staleTime: 0,
  });
  const view = search.view ?? 'overview';
  const counts = { overview: undefined, learners: data?.learners.all, certificates: data?.certificates };
  return (
    <Page
      title={t('courses.figures.title')}
      subtitle={t('courses.figures.subtitle')}
      breadcrumbs={[
        { label: t('courses.authoring.list.title'), to: '/partner/courses' },
        { label: data?.title ?? '…', to: `/partner/courses/${courseId}` },
        { label: t('courses.figures.title') },
      ]}
      action={data && data.learners.all > 0 && <ExportFigures courseId={courseId} title={data.title} />}
      nav={<CourseNav courseId={courseId} published />}
      tabs={
        <Tabs
          label={t('courses.figures.views')}
          items={figureViews.map((value) => ({
            value,
            label: t(`courses.figures.view.${value}`),
            count: counts[value] === undefined ? undefined : number(counts[value]),
          }))}
          value={view}
          onChange={(value) => onSearch({ view: value, search: undefined, learner: undefined })}
        />
      }
    >
      {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Card>
          <CardSkeleton lines={8} />
        </Card>
      )}
      {data?.learners.all === 0 && view !== 'certificates' && (
        <Card>
          <EmptyState icon={IconChartHistogram} title={t('courses.figures.nobody')}>
            {t('courses.figures.nobodyText')}
          </EmptyState>
        </Card>
      )}
      {data && data.learners.all > 0 && view === 'overview' && (
        <Overview courseId={courseId} figures={data} lesson={search.lesson} onSearch={onSearch} />
      )}
      {data && data.learners.all > 0 && view === 'learners' && (
        <LearnersView courseId={courseId} search={search} onSearch={onSearch} />
      )}
      {data && view === 'certificates' && <CertificatesView courseId={courseId} search={search} onSearch={onSearch} />}
    </Page>
  );
}
